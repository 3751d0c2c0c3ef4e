/** Warnings of the store about documents whose file is broken, and what becomes of the routes that show them. */
import { existsSync } from "node:fs";
import type { UnreadableWarning } from "#content/store/content-store.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { type DocumentId, isSettings, pathOf } from "#schemas/page-ids.ts";
import { showsDocument } from "../fingerprints.ts";
import { htmlPath } from "../routes.ts";

/** Warnings that stores report while documents are read, by document. */
export class StoreWarnings extends Map<DocumentId, UnreadableWarning> {
  /** Handles a warning of a store. Several stores may report the same document. */
  readonly add = (warning: UnreadableWarning): void => {
    this.set(warning.page, warning);
  };

  affect(path: string): boolean {
    return this.size > 0 && [...this.keys()].some((id) => showsDocument(path, id));
  }
}

/**
 * Describes for each broken document what is wrong with its file and what visitors see instead.
 * @param kept addresses of the routes in `out` that were not written, because they show a broken document
 */
export function diagnoseBroken(warnings: StoreWarnings, out: string, kept: readonly string[]): Diagnostic[] {
  return [...warnings.values()].map(({ reason, page }) => {
    const outcome = describeOutcome(page, kept, out);
    return diagnose("site/not-updated", `${reason.replace(/\.?$/, ".")} ${outcome}`, { page });
  });
}

function describeOutcome(document: DocumentId, kept: readonly string[], out: string): string {
  if (!kept.some((path) => showsDocument(path, document))) return "The changes in this file are not published.";
  const path = isSettings(document) ? undefined : pathOf(document);
  if (path === undefined || !kept.includes(path)) return "The pages that show it stay as they were last published.";
  return existsSync(htmlPath(out, path))
    ? "The page stays as it was last published, or says that it is not available."
    : "The page is left out until the file is fixed.";
}
