import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { FieldChoice } from "#content/revisions/patch.ts";
import { answer, api, type ProposalDetail } from "../api/client.ts";
import { fetchPreview } from "../api/content-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/request.ts";
import { ConflictChoice } from "../changes/conflict-choice.tsx";
import { PageChangeList } from "../changes/page-change-list.tsx";
import { formatAddress } from "../navigation/address.ts";
import { ApiForm } from "../query/api-form.tsx";
import { ConfirmDialog } from "../query/confirm-dialog.tsx";
import { refreshContent } from "../query/query-client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { FormField } from "../ui/controls/form-field.tsx";
import { Problem } from "../ui/controls/problem.tsx";
import { TextField } from "../ui/controls/text-field.tsx";
import { Time } from "../ui/time.tsx";
import {
  continueHref,
  isWaiting,
  type Me,
  mayApprove,
  nameAuthor,
  nameChange,
  rulesAfter,
} from "./describe-proposal.ts";
import { PreviewLinks } from "./preview-links.tsx";
import { approveChange, proposalQuery, refreshProposals } from "./proposal-queries.ts";
import { ProposalState } from "./proposal-state.tsx";

/** One change that waits: what it changes, what has been said about it, and what can be done with it. */
export function ProposalView({ id, me }: { id: string; me: Me }): ReactNode {
  return (
    <QueryResult query={useQuery(proposalQuery(id))}>
      {(proposal) => (
        <div className="proposal">
          <h3>{nameChange(proposal)}</h3>
          <ProposalState proposal={proposal} me={me} />
          {isWaiting(proposal) && <Decision key={proposal.version} proposal={proposal} me={me} />}
          <PageChangeList
            isOpen
            pages={proposal.fields}
            renderPage={(page) => fetchPreview({ page, documents: contentsOf(proposal) })}
          />
          <div className="columns">
            <Comments proposal={proposal} />
            {isWaiting(proposal) && <PreviewLinks proposal={proposal} />}
          </div>
        </div>
      )}
    </QueryResult>
  );
}

const contentsOf = ({ changes }: ProposalDetail) => Object.fromEntries(changes.map(({ page, after }) => [page, after]));

/** Actions: publish or approve, choose what to keep where others have changed the same, continue, withdraw. */
function Decision({ proposal, me }: { proposal: ProposalDetail; me: Me }): ReactNode {
  const { id, version, conflicts, changes, startsAt, missingRules, state } = proposal;
  const [reference, setReference] = useState("");
  const [isWithdrawing, setWithdrawing] = useState(false);
  const approve = useMutation({
    mutationFn: (choices: readonly FieldChoice[]) => approveChange(id, { version, reference, choices: [...choices] }),
    // The change that is read again has the present problems.
    onSettled: () => refreshContent(),
  });
  const verb = startsAt !== null && state !== "attention" ? "Schedule" : "Publish";
  const isLast = rulesAfter(proposal, me).length === 0;
  const action = !isLast ? "Approve" : missingRules.length > 0 ? `Approve and ${verb}` : verb;
  const hasConflict = conflicts.length > 0;
  const mayDecide = hasConflict || (state !== "scheduled" && mayApprove(proposal, me));
  const [first] = changes;
  return (
    <>
      <ConflictChoice
        {...(hasConflict ? { title: "Someone has changed the same text since" } : { className: "proposal-decision" })}
        hint="Choose the version to publish. All other changes of both are kept."
        conflicts={conflicts}
        titles={{ yours: `From ${nameAuthor(proposal, me)}`, theirs: "As it is now", base: "Before" }}
        onSubmit={(choices) => approve.mutate(choices)}
      >
        {mayDecide && missingRules.some(({ needsReference }) => needsReference) && (
          <TextField
            label="Reference of the carrier’s approval"
            maxLength={200}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        )}
        {approve.error && <Problem>{errorMessage(approve.error, `${NO_RESPONSE} Try again.`)}</Problem>}
        <div className="actions">
          {mayDecide && (
            <Button
              text={hasConflict ? `${action} With These Versions` : action}
              type="submit"
              disabled={approve.isPending}
            />
          )}
          {first && proposal.reverses === null && (
            <a className="button secondary" href={continueHref(proposal, first.page)}>
              Continue Editing
            </a>
          )}
          <Button look="quiet" text="Withdraw…" opensDialog onClick={() => setWithdrawing(true)} />
        </div>
      </ConflictChoice>
      {isWithdrawing && (
        <ConfirmDialog
          title="Withdraw this change?"
          action="Withdraw"
          onConfirm={() => api.proposals[":id"].withdraw.$post({ param: { id }, json: { version } })}
          onDone={() => {
            refreshProposals();
            location.hash = formatAddress({ section: "proposals" });
          }}
          onClose={() => setWithdrawing(false)}
        >
          <p>It will not be published. The site stays as it is.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The approvals and comments so far, and the box for another comment. */
function Comments({ proposal: { id, events } }: { proposal: ProposalDetail }): ReactNode {
  async function send(fields: FormData, form: HTMLFormElement): Promise<void> {
    await answer(api.proposals[":id"].comments.$post({ param: { id }, json: { text: String(fields.get("text")) } }));
    form.reset();
    refreshProposals();
  }

  return (
    <section aria-labelledby="comments-title">
      <h3 id="comments-title">Comments</h3>
      {events.length > 0 && (
        <ul className="lines">
          {events.map(({ kind, name, text, at }) => (
            <li key={at + name + text}>
              <strong>{name}</strong> {kind === "approval" && "approved this"}{" "}
              <span className="field-hint">
                <Time value={at} isAgo />
              </span>
              {text && <p>{kind === "approval" ? `Reference: ${text}` : text}</p>}
            </li>
          ))}
        </ul>
      )}
      <ApiForm action={["Send Comment", "Sending..."]} isSecondary send={send}>
        {(problems) => (
          <FormField label="Your comment" error={problems.text}>
            {(attributes) => <textarea {...attributes} name="text" rows={3} maxLength={2000} />}
          </FormField>
        )}
      </ApiForm>
    </section>
  );
}
