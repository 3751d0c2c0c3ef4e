import { useEffect, useState } from "react";

/**
 * Handles files that the user drops anywhere in the window. It listens in the capture phase, before the editor, and keeps
 * the browser from opening the files instead of the page.
 * @param onDrop called with the files while `isActive`
 * @returns true while the user drags files over the window
 */
export function useFileDrop(isActive: boolean, onDrop: (files: readonly File[]) => void): boolean {
  const [isDraggingFile, setDraggingFile] = useState(false);

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
      setDraggingFile(isActive);
    });
    listen("dragleave", ({ relatedTarget }) => {
      if (relatedTarget === null) setDraggingFile(false);
    });
    listen("drop", (event) => {
      event.preventDefault();
      event.stopPropagation();
      setDraggingFile(false);
      if (isActive) onDrop([...(event.dataTransfer?.files ?? [])]);
    });
    return () => controller.abort();
  }, [isActive, onDrop]);

  return isDraggingFile;
}
