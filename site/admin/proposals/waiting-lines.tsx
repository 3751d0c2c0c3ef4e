import { useQuery } from "@tanstack/react-query";
import type { DocumentId } from "#schemas/page-ids.ts";
import { formatTimeAgo } from "../ui/time.tsx";
import { changeHref, continueHref, describeWork, isWaiting, type Me } from "./describe-proposal.ts";
import { proposalsQuery } from "./proposal-queries.ts";

interface WaitingLinesProps {
  document: DocumentId;
  me: Me;
  /** The change that the form continues already. */
  own: string | undefined;
  /** True if the form has changes, which continuing another change would replace. */
  isChanged: boolean;
}

/** Says who else has changes of a document that wait. */
export function WaitingLines({ document, me, own, isChanged }: WaitingLinesProps) {
  const { data = [] } = useQuery(proposalsQuery);
  const waiting = data.filter(
    (proposal) => isWaiting(proposal) && proposal.id !== own && proposal.pages.includes(document),
  );
  return waiting.map((proposal) => (
    <p key={proposal.id} className="form-notice">
      {describeWork(proposal, me, document)}, {formatTimeAgo(proposal.changedAt)}.{" "}
      {!isChanged && proposal.reverses === null && (
        <>
          <a href={continueHref(proposal, document)}>Continue These Changes</a> ·{" "}
        </>
      )}
      <a href={changeHref(proposal)}>View Changes</a>
    </p>
  ));
}
