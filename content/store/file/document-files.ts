/** The current content of a file store: a file for each document. */
import { isUtf8 } from "node:buffer";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { splitConflicts } from "#content/documents/conflict-markers.ts";
import { ifExists, isFileError } from "#content/platform/file-error.ts";
import { syncFolderNow } from "#content/platform/fsync.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, isPageId, isSettings, type PageId } from "#schemas/page-ids.ts";
import { StoreError, unlessRejected } from "../content-store.ts";
import { isLossless, parseDocument, serializeDocument, tryParseDocument } from "../document-codec.ts";
import type { History } from "./history.ts";
import { schemaFolder, schemaReference } from "./schema-files.ts";

export function documentPath(root: string, id: DocumentId): string {
  if (isSettings(id)) return join(root, `${id}.json`);
  if (!isPageId(id)) throw new Error(`${id} is not a page id`);
  // Page ids need no normalization, and `join` is slow for the thousands of pages of a large store.
  return `${root}/pages/${id}.json`;
}

/**
 * Returns a function that serializes a document for its file, with the relative path of its schema for editors. The file has
 * no version, because that line would conflict whenever two branches change the same page. The history has it.
 */
export function createDocumentSerializer(root: string) {
  const schemas = schemaFolder(root);
  const references = new Map<string, string>();
  return (page: DocumentId, content: JsonObject) => {
    const folder = dirname(documentPath(resolve(root), page));
    const path = isSettings(page) ? `${page}.schema.json` : "page.schema.json";
    const key = `${folder} ${path}`;
    const $schema = references.get(key) ?? schemaReference(schemas, path, folder);
    references.set(key, $schema);
    return serializeDocument(page, content, $schema);
  };
}

/**
 * Reads the content of a document, or returns undefined if it has no file.
 * @throws StoreError `store/invalid` if the file is not a stored document with this id
 */
export function readDocumentFile(root: string, id: DocumentId): JsonObject | undefined {
  const file = documentPath(root, id);
  const text = ifExists(() => readText(file));
  return text === undefined ? undefined : parseDocument(text, id, file);
}

/** `readFileSync` copies its default options for each file if it gets only the encoding. */
const READ_OPTIONS = { encoding: "utf8", flag: "r" } as const;

/** @throws StoreError `store/invalid` if the file is a folder or not UTF-8 */
function readText(file: string): string {
  const unreadable = (reason: string) => new StoreError("store/invalid", `${file} cannot be read: ${reason}.`);
  try {
    const text = readFileSync(file, READ_OPTIONS);
    // Decoding replaces bytes that are not UTF-8 by this character.
    if (text.includes("\uFFFD") && !isUtf8(readFileSync(file))) throw unreadable("it is not UTF-8 text");
    return text;
  } catch (cause) {
    throw isFileError(cause) && cause.code === "EISDIR" ? unreadable("it is a folder") : cause;
  }
}

/**
 * Returns whether a document's file has text that would be lost if it were replaced: an edit, or text that is not in its
 * content. A file that cannot be read may have such text.
 * @param before the content that the replacement is based on; null if there was none
 */
export function hasTextToKeep(root: string, id: DocumentId, before: JsonObject | null): boolean {
  const file = documentPath(root, id);
  if (before === null) return existsSync(file);
  try {
    const text = ifExists(() => readText(file));
    return text !== undefined && (!isSame(parseDocument(text, id, file), before) || !isLossless(text));
  } catch (cause) {
    if (cause instanceof StoreError || isFileError(cause)) return true;
    throw cause;
  }
}

/** Returns where to keep a file of the store that has to make room for another: in a folder that is named by the time. */
export function pathAside(root: string, file: string, time = new Date()): string {
  return join(root, "set-aside", time.toISOString().replaceAll(":", "-"), relative(root, file));
}

/**
 * Keeps a file that will be replaced. It stays in place until then, so that readers never miss it. A folder with the name of
 * the file is moved. It is synchronous, so that no edit comes between it and the replacement.
 * @returns the path of what is kept
 */
export function setAside(root: string, file: string): string {
  const target = pathAside(root, file);
  mkdirSync(dirname(target), { recursive: true });
  if (statSync(file).isDirectory()) renameSync(file, target);
  else {
    try {
      // A link also keeps what an open editor still writes.
      linkSync(file, target);
    } catch (cause) {
      if (!isFileError(cause)) throw cause;
      copyFileSync(file, target);
    }
  }
  for (let folder = dirname(target); folder !== dirname(root); folder = dirname(folder)) syncFolderNow(folder);
  return target;
}

/** Lists the folders of pages, relative to the store's folder: `pages` and the folders in it, such as `pages/commercial`. */
export function listPageFolders(root: string): string[] {
  const entries = ifExists(() => readdirSync(join(root, "pages"), { withFileTypes: true })) ?? [];
  return ["pages", ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => `pages/${name}`)];
}

export function listStoredPages(root: string): PageId[] {
  return listPageFolders(root).flatMap((folder) => {
    const files = (ifExists(() => readdirSync(join(root, folder))) ?? []).filter((name) => name.endsWith(".json"));
    const prefix = folder === "pages" ? "" : `${folder.slice("pages/".length)}/`;
    return files.map((name) => prefix + name.slice(0, -5)).filter(isPageId);
  });
}

/** The content of a document's file, null if it does not matter, or what counts instead if there is a problem with the file. */
type FileContent =
  | { content: JsonObject | null | undefined; problem?: undefined; conflict?: undefined }
  | { content: JsonObject | null; problem: StoreError; conflict: { ours: JsonObject | undefined } | undefined };

/**
 * Reads a document's file. If it cannot be read, it counts as the version of the current branch in a file with conflict
 * markers, if that is valid, or else as what was recorded last.
 */
export function readFileContent(
  history: History,
  id: DocumentId,
  mayMatter: (text: string) => boolean = () => true,
): FileContent {
  const file = documentPath(history.root, id);
  let text: string | undefined;
  try {
    text = ifExists(() => readText(file));
    if (text === undefined) return { content: undefined };
    return { content: mayMatter(text) ? parseDocument(text, id, file) : null };
  } catch (cause) {
    if (!(cause instanceof StoreError)) throw cause;
    const conflicted = text === undefined ? undefined : splitConflicts(text);
    const ours = tryParseDocument(conflicted?.sides?.ours, id);
    return { content: ours ?? history.recordedContent(id), problem: cause, conflict: conflicted && { ours } };
  }
}

/**
 * Returns the content that readers see, or null if there is none.
 * @throws StoreError `store/invalid` if the file has conflict markers and they are not allowed
 */
export function readCurrent(history: History, id: DocumentId, { allowsConflict = true } = {}): JsonObject | null {
  const { content, problem, conflict } = readFileContent(history, id);
  if (conflict !== undefined && !allowsConflict) {
    throw new StoreError("store/invalid", `${problem.message} Resolve the conflict first. Nothing was changed.`);
  }
  return content === undefined ? history.missingContent(id) : content;
}

/** Reads the content of a document, or returns undefined if it has no file or the file is not valid. */
export function tryReadDocument(root: string, id: DocumentId): JsonObject | undefined {
  return unlessRejected(() => readDocumentFile(root, id));
}
