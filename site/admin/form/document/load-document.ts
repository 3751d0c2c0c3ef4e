import { collectFacts, type Facts } from "#content/facts/facts.ts";
import type { Site } from "#schemas/generated/site.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { fetchDocuments } from "#site/admin/api/content-api.ts";
import { definitionOf } from "#site/admin/fields/field-definition.ts";
import { toContent, toFormValues } from "../state/form-values.ts";

/** A document of one revision, in the form that the editor writes: without blank fields. */
export interface DocumentVersion {
  content: JsonObject;
  revisionId: string;
  /** False for a page that is not stored yet. Its content is what the site shows instead, or empty. */
  exists: boolean;
}

export interface LoadedDocument extends DocumentVersion {
  facts: Facts;
}

/** @throws RequestError or TypeError if the document cannot be read */
export async function loadDocument(id: DocumentId): Promise<LoadedDocument> {
  const { documents, revisionId } = await fetchDocuments([...new Set([id, SITE])]);
  const site = documents[SITE]?.content;
  // Business info lacks an address only after someone has edited its file by hand.
  const facts: Facts = isObject(site?.address) ? collectFacts(site as unknown as Site) : new Map();
  const { content } = documents[id] ?? {};
  const mayHaveDefault = id === SITE || revisionId === "0";
  const stored = content ?? (mayHaveDefault ? await readDefault(id, facts) : {});
  const definition = definitionOf(id);
  return {
    content: toContent(definition, toFormValues(definition, stored)),
    revisionId,
    exists: content !== undefined,
    facts,
  };
}

/** Returns the content that the site shows in the place of a document that is not stored; none for a new page. */
async function readDefault(id: DocumentId, facts: Facts): Promise<JsonObject> {
  const { defaultContent, defaultPage } = await import("#content/store/default-content.ts");
  const content = id === SITE ? (await defaultContent()).get(SITE) : await defaultPage(id, facts);
  return content ?? {};
}
