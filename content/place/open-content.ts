import type { MediaStore } from "#content/media-store/media-store.ts";
import type { ContentStore } from "#content/store/content-store.ts";

/** The content and its photos. */
export interface OpenContent {
  store: ContentStore;
  media: MediaStore;
  /**
   * Calls a handler after each commit of any process, and sometimes without one. Undefined for files.
   * @returns a function that ends this
   */
  onCommit?: (handler: () => void) => () => void;
}
