/** Approval rules of the site settings: which changes have to wait, for whom, and what is still missing. */
import type { ApprovalRule, Site } from "#schemas/generated/site.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { diffFields } from "../documents/list-changes.ts";
import type { DocumentChange } from "../store/content-store.ts";

/** A person who proposes, approves or publishes. A person who was asked by a preview link has no role. */
export interface Person {
  name: string;
  /** ID of the account, or of the preview link. Missing for commands. */
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
  if (approvals.length === 0) return [];
  const changed = changes.map(({ page, before, after }) => {
    const pointers = diffFields(before ?? undefined, after ?? undefined).map(({ pointer }) => pointer.slice(1));
    return { page, fields: pointers.map((pointer) => pointer.replaceAll("/", ".")) };
  });
  return [RULES_RULE, ...approvals].filter(({ pages, fields }) =>
    changed.some((change) => {
      if (pages !== undefined && !pages.some((pattern) => isPage(change.page, pattern))) return false;
      // A page that is created or removed has a change of the whole content.
      return fields === undefined || change.fields.some((field) => fields.some((given) => isField(field, given)));
    }),
  );
}

/** Checks whether a pattern such as `medicare/*` means a page. */
function isPage(page: DocumentId, pattern: string): boolean {
  const [, section] = /^(.*)\*$/.exec(pattern) ?? [];
  return section === undefined ? page === pattern : page.startsWith(section);
}

function isField(changed: string, given: string): boolean {
  return changed === "" || changed === given || changed.startsWith(`${given}.`) || given.startsWith(`${changed}.`);
}

/** Returns what a rule asks for, to follow "needs": "an owner other than the author, and a carrier's reference". */
function describeRule({ approver = "owner", needsReference, byAnotherPerson }: ApprovalRule): string {
  const who = {
    owner: "an owner",
    editor: "a member of the office",
    invited: "a person who was asked by a preview link",
  };
  const another = byAnotherPerson ? " other than the author" : "";
  return `${who[approver]}${another}${needsReference ? ", and a carrier's reference" : ""}`;
}

function satisfies(rule: ApprovalRule, { id, name, role, reference }: Approval, author: Person): boolean {
  const { approver = "owner", needsReference = false, byAnotherPerson = false } = rule;
  const isAuthor = author.id === undefined ? author.name === name : author.id === id;
  if ((needsReference && !reference) || (byAnotherPerson && isAuthor)) return false;
  if (approver === "invited") return role === undefined;
  return role === "owner" || (approver === "editor" && role === "editor");
}

/** Returns the rules that no approval satisfies yet. */
export function missingApprovals(rules: readonly ApprovalRule[], approvals: readonly Approval[], author: Person) {
  return rules.filter((rule) => !approvals.some((approval) => satisfies(rule, approval, author)));
}

/** Describes rules that are not satisfied: "Medicare needs an owner, and a carrier's reference." */
export function describeMissing(rules: readonly ApprovalRule[]): string {
  return rules.map((rule) => `“${rule.title}” needs ${describeRule(rule)}.`).join(" ");
}
