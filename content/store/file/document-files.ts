/** The current content, a file for each document. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import { type DocumentId, isPageId, LINES_OF_BUSINESS, type PageId, SITE } from "#schemas/page-ids.ts";
import { type StoredDocument, StoreError } from "../content-store.ts";
import { parseDocument, serializeDocument } from "../document-codec.ts";

export function documentPath(root: string, id: DocumentId): string {
  if (id === SITE) return join(root, "site.json");
  if (!isPageId(id)) throw new Error(`${id} is no page`);
  // Put together by hand: ids need no normalising, and stores have thousands of them.
  return `${root}/pages/${id}.json`;
}

/** The text of a document's file. */
export function serializeDocumentFile(root: string, page: DocumentId, document: StoredDocument): string {
  const schemas = join(resolve(root), "..", "schemas", page === SITE ? "site.schema.json" : "page.schema.json");
  const $schema = relative(dirname(documentPath(resolve(root), page)), schemas).replaceAll("\\", "/");
  return serializeDocument(page, document, $schema);
}

/** @throws StoreError `store/invalid` where the file holds no such document */
export function readDocument(root: string, id: DocumentId): StoredDocument | undefined {
  const file = documentPath(root, id);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (cause) {
    if (isFileError(cause) && cause.code === "ENOENT") return undefined;
    throw cause;
  }
  return parseDocument(text, id, file);
}

export function listStoredPages(root: string): PageId[] {
  // Folder by folder: a recursive listing asks the system about each file once more.
  return ["", ...Object.keys(LINES_OF_BUSINESS)].flatMap((section) => {
    const folder = join(root, "pages", section);
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
    return files.map((name) => (section && `${section}/`) + name.slice(0, -5)).filter(isPageId);
  });
}

/** A document, or undefined where there is none that can be read. */
export function tryReadDocument(root: string, id: DocumentId): StoredDocument | undefined {
  try {
    return readDocument(root, id);
  } catch (cause) {
    if (cause instanceof StoreError) return undefined;
    throw cause;
  }
}

/** From this many documents on, the folder is listed rather than each file looked for: most may not be there. */
const LISTING_THRESHOLD = 100;

/** Reads documents of one state of the store. Those that are not there are left out. */
export function createBatchReader(
  list: () => Iterable<DocumentId>,
  read: (id: DocumentId) => StoredDocument | undefined,
): (ids: readonly DocumentId[]) => Map<DocumentId, StoredDocument> {
  let listed: ReadonlySet<DocumentId> | undefined;
  return (ids) => {
    if (ids.length >= LISTING_THRESHOLD) listed ??= new Set(list());
    const documents = new Map<DocumentId, StoredDocument>();
    for (const id of ids) {
      const document = listed === undefined || listed.has(id) ? read(id) : undefined;
      if (document !== undefined) documents.set(id, document);
    }
    return documents;
  };
}
