import type { HealthCheck } from "#content/health/health-check.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { AuditError, type AuditLog } from "../auth/audit/audit-log.ts";

/** Checks that the audit log can be written, with its key. */
export function auditLogCheck(audit: Pick<AuditLog, "check">): HealthCheck {
  return {
    name: "Audit log",
    async run() {
      try {
        await audit.check();
        return [];
      } catch (cause) {
        if (!(cause instanceof AuditError)) throw cause;
        return [{ diagnostic: diagnose("audit/unavailable", cause.message) }];
      }
    },
  };
}
