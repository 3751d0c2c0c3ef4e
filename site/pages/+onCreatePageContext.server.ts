import type { PageContextServer } from "vike/types";

/** The development server has no renderer that hands it a reader: it reads the store itself. */
export async function onCreatePageContext(pageContext: PageContextServer): Promise<void> {
  if (!import.meta.env.DEV || "reader" in pageContext) return;
  const { openFileStore: openStore } = await import("#content/store/file/file-store.ts");
  const store = await openStore({ dir: process.env.CONTENT_DIR ?? "content" });
  Object.assign(pageContext, { reader: await store.reader() });
}
