import type { ReactNode } from "react";
import type { ListedProposal } from "../api/client.ts";
import { listPageNames } from "../ui/page-name.ts";
import { Time } from "../ui/time.tsx";
import { describeState, type Me, nameAuthor, waitsFor } from "./describe-proposal.ts";

/** The state of a change, who made it, and what keeps it from being published. */
export function ProposalState({ proposal, me }: { proposal: ListedProposal; me: Me }): ReactNode {
  const { state, note, pages, changedAt, reason, missing } = proposal;
  return (
    <div className="proposal-state">
      <p className={state === "attention" ? "status error" : waitsFor(proposal, me) ? "status updated" : "status"}>
        {describeState(proposal)}
      </p>
      {reason !== null && <p>{reason}</p>}
      {missing !== "" && <p>{missing}</p>}
      <p className="field-hint">
        {nameAuthor(proposal, me)}, <Time value={changedAt} isAgo />
        {note !== "" && ` · ${listPageNames(pages)}`}
      </p>
    </div>
  );
}
