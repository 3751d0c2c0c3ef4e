import type { PageContextServer } from "vike/types";

/** Opens the content store for Vite's development server. In production, `loadRenderer` passes a reader. */
export async function onCreatePageContext(pageContext: PageContextServer): Promise<void> {
  if (!import.meta.env.DEV || "reader" in pageContext) return;
  const { openFileStore } = await import("#content/store/file/file-store.ts");
  const store = await openFileStore({ dir: process.env.CONTENT_DIR ?? "content" });
  Object.assign(pageContext, { reader: await store.reader() });
}
