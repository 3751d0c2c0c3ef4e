/** The changes that wait, in the words of the office, and for whom they wait. */
import { missingApprovals, type Person } from "#content/revisions/approvals.ts";
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";
import type { ListedProposal, UserSession } from "../api/client.ts";
import { formatAddress, formHref } from "../navigation/address.ts";
import { listPageNames, pageName } from "../ui/page-name.ts";

export type Me = Pick<UserSession, "account" | "name" | "role">;

export const toPerson = ({ account: id, name, role }: Me): Person => ({ id, name, role });

export function isWaiting({ state }: Pick<ListedProposal, "state">): boolean {
  return state !== "published" && state !== "withdrawn";
}

/** Returns the note of a change, or else the pages that it changes. */
export function nameChange({ note, pages }: Pick<ListedProposal, "note" | "pages">): string {
  return note || listPageNames(pages);
}

export function nameAuthor({ author, agent, account }: ListedProposal, me: Me): string {
  if (agent !== null) return `${agent}, for ${author}`;
  return account === me.account && author === me.name ? "You" : author;
}

/** Returns the state of a change: "Sent for approval, from Tuesday, December 1, 2026, 8:00 AM CST". */
export function describeState({ state, askedAt, times, reverses }: ListedProposal): string {
  if (state === "scheduled")
    return reverses === null ? `Scheduled ${times}` : `Will be taken back ${times.replace(/^from/, "on")}`;
  const open = askedAt === null ? "Saved for later" : "Sent for approval";
  const ended = { attention: "Not published", published: "Published", withdrawn: "Withdrawn" };
  const name = { open, approved: "Approved", ...ended };
  return times === "" ? name[state] : `${name[state]}, ${times}`;
}

/** Returns what someone has done with a page: "Joe saved changes to this page for later". */
export function describeWork(proposal: ListedProposal, me: Me, document: DocumentId): string {
  const { state, askedAt } = proposal;
  const name = nameAuthor(proposal, me);
  const what = isSettings(document) ? pageName(document) : "this page";
  if (state !== "open")
    return `${name} ${name === "You" ? "have" : "has"} changes to ${what}: ${describeState(proposal)}`;
  return `${name} ${askedAt === null ? "saved" : "sent"} changes to ${what} for ${askedAt === null ? "later" : "approval"}`;
}

/** Returns the rules that still need an approval after that of this person. */
export function rulesAfter({ missingRules, authors }: ListedProposal, me: Me) {
  return missingApprovals(missingRules, [{ ...toPerson(me), reference: "given" }], authors);
}

/** Checks whether an approval of this person counts. */
export function mayApprove(proposal: ListedProposal, me: Me): boolean {
  const { length } = rulesAfter(proposal, me);
  return length === 0 || length < proposal.missingRules.length;
}

/** Checks whether a change waits for this person: an approval, or a decision after it could not be published. */
export function waitsFor(proposal: ListedProposal, me: Me): boolean {
  if (proposal.state === "attention") return true;
  const isAsked = proposal.state === "approved" || (proposal.state === "open" && proposal.askedAt !== null);
  return isAsked && nameAuthor(proposal, me) !== "You" && mayApprove(proposal, me);
}

export function changeHref({ id }: Pick<ListedProposal, "id">): string {
  return formatAddress({ section: "proposals", path: id });
}

/** Returns the address of the form that continues a change. */
export function continueHref({ id }: Pick<ListedProposal, "id">, document: DocumentId): string {
  return `${formHref(document)}?${new URLSearchParams({ proposal: id })}`;
}
