import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { checkStoredFile } from "#content/importer/check-stored-file.ts";
import { classifyStoreFile } from "#content/importer/store-files.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";

/** Returns the errors in a file of the store. A file that is not a document, or no longer exists, has none. */
export function checkContentFile(contentDir: string, path: string): Diagnostic[] {
  const name = relative(contentDir, path).replaceAll("\\", "/");
  const file = classifyStoreFile(name);
  if (file.kind !== "document" || !existsSync(path)) return [];
  const problems = checkStoredFile({ raw: readFileSync(path), file: path }, file.id);
  return problems.filter(({ severity }) => severity === "error");
}
