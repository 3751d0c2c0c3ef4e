import { type RefObject, useCallback, useReducer, useState } from "react";
import type { JsonEditorHandle } from "../editor/json-editor.tsx";
import { readChosenFile } from "./file/read-chosen-file.ts";
import { EMPTY_SOURCE, isBlank, reduceSourceText, type SourceText } from "./source-text.ts";

export interface SourceTextControls extends SourceText {
  isEmpty: boolean;
  /** The text that the current one replaced, if any. */
  replaced: SourceText | undefined;
  /** Why the last chosen file could not be loaded. */
  fileProblem: string | undefined;
  /** Records the text that the user typed into the editor. */
  type(text: string): void;
  /** Replaces the text and focuses the editor. */
  replace(source: SourceText): void;
  /** Loads the text of a single file. */
  openFiles(files: readonly File[]): Promise<void>;
}

/** Keeps the text to import in step with the editor. */
export function useSourceText(editor: RefObject<JsonEditorHandle | null>): SourceTextControls {
  const [{ current, replaced }, dispatch] = useReducer(reduceSourceText, { current: EMPTY_SOURCE });
  const [fileProblem, setFileProblem] = useState<string>();

  const load = useCallback(
    (source: SourceText) => {
      dispatch({ type: "replaced", by: source });
      setFileProblem(undefined);
      editor.current?.replace(source.text);
    },
    [editor],
  );

  const openFiles = useCallback(
    async ([file, ...others]: readonly File[]) => {
      if (file === undefined) return;
      if (others.length > 0) return setFileProblem("Import one file at a time.");
      try {
        load({ text: await readChosenFile(file), fileName: file.name });
      } catch (error) {
        setFileProblem((error as Error).message);
      }
    },
    [load],
  );

  return {
    ...current,
    isEmpty: isBlank(current),
    replaced,
    fileProblem,
    type: useCallback((text: string) => dispatch({ type: "typed", text }), []),
    replace(source) {
      load(source);
      // The button that the user clicked may be disabled or gone now.
      editor.current?.focus();
    },
    openFiles,
  };
}
