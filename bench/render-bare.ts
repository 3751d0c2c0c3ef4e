// tsx render-bare.ts CONTENT OUT: a loop that renders every route and writes its file, and does nothing else.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openStore } from "#content/store.ts";
import { pathOf } from "#schemas/pages.ts";
import { loadRenderer } from "#site/renderer.ts";

const [dir = "", out = ""] = process.argv.slice(2);
const reader = await (await openStore({ dir })).reader();
const renderer = await loadRenderer(join(import.meta.dirname, ".."));
const paths = (await reader.pages()).flatMap((page) => pathOf(page) ?? []);
const start = performance.now();
for (const folder of new Set(paths.map((path) => dirname(join(out, path))))) mkdirSync(folder, { recursive: true });
for (const path of paths) writeFileSync(join(out, `${path}.html`), (await renderer.render(path, reader)).html);
Object.assign(globalThis, { measured: { innerMs: performance.now() - start } });
