// tsx render.ts CONTENT OUT: renders every page and writes its file, in one thread, with the content already in memory.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ContentReader } from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { pathOf } from "#schemas/page-ids.ts";
import { loadRenderer } from "#site/rendering/renderer.ts";
import { joinMarkup } from "#site/shared-markup/markup.ts";

const [dir = "", out = ""] = process.argv.slice(2);
const stored = await (await openFileStore({ dir })).reader();
const ids = await stored.pages();
const pages = new Map(await Promise.all(ids.map(async (id) => [id, await stored.page(id)] as const)));
const reader: ContentReader = {
  page: async (id) => pages.get(id),
  site: () => stored.site(),
  theme: () => stored.theme(),
  pages: async () => ids,
};
const renderer = await loadRenderer({ root: join(import.meta.dirname, "../.."), out });
const paths = ids.flatMap((page) => pathOf(page) ?? []);
const start = performance.now();
for (const folder of new Set(paths.map((path) => dirname(join(out, path))))) mkdirSync(folder, { recursive: true });
for (const path of paths)
  writeFileSync(join(out, `${path}.html`), joinMarkup((await renderer.render(path, reader)).markup));
Object.assign(globalThis, { measured: { innerMs: performance.now() - start } });
