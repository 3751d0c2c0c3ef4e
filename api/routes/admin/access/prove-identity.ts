import * as z from "zod";
import type { Identities } from "#api/auth/identities.ts";
import type { Sessions } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import { createJsonReader } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import { type AuditTrail, actor } from "../guards/audit-trail.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import type { CheckPasskey } from "./check-passkey.ts";
import type { CheckPassword } from "./check-password.ts";
import { expectSignature, type PasskeyOptions, SignatureSchema } from "./passkey-sign-in.ts";
import { requireOwnPassword } from "./require-own-password.ts";

const ProofSchema = z.union(
  [z.strictObject({ current: z.string() }), z.strictObject({ response: SignatureSchema })],
  "The password or the response of a passkey is missing.",
);
const readJson = createJsonReader(16 * 1024);

interface ProofOptions extends PasskeyOptions {
  identities: Identities;
  sessions: Sessions;
  checkPassword: CheckPassword;
  checkPasskey: CheckPasskey;
  auditTrail: AuditTrail;
}

/** Records that the user has proved again who they are, with their password or with one of their passkeys. */
export function createProveIdentityHandler(options: ProofOptions): AdminHandler {
  const { identities, sessions, checkPasskey, auditTrail } = options;
  return async (c, session) => {
    const proof = await readJson(c, ProofSchema);
    const event = "identity-proved" as const;
    if ("current" in proof) {
      await requireOwnPassword(c, { ...options, session, current: proof.current, event });
    } else {
      const identity = await identities.find(session.account);
      if (!(await checkPasskey(proof.response, identity, expectSignature(c, options)))) {
        await auditTrail.record(c, { event, outcome: "wrong-passkey", ...actor(session) });
        throw new ApiError("wrong-passkey");
      }
    }
    await auditTrail.record(c, { event, outcome: "done", ...actor(session) });
    await sessions.recordProof(session.id);
    return respondJson(c, { success: true });
  };
}
