import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { checkStoredFile } from "#content/importer/check-stored-file.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { isPageId, SITE } from "#schemas/page-ids.ts";

/** Returns the errors in a file of the store. A file that is not a document, or no longer exists, has none. */
export function checkContentFile(contentDir: string, path: string): Diagnostic[] {
  const name = relative(contentDir, path).replaceAll("\\", "/");
  const id = name === "site.json" ? SITE : /^pages\/(.+)\.json$/.exec(name)?.[1];
  if (id === undefined || !(id === SITE || isPageId(id)) || !existsSync(path)) return [];
  return checkStoredFile({ raw: readFileSync(path), file: path }, id).filter(({ severity }) => severity === "error");
}
