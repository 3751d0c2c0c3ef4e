import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { FieldChoice } from "#content/revisions/patch.ts";
import { answer, api, type ListedProposal, type ProposalDetail } from "../api/client.ts";
import { fetchPreview } from "../api/content-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/request.ts";
import { ConflictChoice } from "../changes/conflict-choice.tsx";
import { PageChangeList } from "../changes/page-change-list.tsx";
import { formatAddress } from "../navigation/address.ts";
import { AccessEntry } from "../query/access-entry.tsx";
import { ApiForm } from "../query/api-form.tsx";
import { ConfirmDialog } from "../query/confirm-dialog.tsx";
import { refreshContent } from "../query/query-client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { FormField, TextField } from "../ui/controls/form-field.tsx";
import { Problem } from "../ui/controls/problem.tsx";
import { OneTimeSecret } from "../ui/one-time-secret.tsx";
import { listPageNames } from "../ui/page-name.ts";
import { formatDateTime, Time } from "../ui/time.tsx";
import {
  continueHref,
  describeState,
  isWaiting,
  type Me,
  mayApprove,
  nameAuthor,
  nameChange,
  rulesAfter,
  waitsFor,
} from "./describe-proposal.ts";
import { approveChange, proposalQuery, refreshProposals } from "./proposal-queries.ts";

/** One change that waits: what it changes, what has been said about it, and what can be done with it. */
export function ProposalView({ id, me }: { id: string; me: Me }) {
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

const contentsOf = ({ planned }: ProposalDetail) => Object.fromEntries(planned.map(({ page, after }) => [page, after]));

/** Actions: publish or approve, choose what to keep where others have changed the same, continue, withdraw. */
function Decision({ proposal, me }: { proposal: ProposalDetail; me: Me }) {
  const { id, version, conflicts, changes, startsAt, missingRules, state } = proposal;
  const [reference, setReference] = useState("");
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { mutate, error, isPending } = useMutation({
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
  const author = nameAuthor(proposal, me);
  return (
    <>
      <ConflictChoice
        {...(hasConflict ? { title: "Someone has changed the same text since" } : { className: "proposal-decision" })}
        hint="Choose the version to publish. All other changes of both are kept."
        conflicts={conflicts}
        titles={{ yours: author === "You" ? "Your version" : `From ${author}`, theirs: "As it is now", base: "Before" }}
        onSubmit={(choices) => mutate(choices)}
      >
        {mayDecide && missingRules.some(({ needsReference }) => needsReference) && (
          <TextField
            label="Reference of the carrier’s approval"
            maxLength={200}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        )}
        {error && <Problem>{errorMessage(error, `${NO_RESPONSE} Try again.`)}</Problem>}
        <div className="actions">
          {mayDecide && (
            <Button text={hasConflict ? `${action} With These Versions` : action} type="submit" disabled={isPending} />
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
          <p>{proposal.reverses === null ? "It will not be published." : "The change will stay on the site."}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The approvals and comments so far, and the box for another comment. */
function Comments({ proposal: { id, events } }: { proposal: ProposalDetail }) {
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
          {events.map(({ kind, name, role, text, at }) => (
            <li key={at + name + text}>
              <strong>{name}</strong> {role === null && "(by preview link) "}
              {kind === "approval" && "approved this"}{" "}
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

/** The links that show the site with a change to people without an account. */
function PreviewLinks({ proposal: { id, links } }: { proposal: ProposalDetail }) {
  const [address, setAddress] = useState<string>();

  async function create(fields: FormData, form: HTMLFormElement): Promise<void> {
    const invited = String(fields.get("invited")).trim() || undefined;
    const json = { invited, days: Number(fields.get("days")), isPinned: fields.has("isPinned") };
    const { path } = await answer(api.proposals[":id"].links.$post({ param: { id }, json }));
    form.reset();
    setAddress(new URL(path, location.origin).href);
    refreshProposals();
  }

  return (
    <section aria-labelledby="links-title">
      <h3 id="links-title">Preview Links</h3>
      <p className="field-hint">Anyone with the link sees the site with this change, and can comment.</p>
      {address !== undefined && (
        <OneTimeSecret
          label="Address of the new link"
          hint="Paste it into an email or a message now. It is not shown again."
          value={address}
        />
      )}
      {links.length > 0 && (
        <ul className="lines access-list">
          {links.map(({ id: link, name, by, isPinned, expiresAt }) => (
            <AccessEntry
              key={link}
              name={name === "" ? "For anyone with the link" : `For ${name}, to approve`}
              action="Revoke"
              end={() => api.proposals[":id"].links[":link"].$delete({ param: { id, link } }).then(refreshProposals)}
            >
              Made by {by}, works until {formatDateTime(expiresAt)}
              {isPinned && ". Always shows the change as it was when the link was made"}
            </AccessEntry>
          ))}
        </ul>
      )}
      <ApiForm action={["Create Link", "Creating..."]} isSecondary send={create}>
        {({ invited, days }) => (
          <>
            <TextField
              name="invited"
              label="Person to ask for approval (optional)"
              hint="The name of the person who gets the link, such as a client or a carrier."
              maxLength={60}
              error={invited}
            />
            <TextField name="days" label="Days valid" type="number" min={1} max={90} defaultValue={14} error={days} />
            <Checkbox name="isPinned">Keep showing this version</Checkbox>
          </>
        )}
      </ApiForm>
    </section>
  );
}

/** The state of a change, who made it, and what keeps it from being published. */
export function ProposalState({ proposal, me }: { proposal: ListedProposal; me: Me }) {
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
