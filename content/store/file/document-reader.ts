/** Reads documents from their files. A file that is missing or cannot be read counts as what was recorded last. */
import { splitConflicts } from "#content/documents/conflict-markers.ts";
import { isFileError } from "#content/platform/file-error.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type StoredDocument, StoreError } from "../content-store.ts";
import { parseDocument } from "../document-codec.ts";
import { describeFallback, type WarningHandler } from "../store-reader.ts";
import { documentPath, readDocument, readText } from "./document-files.ts";
import type { History, HistoryIndex, HistoryState } from "./history.ts";

export interface DocumentReader {
  /** Returns undefined if there is no file. */
  read(id: DocumentId): StoredDocument | undefined;
  /** Returns the document without a file that the history has at a state, by default the latest. */
  readMissing(id: DocumentId, state?: HistoryState): StoredDocument | undefined;
}

/** @param onUnreadable called with the reason for each file that is missing or cannot be read */
export function createDocumentReader(root: string, history: History, onUnreadable: WarningHandler): DocumentReader {
  let lastChanges: HistoryIndex["lastChanges"] | undefined;
  const toDocument = (id: DocumentId, content: JsonObject): StoredDocument => ({
    content,
    // Readers of the website do not need the version, which takes the metadata of all revisions.
    get version() {
      lastChanges ??= history.index().lastChanges;
      return lastChanges.get(id)?.revision ?? 0;
    },
  });
  return {
    read(id) {
      try {
        const content = readDocument(root, id);
        return content && toDocument(id, content);
      } catch (cause) {
        if (!(cause instanceof StoreError)) throw cause;
        const conflict = readConflict(root, id);
        const content = conflict?.ours ?? history.recordedContent(id);
        onUnreadable(describeFallback(id, cause.message, { content, isOurs: conflict?.ours !== undefined }));
        if (content === null) return undefined;
        return { ...toDocument(id, content), isUnreadable: true, ...(conflict && { isConflicted: true }) };
      }
    },
    readMissing(id, state) {
      const content = history.missingContent(id, state);
      if (content === null) return undefined;
      onUnreadable(
        describeFallback(id, `${documentPath(root, id)} is missing.`, { content }, "store/missing-document"),
      );
      return { ...toDocument(id, content), isUnreadable: true };
    },
  };
}

/**
 * Returns the content that readers see, or null if there is none.
 * @throws StoreError `store/invalid` if the file has conflict markers and they are not allowed
 */
export function readCurrent(
  root: string,
  id: DocumentId,
  history: History,
  { allowsConflict = true } = {},
): JsonObject | null {
  try {
    return readDocument(root, id) ?? history.missingContent(id);
  } catch (cause) {
    if (!(cause instanceof StoreError)) throw cause;
    const conflict = readConflict(root, id);
    if (conflict !== undefined && !allowsConflict) {
      throw new StoreError("store/invalid", `${cause.message} Resolve the conflict first. Nothing was changed.`);
    }
    return conflict?.ours ?? history.recordedContent(id);
  }
}

/** Returns the version of the current branch, if it is valid, of a file with conflict markers; undefined for another file. */
function readConflict(root: string, id: DocumentId): { ours: JsonObject | undefined } | undefined {
  const file = documentPath(root, id);
  const text = readable(() => readText(file));
  const conflicted = text === undefined ? undefined : splitConflicts(text);
  const { sides } = conflicted ?? {};
  return conflicted && { ours: sides && readable(() => parseDocument(sides.ours, id, file).content) };
}

/** Returns undefined if a file cannot be read, such as a folder with its name. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof StoreError || isFileError(cause)) return undefined;
    throw cause;
  }
}
