/** The text to import, and the text that it replaced. */
import { type RefObject, useCallback, useReducer, useState } from "react";
import type { JsonEditorHandle } from "../editor/json-editor.tsx";
import { isPhoto, readChosenFile } from "./read-chosen-file.ts";

export interface SourceText {
  text: string;
  /** The file that the text was loaded from, even if the user has edited it since. */
  fileName?: string;
}

export interface SourceTextState {
  current: SourceText;
  /** The text that `current` replaced. The user can restore it. */
  replaced?: SourceText;
}

export type SourceTextEvent =
  | { type: "typed"; text: string }
  | { type: "replaced"; by: SourceText }
  | { type: "restored"; state: SourceTextState };

export const EMPTY_SOURCE: SourceText = { text: "" };

/** A text that is replaced by another one can be restored, unless it is blank. @internal exported for tests */
export function reduceSourceText(state: SourceTextState, event: SourceTextEvent): SourceTextState {
  const { current } = state;
  switch (event.type) {
    case "typed":
      return current.text === event.text ? state : { ...state, current: { ...current, text: event.text } };
    case "replaced":
      return isBlank(current) ? { current: event.by } : { current: event.by, replaced: current };
    case "restored":
      return isBlank(current) ? event.state : { current: event.state.current, replaced: current };
  }
}

export function isBlank({ text }: SourceText): boolean {
  return text.trim() === "";
}

/** Keeps the text to import in step with the editor. */
export function useSourceText(editor: RefObject<JsonEditorHandle | null>) {
  const [state, dispatch] = useReducer(reduceSourceText, { current: EMPTY_SOURCE });
  /** Why the last chosen file could not be loaded. */
  const [fileProblem, setFileProblem] = useState<string>();
  /** Photos that were chosen instead of content. */
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const { current } = state;

  function load({ text }: SourceText, event: SourceTextEvent): void {
    dispatch(event);
    setFileProblem(undefined);
    setPhotos([]);
    editor.current?.replace(text);
  }

  async function openFiles(files: readonly File[]): Promise<void> {
    const [file, ...others] = files;
    if (file === undefined) return;
    setPhotos(files.filter(isPhoto));
    if (others.length > 0 && !isPhoto(file)) return setFileProblem("Import one file at a time.");
    try {
      const source = { text: await readChosenFile(file), fileName: file.name };
      load(source, { type: "replaced", by: source });
    } catch (error) {
      setFileProblem((error as Error).message);
    }
  }

  return {
    ...current,
    isEmpty: isBlank(current),
    state,
    fileProblem,
    photos,
    /** Records the text that the user typed into the editor. */
    type: useCallback((text: string) => dispatch({ type: "typed", text }), []),
    /** Replaces the text and focuses the editor, because the button that the user clicked may be disabled or gone now. */
    replace(source: SourceText) {
      load(source, { type: "replaced", by: source });
      editor.current?.focus();
    },
    /** Loads a text and the one that it replaced, from a draft. */
    restore(restored: SourceTextState) {
      load(restored.current, { type: "restored", state: restored });
      editor.current?.focus();
    },
    openFiles,
  };
}
