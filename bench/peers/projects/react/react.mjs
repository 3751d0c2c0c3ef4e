// node react.mjs ROOT SHARED: renders each page with the components of the site and writes its file, in one thread.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readPages } from "./read-pages.mjs";

const [root = "", shared = ""] = process.argv.slice(2);
const { renderContentPage } = await import(pathToFileURL(join(root, "dist/server/content-page.mjs")).href);
const script = readFileSync(join(root, "dist/server/page-script.html"), "utf8");
const { site, theme, overview } = JSON.parse(readFileSync(shared, "utf8"));
const contents = new Map(readPages().map(({ slug, ...content }) => [`commercial/${slug}`, content]));
const ids = [...contents.keys()];
mkdirSync("out/commercial", { recursive: true });
for (const [id, content] of contents) {
  // Another site for each page, so that no part of a page is shared with the next one.
  const ownSite = structuredClone(site);
  const reader = {
    page: async (name) => (name === "commercial" ? overview : name === id ? content : undefined),
    site: async () => ownSite,
    theme: async () => theme,
    pages: async () => ids,
  };
  const document = (await renderContentPage(`/${id}`, reader)).map((part) =>
    typeof part === "string" ? part : part.text,
  );
  writeFileSync(`out/${id}.html`, [...document.slice(0, -1), script, ...document.slice(-1)].join(""));
}
