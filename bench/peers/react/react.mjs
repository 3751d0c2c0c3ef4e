// node react.mjs ROOT SHARED: renders each page with the components of the site and writes its file, in one thread.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readPages } from "./read-pages.mjs";

const [root = "", shared = ""] = process.argv.slice(2);
const { renderCoveragePage } = await import(pathToFileURL(join(root, "dist/server/coverage-page.mjs")).href);
const script = readFileSync(join(root, "dist/server/coverage-script.html"), "utf8");
const { site, overview } = JSON.parse(readFileSync(shared, "utf8"));
const contents = new Map(readPages().map(({ slug, ...content }) => [`commercial/${slug}`, content]));
const reader = {
  page: async (id) => (id === "commercial" ? overview : contents.get(id)),
  site: async () => site,
  pages: async () => [...contents.keys()],
};
mkdirSync("out/commercial", { recursive: true });
for (const id of contents.keys()) {
  const html = await renderCoveragePage(`/${id}`, reader);
  const end = html.lastIndexOf("</body>");
  writeFileSync(`out/${id}.html`, html.slice(0, end) + script + html.slice(end));
}
