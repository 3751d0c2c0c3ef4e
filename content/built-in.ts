/** The content that the site falls back on: the export that the repository's own content was imported from. */
import type { JsonObject } from "#schemas/json.ts";
import { inCanonicalOrder, shapeFor } from "#schemas/model.ts";
import type { DocumentId } from "#schemas/pages.ts";
import { prepare } from "./importer/import.ts";
import { mergePatch } from "./importer/merge.ts";
import { validate } from "./importer/validate.ts";

let loaded: Promise<ReadonlyMap<DocumentId, JsonObject>> | undefined;

/** The built-in documents, read once and only when something is missing. */
export function builtIn(): Promise<ReadonlyMap<DocumentId, JsonObject>> {
  loaded ??= import("../examples/site-export.json", { with: { type: "json" } }).then(({ default: siteExport }) => {
    const { drafts } = prepare([{ raw: JSON.stringify(siteExport), file: "examples/site-export.json" }]);
    return new Map(drafts.map(({ page, patch }) => [page, inCanonicalOrder(mergePatch({}, patch), shapeFor(page))]));
  });
  return loaded;
}

/**
 * What the site shows of a document: its content, or what is built in where it has none or that is not valid.
 * @param onInvalid told why the content is not valid
 */
export async function validOrBuiltIn(
  id: DocumentId,
  content: JsonObject | undefined,
  onInvalid?: (why: string) => void,
): Promise<JsonObject | undefined> {
  const [violation] = content === undefined ? [] : validate(id, content);
  if (violation !== undefined) onInvalid?.(violation.message);
  return content === undefined || violation !== undefined ? (await builtIn()).get(id) : content;
}
