/** Warnings of the store about documents whose file is broken, and what becomes of the routes that show them. */
import { existsSync } from "node:fs";
import type { UnreadableWarning } from "#content/store/content-store.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { type DocumentId, pathOf, SITE } from "#schemas/page-ids.ts";
import { documentsOf } from "../fingerprints.ts";
import { htmlPath } from "../routes.ts";

/** Collection of the warnings that stores report while documents are read. */
export class StoreWarnings {
  readonly #byDocument = new Map<DocumentId, UnreadableWarning>();

  /** Handles a warning of a store. Several stores may report the same document. */
  readonly add = (warning: UnreadableWarning): void => {
    this.#byDocument.set(warning.page, warning);
  };

  list(): UnreadableWarning[] {
    return [...this.#byDocument.values()];
  }

  has(document: DocumentId): boolean {
    return this.#byDocument.has(document);
  }

  affect(path: string): boolean {
    return this.#byDocument.size > 0 && documentsOf(path).some((id) => this.#byDocument.has(id));
  }
}

export interface PublishedRoutes {
  out: string;
  /** Addresses of the routes that were not written, because they show a broken document. */
  kept: readonly string[];
}

/** Describes for each broken document what is wrong with its file and what visitors see instead. */
export function diagnoseBroken(warnings: StoreWarnings, { out, kept }: PublishedRoutes): Diagnostic[] {
  return warnings.list().map(({ reason, page }) => {
    const outcome = describeOutcome(page, kept, out);
    return diagnose("site/not-updated", `${reason.replace(/\.?$/, ".")} ${outcome}`, { page });
  });
}

function describeOutcome(document: DocumentId, kept: readonly string[], out: string): string {
  if (!kept.some((path) => documentsOf(path).includes(document))) return "The changes in this file are not published.";
  const path = document === SITE ? undefined : pathOf(document);
  if (path === undefined || !kept.includes(path)) return "The pages that show it stay as they were last published.";
  return existsSync(htmlPath(out, path))
    ? "The page stays as it was last published, or says that it is not available."
    : "The page is left out until the file is fixed.";
}
