import type { AdminContext, AppContext } from "../routes/app-context.ts";
import { decodeChanges } from "../tasks/serialize-result.ts";
import { createProposals, type ProposalsOptions } from "./proposals.ts";

/** Creates the proposals of a server, whose plans are tasks of the admin. */
export function composeProposals(
  { now, mailDomain, env, log }: Pick<AppContext, "now" | "mailDomain" | "env" | "log">,
  { database, store, tasks, audit }: Pick<AdminContext, "database" | "store" | "tasks" | "audit">,
) {
  const plan: ProposalsOptions["plan"] = async (changes, options) => {
    const { id, plan } = await tasks.planProposal(changes, options);
    return { id, plan: { ...plan, changes: await decodeChanges(plan.changes) } };
  };
  return createProposals({
    ...{ database, store, plan, now, mailDomain, publicUrl: env.PUBLIC_URL },
    async onOutcome({ row, revisionId, reason }) {
      const line = { event: "proposal-published", outcome: reason === undefined ? "done" : "failed" } as const;
      const who = { by: row.approver ?? row.author, account: row.approver_id ?? undefined, message: reason };
      const time = new Date(now()).toISOString();
      await audit
        .write({ time, ...line, ...who, about: [row.id], pages: JSON.parse(row.pages) })
        .catch((err) => log.error({ err, proposal: row.id }, "audit log write failed"));
      log.info(
        { proposal: row.id, revisionId, reason },
        `proposal ${reason === undefined ? "published" : "set aside"}`,
      );
    },
  });
}
