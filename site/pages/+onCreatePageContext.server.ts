import type { PageContextServer } from "vike/types";

/** Opens the content store for Vite's development server. In production, `loadRenderer` passes a reader. */
export async function onCreatePageContext(pageContext: PageContextServer): Promise<void> {
  if (!import.meta.env.DEV || "reader" in pageContext) return;
  const { openDevelopmentReader } = await import("../development/development-reader.ts");
  Object.assign(pageContext, { reader: await openDevelopmentReader(process.env.CONTENT_DIR || "content") });
}
