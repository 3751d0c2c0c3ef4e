import { type Conflict, type ConflictSides, splitConflicts } from "#content/documents/conflict-markers.ts";
import { type StoredDocument, StoreError } from "#content/store/content-store.ts";
import { parseDocument } from "#content/store/document-codec.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { isSame } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

/** Returns a diagnostic for each conflict in the text of a file. */
export function diagnoseConflicts(text: string, file: string): Diagnostic[] {
  const { conflicts = [] } = splitConflicts(text) ?? {};
  return conflicts.map(({ line, ...labels }) =>
    diagnose("json/conflict-markers", describeConflict(labels), { file, line, column: 1, pointer: "" }),
  );
}

function describeConflict({ oursLabel, theirsLabel }: Omit<Conflict, "line">): string {
  return `The file has an unresolved conflict between ${oursLabel || "one version"} and ${theirsLabel || "another"}.`;
}

/**
 * Returns the text of a document's file without its conflicts, or undefined if the versions have different content.
 * Versions that differ only in layout, or in the revision that last changed the document, need no decision.
 */
export function resolveConflicts(text: string, id: DocumentId): string | undefined {
  const { sides } = splitConflicts(text) ?? {};
  return sides && resolveSides(sides, id);
}

function resolveSides({ ours, theirs }: ConflictSides, id: DocumentId): string | undefined {
  const [our, their] = [tryParse(ours, id), tryParse(theirs, id)];
  if (our === undefined || their === undefined || !isSame(our.content, their.content)) return undefined;
  return our.version < their.version ? theirs : ours;
}

function tryParse(text: string, id: DocumentId): StoredDocument | undefined {
  try {
    return parseDocument(text, id, id);
  } catch (cause) {
    if (cause instanceof StoreError) return undefined;
    throw cause;
  }
}
