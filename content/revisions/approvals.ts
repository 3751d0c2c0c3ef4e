/** Approval rules of the site settings: which changes have to wait, for whom, and what is still missing. */
import { fieldNameOf, matchesPage } from "#schemas/approval-patterns.ts";
import type { ApprovalRule, Site } from "#schemas/generated/site.ts";
import { type DocumentId, resolvePage, SITE } from "#schemas/page-ids.ts";
import { diffFields } from "../documents/list-changes.ts";
import type { DocumentChange } from "../store/content-store.ts";

/** A person who proposes, approves or publishes. A person who was asked by a preview link has no role. */
export interface Person {
  name: string;
  /** ID of the account. For an approval by a preview link, that of the person who made the link. Missing for commands. */
  id?: string | undefined;
  role?: "editor" | "owner" | undefined;
}

export interface Approval extends Person {
  /** The reference under which a carrier has approved the text. */
  reference?: string | undefined;
}

/** Keeps editors from changing the rules that bind them. */
const RULES_RULE: ApprovalRule = { id: "approvals", title: "Approval rules", pages: [SITE], fields: ["approvals"] };

/** Returns the rules that some changes fall under. */
export function rulesFor({ approvals = [] }: Pick<Site, "approvals">, changes: readonly DocumentChange[]) {
  const ruled = approvals.length > 0 ? changes : changes.filter(({ page }) => page === SITE);
  const changed = ruled.flatMap(({ page, before, after }) => {
    const pointers = diffFields(before ?? undefined, after ?? undefined).map(({ pointer }) => pointer.slice(1));
    const addressed = page === SITE ? listPagesMoved(before ?? {}, after ?? {}) : [];
    // A page that is created or removed, or whose address changes, has a change of the whole content.
    return [{ page, fields: pointers.map(fieldNameOf) }, ...addressed.map((id) => ({ page: id, fields: [""] }))];
  });
  return [RULES_RULE, ...approvals].filter(({ pages = [], fields = [] }) =>
    changed.some((change) => {
      if (pages.length > 0 && !pages.some((pattern) => matchesPage(pattern, change.page))) return false;
      return fields.length === 0 || change.fields.some((field) => fields.some((given) => isField(field, given)));
    }),
  );
}

/** Returns the pages that a change of the site settings takes off the site or puts on it. */
function listPagesMoved(before: Partial<Site>, after: Partial<Site>): DocumentId[] {
  const unrouted = [before, after].map((site) => site.unrouted ?? []);
  const moved = unrouted.flatMap((ids, side) => ids.filter((id) => !unrouted[1 - side]?.includes(id)));
  const paths = Object.keys({ ...before.redirects, ...after.redirects });
  const led = paths.filter((path) => before.redirects?.[path] !== after.redirects?.[path]);
  return [...moved, ...led.flatMap((path) => resolvePage(path) ?? [])];
}

function isField(changed: string, given: string): boolean {
  const name = fieldNameOf(given);
  return changed === "" || changed === name || changed.startsWith(`${name}.`) || name.startsWith(`${changed}.`);
}

/** Returns what a rule asks for, to follow "needs approval by": "an owner other than the author, with the carrier's reference". */
function describeRule({ approver = "owner", needsReference, byAnotherPerson }: ApprovalRule): string {
  const who = { owner: "an owner", editor: "anyone in the office", invited: "the person invited by a preview link" };
  const another = byAnotherPerson ? " other than the author" : "";
  return `${who[approver]}${another}${needsReference ? ", with the carrier's reference" : ""}`;
}

function satisfies(rule: ApprovalRule, { id, name, role, reference }: Approval, authors: readonly Person[]): boolean {
  const { approver = "owner", needsReference = false, byAnotherPerson = false } = rule;
  // In an office with a shared password, only the names differ. An approval by a preview link has the ID of its maker.
  const isAuthor = authors.some((author) => author.id === id && (author.name === name || role === undefined));
  if ((needsReference && !reference) || (byAnotherPerson && isAuthor)) return false;
  if (approver === "invited") return role === undefined;
  return role === "owner" || (approver === "editor" && role === "editor");
}

/** Returns the rules that no approval satisfies yet. */
export function missingApprovals(
  rules: readonly ApprovalRule[],
  approvals: readonly Approval[],
  authors: readonly Person[],
): ApprovalRule[] {
  return rules.filter((rule) => !approvals.some((approval) => satisfies(rule, approval, authors)));
}

/** Describes rules that are not satisfied: “Medicare” needs approval by an owner, with the carrier's reference. */
export function describeMissing(rules: readonly ApprovalRule[]): string {
  return rules.map((rule) => `“${rule.title}” needs approval by ${describeRule(rule)}.`).join(" ");
}
