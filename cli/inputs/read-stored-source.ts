import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Source } from "#content/findings/finding.ts";
import { documentPath } from "#content/store/file/document-files.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { CommandContext } from "../context/command-context.ts";
import { recordSource } from "./read-inputs.ts";

/** Reads the file of a stored document for the position of an error in it. Returns undefined if it cannot be read. */
export function readStoredSource(page: DocumentId, context: CommandContext): Source | undefined {
  const path = documentPath(context.contentPlace.contentDir, page);
  const file = relative(context.io.cwd, path);
  try {
    const raw = readFileSync(path);
    recordSource({ raw, file }, context);
    return { file, text: new TextDecoder().decode(raw), pointer: "" };
  } catch {
    return undefined;
  }
}
