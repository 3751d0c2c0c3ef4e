/** Names of the files in the folder of a store. */
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { parseRevisionFileName } from "#content/store/revision-name.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { type DocumentId, FIXED_PAGES, isPageId, SETTINGS } from "#schemas/page-ids.ts";

export type StoreFile =
  | { kind: "document"; id: DocumentId }
  /** An entry of the history. `revision` is its name, such as `12` or `12-3fa9c1b07d10`. */
  | { kind: "revision"; revision: string }
  /** A file that the store, editors or the operating system use and that has no content to check. */
  | { kind: "support" }
  /** A file that nothing reads. */
  | { kind: "unknown" };

/** Files that are neither a document nor a revision, but belong in the folder. */
const SUPPORT_FILES = [
  // Names that begin with a period: `.writers` of the store, `.gitkeep`, `.DS_Store`.
  /(?:^|\/)\./,
  /^media\//,
  /^schemas\//,
  /^set-aside\//,
  /^default-content\.json$/,
];

/** Returns the kind of a file by its path in the folder of a store, with forward slashes. */
export function classifyStoreFile(path: string): StoreFile {
  const [, page] = /^pages\/(.+)\.json$/.exec(path) ?? [];
  const [, entry = ""] = /^history\/(.+)$/.exec(path) ?? [];
  const revision = parseRevisionFileName(entry)?.id;
  const settings = SETTINGS.find((id) => path === `${id}.json`);
  if (settings !== undefined) return { kind: "document", id: settings };
  if (page !== undefined && isPageId(page)) return { kind: "document", id: page };
  if (revision !== undefined) return { kind: "revision", revision };
  return { kind: SUPPORT_FILES.some((pattern) => pattern.test(path)) ? "support" : "unknown" };
}

/**
 * Reports a file of the kind `unknown`. Content that was meant for a page is an error.
 * @param path relative to the folder of the store, with forward slashes
 * @param file name of the file in the diagnostic
 */
export function reportUnknownFile(path: string, file: string): Diagnostic {
  const isPage = /^pages\/.*\.json$/.test(path);
  const suggestion = suggestPath(path);
  let problem = "The store does not use this file.";
  if (isPage) problem = "This name is not that of a page, so no page shows the file.";
  else if (/^history\/.*\.json$/.test(path)) {
    problem = "This name is not that of an entry of the history, such as 12-3fa9c1b07d10.json.";
  }
  return diagnose("files/unknown", `${problem}${didYouMean(suggestion)}`, {
    file,
    ...(isPage && { severity: "error" }),
    ...(suggestion !== undefined && { suggestion }),
  });
}

/** Returns the path that a file probably should have. */
function suggestPath(path: string): string | undefined {
  const [, name] = /^pages\/(.+)\.json$/i.exec(path) ?? [];
  const settings = SETTINGS.map((id) => `${id}.json`);
  if (name === undefined) return closest(path, settings);
  const id = closest(name, FIXED_PAGES) ?? name.toLowerCase().replaceAll(/[^a-z0-9/]+/g, "-");
  return isPageId(id) ? `pages/${id}.json` : undefined;
}
