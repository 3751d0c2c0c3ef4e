import { createPatch } from "#content/documents/merge-patch.ts";
import { mergeThreeWay } from "#content/documents/three-way-merge.ts";
import { collectFacts, type Facts } from "#content/facts/facts.ts";
import type { ImportConflict } from "#content/importer/plan/plan.ts";
import type { FieldChoice } from "#content/revisions/patch.ts";
import type { DocumentChange } from "#content/store/content-store.ts";
import type { Site } from "#schemas/generated/site.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { ProposalDetail } from "#site/admin/api/client.ts";
import { fetchDocuments } from "#site/admin/api/content-api.ts";
import { RequestError } from "#site/admin/api/request.ts";
import { definitionOf } from "#site/admin/fields/field-definition.ts";
import { pageName } from "../../ui/page-name.ts";
import { toContent, toFormValues } from "../state/form-values.ts";
import { linkingDocuments, type PagePlacement, placePage } from "./page-placement.ts";

/** A document of one revision, in the form that the editor writes: without blank fields. */
export interface DocumentVersion extends KeptParts {
  content: JsonObject;
  revisionId: string;
  /** False for a page that is not stored yet. Its content is what the site shows instead, or empty. */
  exists: boolean;
  /** The changes of other documents that are saved and published with those of the form. */
  others?: Readonly<Record<DocumentId, JsonObject>> | undefined;
}

/** Parts of the changes of a form beside the fields. */
export interface KeptParts {
  /** The places where other parts of the site link to a page that is not stored yet. */
  placement?: PagePlacement | undefined;
  proposal?: KeptProposal | undefined;
}

/** The change saved for later that a form continues. */
export interface KeptProposal extends Pick<ProposalDetail, "id" | "version" | "note" | "startsAt" | "endsAt"> {
  others: readonly DocumentChange[];
  /** The content of the document that the server has. */
  content?: JsonObject;
}

export interface LoadedDocument extends DocumentVersion {
  facts: Facts;
  /** The settings of the site as they are published. */
  site: Partial<Site>;
  /** The reason why the form does not continue the saved change that its draft belongs to. */
  problem?: string;
}

/** Loads a document for a draft. If the saved change that it belongs to cannot be continued, the draft goes on beside it. */
export async function loadForDraft(id: DocumentId, kept: KeptParts = {}): Promise<LoadedDocument> {
  return loadDocument(id, kept).catch(async (error: unknown) => {
    if (!(error instanceof RequestError) || error.status !== 412) throw error;
    return { ...(await loadDocument(id, { placement: kept.placement })), problem: error.userMessage };
  });
}

/**
 * Loads a document of the newest revision.
 * @param kept what belongs to the changes that the form starts with
 * @throws RequestError or TypeError if the document cannot be read, or if the other documents cannot take their changes
 */
export async function loadDocument(id: DocumentId, { placement, proposal }: KeptParts = {}): Promise<LoadedDocument> {
  const linking = placement === undefined ? [] : linkingDocuments(id, placement);
  const { others = [] } = proposal ?? {};
  const ids = [...new Set([id, SITE, ...linking, ...others.map(({ page }) => page)])];
  const { documents, builtIn, revisionId } = await fetchDocuments(ids);
  const contentOf = (other: DocumentId) => documents[other]?.content ?? builtIn[other] ?? {};
  const site: Partial<Site> = documents[SITE]?.content ?? {};
  // Business info lacks an office only after someone has edited its file by hand.
  const isWhole = Array.isArray(site.offices) && isObject(site.offices[0]);
  const { content } = documents[id] ?? {};
  const isPlaced = content === undefined && placement !== undefined;
  return {
    content: normalize(id, contentOf(id)),
    revisionId,
    exists: content !== undefined,
    ...{ placement: isPlaced ? placement : undefined, proposal },
    others: {
      ...(isPlaced && placePage(id, placement, contentOf)),
      ...Object.fromEntries(others.map((change) => [change.page, patchFor(change, contentOf(change.page))])),
    },
    facts: isWhole ? collectFacts(site as Site) : new Map(),
    site,
  };
}

/** Returns what a form remembers of a change that is saved with this content. */
export function toKeptProposal(proposal: ProposalDetail, document: DocumentId, content: JsonObject): KeptProposal {
  const { id, version, note, startsAt, endsAt, changes } = proposal;
  return { id, version, note, startsAt, endsAt, others: changes.filter(({ page }) => page !== document), content };
}

/** Returns content in the form that the editor writes. */
export function normalize(id: DocumentId, content: JsonObject): JsonObject {
  const definition = definitionOf(id);
  return toContent(definition, toFormValues(definition, content));
}

/** Returns a change of another document as a patch of its newest content. */
function patchFor({ page, before, after }: DocumentChange, newest: JsonObject): JsonObject {
  const { merged, conflicts } = mergeThreeWay(before ?? {}, newest, after ?? undefined);
  if (merged !== undefined && conflicts.length === 0) return createPatch(newest, merged);
  const error = `This change also edits ${pageName(page)}, which someone has changed since. Open it under Waiting Changes.`;
  throw new RequestError(412, error, { error });
}

export interface Rebase {
  newest: DocumentVersion;
  /** The newest version with the user's changes; theirs in the fields that both have changed, unless chosen. */
  merged: JsonObject;
  /** The fields that both have changed and that no choice settles. */
  conflicts: readonly ImportConflict[];
}

/**
 * Applies the user's changes to a newer version of the document.
 * @param base the version that the user's changes were made to
 * @param yours the base with the user's changes
 */
export function rebase(
  page: DocumentId,
  base: JsonObject,
  newest: DocumentVersion,
  yours: JsonObject,
  choices: readonly FieldChoice[] = [],
): Rebase {
  const sideOf = ({ pointer }: Pick<FieldChoice, "pointer">) =>
    choices.find((choice) => choice.page === page && choice.pointer === pointer)?.side;
  const prefer = (conflict: Pick<FieldChoice, "pointer">) => sideOf(conflict) ?? "theirs";
  const { merged = {}, conflicts } = mergeThreeWay(base, newest.content, yours, prefer);
  const open = conflicts.filter((conflict) => sideOf(conflict) === undefined);
  return { newest, merged, conflicts: open.map((conflict) => ({ page, ...conflict })) };
}
