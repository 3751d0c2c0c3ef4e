/** The current content, a file for each document. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { type DocumentId, isPageId, type PageId, SECTIONS, SITE } from "#schemas/pages.ts";
import { type StoredDocument, StoreError } from "../content-store.ts";
import { parseDocument, serialiseDocument } from "./document-text.ts";

export function fileOf(root: string, id: DocumentId): string {
  if (id === SITE) return join(root, "site.json");
  if (!isPageId(id)) throw new Error(`${id} is no page`);
  // Put together by hand: ids need no normalising, and stores have thousands of them.
  return `${root}/pages/${id}.json`;
}

/** The text of a document's file. */
export function fileText(root: string, page: DocumentId, document: StoredDocument): string {
  const schemas = join(resolve(root), "..", "schemas", page === SITE ? "site.schema.json" : "page.schema.json");
  const $schema = relative(dirname(fileOf(resolve(root), page)), schemas).replaceAll("\\", "/");
  return serialiseDocument(page, document, $schema);
}

/** @throws StoreError `store/invalid` where the file holds no such document */
export function readDocument(root: string, id: DocumentId): StoredDocument | undefined {
  const file = fileOf(root, id);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (cause) {
    if (isFileError(cause) && cause.code === "ENOENT") return undefined;
    throw cause;
  }
  return parseDocument(text, id, file);
}

export function storedPages(root: string): PageId[] {
  // Folder by folder: a recursive listing asks the system about each file once more.
  return ["", ...Object.keys(SECTIONS)].flatMap((section) => {
    const folder = join(root, "pages", section);
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
    return files.map((name) => (section && `${section}/`) + name.slice(0, -5)).filter(isPageId);
  });
}

export function isFileError(cause: unknown): cause is NodeJS.ErrnoException {
  return cause instanceof Error && "syscall" in cause;
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
const MANY = 100;

/** Reads documents of one state of the store. Those that are not there are left out. */
export function documentReader(
  list: () => Iterable<DocumentId>,
  read: (id: DocumentId) => StoredDocument | undefined,
): (ids: readonly DocumentId[]) => Map<DocumentId, StoredDocument> {
  let listed: ReadonlySet<DocumentId> | undefined;
  return (ids) => {
    if (ids.length >= MANY) listed ??= new Set(list());
    const documents = new Map<DocumentId, StoredDocument>();
    for (const id of ids) {
      const document = listed === undefined || listed.has(id) ? read(id) : undefined;
      if (document !== undefined) documents.set(id, document);
    }
    return documents;
  };
}
