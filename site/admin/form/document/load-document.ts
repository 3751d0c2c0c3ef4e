import { collectFacts, type Facts } from "#content/facts/facts.ts";
import type { Site } from "#schemas/generated/site.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { fetchDocuments } from "#site/admin/api/content-api.ts";
import { definitionOf } from "#site/admin/fields/field-definition.ts";
import { toContent, toFormValues } from "../state/form-values.ts";
import { linkingDocuments, type PagePlacement, placePage } from "./page-placement.ts";

/** A document of one revision, in the form that the editor writes: without blank fields. */
export interface DocumentVersion {
  content: JsonObject;
  revisionId: string;
  /** False for a page that is not stored yet. Its content is what the site shows instead, or empty. */
  exists: boolean;
  /** The changes of other documents that are published with a page that is not stored yet. */
  placement?: PagePlacement | undefined;
  others?: Readonly<Record<DocumentId, JsonObject>> | undefined;
}

export interface LoadedDocument extends DocumentVersion {
  facts: Facts;
}

/**
 * Loads a document of the newest revision.
 * @param placement where other pages link to a page that is not stored yet
 * @throws RequestError or TypeError if the document cannot be read
 */
export async function loadDocument(id: DocumentId, placement?: PagePlacement): Promise<LoadedDocument> {
  const linking = placement === undefined ? [] : linkingDocuments(id, placement);
  const { documents, builtIn, revisionId } = await fetchDocuments([...new Set([id, SITE, ...linking])]);
  const contentOf = (other: DocumentId) => documents[other]?.content ?? builtIn[other] ?? {};
  const site = documents[SITE]?.content;
  // Business info lacks an office only after someone has edited its file by hand.
  const facts: Facts =
    Array.isArray(site?.offices) && isObject(site.offices[0]) ? collectFacts(site as unknown as Site) : new Map();
  const { content } = documents[id] ?? {};
  const stored = contentOf(id);
  const isPlaced = content === undefined && placement !== undefined;
  const definition = definitionOf(id);
  return {
    content: toContent(definition, toFormValues(definition, stored)),
    revisionId,
    exists: content !== undefined,
    ...(isPlaced && { placement, others: placePage(id, placement, contentOf) }),
    facts,
  };
}
