/** Files that one section passes to another one together with its address. */
import type { SectionId } from "./address.ts";

const waiting = new Map<SectionId, readonly File[]>();

/** Keeps files for a section, which takes them when it is shown next. */
export function handOverFiles(section: SectionId, files: readonly File[]): void {
  waiting.set(section, files);
}

/** Returns the files for a section, once. */
export function takeFiles(section: SectionId): readonly File[] {
  const files = waiting.get(section) ?? [];
  waiting.delete(section);
  return files;
}
