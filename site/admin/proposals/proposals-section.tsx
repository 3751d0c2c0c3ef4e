import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { ListedProposal } from "../api/client.ts";
import { formatAddress, SECTION_TITLES, type SectionProps } from "../navigation/address.ts";
import { QueryResult } from "../query/query-result.tsx";
import { changeHref, isWaiting, type Me, nameChange } from "./describe-proposal.ts";
import { proposalsQuery } from "./proposal-queries.ts";
import { ProposalState, ProposalView } from "./proposal-view.tsx";

/** The section with everything of the office that waits: saved for later, sent for approval, or scheduled. */
export function ProposalsSection({ session, isShown, address: { path } }: SectionProps) {
  const titleId = useId();
  return (
    <section className="proposals" aria-labelledby={titleId}>
      <header className="section-bar">
        {path !== "" && (
          <a className="return-link" href={formatAddress({ section: "proposals" })}>
            All {SECTION_TITLES.proposals}
          </a>
        )}
        <h2 id={titleId}>{path === "" ? SECTION_TITLES.proposals : "Change"}</h2>
        {path === "" && <p>What the office has saved for later, sent for approval, or scheduled.</p>}
      </header>
      {path === "" ? (
        <ProposalList me={session} isShown={isShown} />
      ) : (
        <ProposalView key={path} id={path} me={session} />
      )}
    </section>
  );
}

function ProposalList({ me, isShown }: { me: Me; isShown: boolean }) {
  return (
    <QueryResult query={useQuery({ ...proposalsQuery, enabled: isShown })}>
      {(proposals) => (
        <>
          <ProposalRows me={me} proposals={proposals.filter(isWaiting)} />
          {!proposals.some(isWaiting) && (
            <div className="empty-state">
              Nothing is waiting.
              <p>To keep changes without publishing them, choose Save for Later below a form.</p>
            </div>
          )}
          {!proposals.every(isWaiting) && <h3>Ended Recently</h3>}
          <ProposalRows me={me} proposals={proposals.filter((proposal) => !isWaiting(proposal))} />
        </>
      )}
    </QueryResult>
  );
}

function ProposalRows({ me, proposals }: { me: Me; proposals: readonly ListedProposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <ul className="proposal-rows">
      {proposals.map((proposal) => (
        <li key={proposal.id}>
          <a href={changeHref(proposal)}>{nameChange(proposal)}</a>
          <ProposalState proposal={proposal} me={me} />
        </li>
      ))}
    </ul>
  );
}
