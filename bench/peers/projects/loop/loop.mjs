// Renders each page with a template literal and writes its file, in one thread.
import { mkdirSync, writeFileSync } from "node:fs";
import { readPages } from "./read-pages.mjs";
import { render } from "./template.mjs";

mkdirSync("out/commercial", { recursive: true });
for (const page of readPages()) writeFileSync(`out/commercial/${page.slug}.html`, render(page));
