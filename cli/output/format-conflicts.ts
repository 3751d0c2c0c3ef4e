import { excerptConflict } from "#content/documents/conflict-excerpt.ts";
import type { ImportConflict } from "#content/importer/plan/plan.ts";
import { hasOpenConflict, type ImportResult } from "#content/importer/plan/result.ts";
import { segments } from "#schemas/json.ts";
import type { Style } from "./terminal-text.ts";

/** The length of each value that a person still reads. */
const MAX_VALUE_LENGTH = 90;
/** Conflicts that a person still reads. The JSON result contains all. */
const MAX_CONFLICTS = 50;

export function formatConflicts(conflicts: readonly ImportConflict[], style: Style): string {
  const blocks = conflicts.slice(0, MAX_CONFLICTS).map((conflict) => formatConflict(conflict, style));
  const omitted = conflicts.length - blocks.length;
  return `${blocks.join("")}${omitted > 0 ? `  … and ${omitted} more (--format json lists all)\n\n` : ""}`;
}

/** Returns the next step if a conflict prevents the import of a page. */
export function suggestSettling(result: Pick<ImportResult, "conflicts">): string | undefined {
  return hasOpenConflict(result) ? "Add --prefer theirs or --prefer yours to settle the conflicts." : undefined;
}

function formatConflict(conflict: ImportConflict, style: Style): string {
  const { page, pointer, settled } = conflict;
  const field = segments(pointer).join(".") || "the whole page";
  const outcome = settled === undefined ? "" : style.dim(` settled with ${settled}`);
  const { base, theirs, yours } = excerptConflict(conflict, MAX_VALUE_LENGTH);
  return [
    `  ${style.bold(page)} ${field}${outcome}`,
    `    base    ${base}`,
    `    theirs  ${style.red(theirs)}`,
    `    yours   ${style.green(yours)}`,
    "\n",
  ].join("\n");
}
