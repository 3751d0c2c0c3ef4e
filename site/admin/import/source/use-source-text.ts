import { type RefObject, useCallback, useReducer, useState } from "react";
import type { JsonEditorHandle } from "../../editor/json-editor.tsx";
import { isPhoto, readChosenFile } from "../file/read-chosen-file.ts";
import {
  EMPTY_SOURCE,
  isBlank,
  reduceSourceText,
  type SourceText,
  type SourceTextEvent,
  type SourceTextState,
} from "./source-text.ts";

export interface SourceTextControls extends SourceText {
  isEmpty: boolean;
  /** The text and the one that it replaced. */
  state: SourceTextState;
  /** Why the last chosen file could not be loaded. */
  fileProblem: string | undefined;
  /** Photos that were chosen instead of content. */
  photos: readonly File[];
  /** Records the text that the user typed into the editor. */
  type(text: string): void;
  /** Replaces the text and focuses the editor. */
  replace(source: SourceText): void;
  /** Loads a text and the one that it replaced, from a draft. */
  restore(state: SourceTextState): void;
  /** Loads the text of a single file. */
  openFiles(files: readonly File[]): Promise<void>;
}

/** Keeps the text to import in step with the editor. */
export function useSourceText(editor: RefObject<JsonEditorHandle | null>): SourceTextControls {
  const [state, dispatch] = useReducer(reduceSourceText, { current: EMPTY_SOURCE });
  const [fileProblem, setFileProblem] = useState<string>();
  const [photos, setPhotos] = useState<readonly File[]>([]);

  const { current } = state;

  const load = useCallback(
    (source: SourceText, event: SourceTextEvent = { type: "replaced", by: source }) => {
      dispatch(event);
      setFileProblem(undefined);
      setPhotos([]);
      editor.current?.replace(source.text);
    },
    [editor],
  );

  const openFiles = useCallback(
    async (files: readonly File[]) => {
      const [file, ...others] = files;
      if (file === undefined) return;
      setPhotos(files.filter(isPhoto));
      if (others.length > 0 && !isPhoto(file)) return setFileProblem("Import one file at a time.");
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
    state,
    fileProblem,
    photos,
    type: useCallback((text: string) => dispatch({ type: "typed", text }), []),
    replace(source) {
      load(source);
      // The button that the user clicked may be disabled or gone now.
      editor.current?.focus();
    },
    restore(restored) {
      load(restored.current, { type: "restored", state: restored });
      editor.current?.focus();
    },
    openFiles,
  };
}
