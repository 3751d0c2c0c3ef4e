import { useEffect, useEffectEvent, useState } from "react";
import type { SectionId } from "./address.ts";

/** Files that one section passes to another one together with its address. */
const waiting = new Map<SectionId, readonly File[]>();

/** Keeps files for a section, which takes them when it is shown next. */
export function handOverFiles(section: SectionId, files: readonly File[]): void {
  waiting.set(section, files);
}

/** Returns the files for a section, once. */
function takeFiles(section: SectionId): readonly File[] {
  const files = waiting.get(section) ?? [];
  waiting.delete(section);
  return files;
}

/**
 * Handles the files that another section hands over with the address, and those that the user drops anywhere in the window.
 * It listens in the capture phase, before the editor, and keeps the browser from opening dropped files instead of the page.
 */
export function useIncomingFiles(
  section: SectionId,
  isShown: boolean,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isDraggingFile, setDraggingFile] = useState(false);
  const receive = useEffectEvent(onFiles);

  useEffect(() => {
    if (isShown) receive(takeFiles(section));
  }, [section, isShown]);

  useEffect(() => {
    const controller = new AbortController();
    const listen = (type: "dragover" | "dragleave" | "drop", listener: (event: DragEvent) => void) => {
      const onlyFiles = (event: DragEvent) => {
        if (event.dataTransfer?.types.includes("Files")) listener(event);
      };
      addEventListener(type, onlyFiles, { capture: true, signal: controller.signal });
    };
    listen("dragover", (event) => {
      event.preventDefault();
      setDraggingFile(isShown);
    });
    listen("dragleave", ({ relatedTarget }) => {
      if (relatedTarget === null) setDraggingFile(false);
    });
    listen("drop", (event) => {
      event.preventDefault();
      event.stopPropagation();
      setDraggingFile(false);
      if (isShown) receive([...(event.dataTransfer?.files ?? [])]);
    });
    return () => controller.abort();
  }, [isShown]);

  return isDraggingFile;
}
