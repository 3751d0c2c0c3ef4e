import { useEffect, useState } from "react";

/**
 * Takes files that are dropped anywhere in the window, before anything in it does: the browser would open them in place of
 * the page.
 * @param onDrop told of the files, while `isActive`
 * @returns whether files are held over the window now
 */
export function useFileDrop(isActive: boolean, onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);

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
      setOver(isActive);
    });
    listen("dragleave", ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    listen("drop", (event) => {
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      if (isActive) onDrop([...(event.dataTransfer?.files ?? [])]);
    });
    return () => controller.abort();
  }, [isActive, onDrop]);

  return isOver;
}
