import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentReader } from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { loadRenderer } from "#site/rendering/renderer.ts";
import { joinMarkup } from "#site/shared-markup/markup.ts";
import { generateExport } from "../support/generate-export.ts";
import { AGENCY, measure } from "../support/measure.ts";
import { deriveTemplate, MARKED_SLUG, markContent, type Piece } from "./template.ts";

export const ROOT = join(import.meta.dirname, "../..");

/** The only section that some coverage pages lack. It contains a calculator whose script gets its content as properties. */
const OMITTED_SECTIONS: ReadonlySet<string> = new Set(["deductible"]);
/** Pages of one import, whose input is limited to 64 MiB. */
const IMPORTED_PAGES = 5000;
/** Pages to find what differs between pages. */
const COMPARED_PAGES = 100;

export interface BenchSite {
  /** Content store of this project. */
  content: string;
  /** Folder with `pages/<slug>.json`, the content of each page and its slug, and `site.json`, what the pages share. */
  input: string;
  pages: readonly JsonObject[];
  template: Piece[];
}

/** Generates the content of the pages for this project and for its peers, and derives the template. */
export async function prepareSite(folder: string, count: number): Promise<BenchSite> {
  const content = join(folder, "content");
  const input = join(folder, "input");
  for (let from = 0; from < count; from += IMPORTED_PAGES) {
    const file = join(folder, "export.json");
    await writeFile(
      file,
      JSON.stringify(generateExport(Math.min(IMPORTED_PAGES, count - from), from, OMITTED_SECTIONS)),
    );
    await measure(AGENCY, "import", file, "--create", "--content", content);
  }
  const reader = await (await openFileStore({ dir: content })).reader();
  const ids = (await reader.pages()).filter((id) => id.startsWith("commercial/sample-"));
  await mkdir(join(input, "pages"), { recursive: true });
  const pages: JsonObject[] = [];
  for (const id of ids) {
    const page = { slug: id.slice("commercial/".length), ...(await readObject(reader, id)) };
    pages.push(page);
    await writeFile(join(input, "pages", `${page.slug}.json`), JSON.stringify(page));
  }
  const shared = { site: await reader.site(), theme: await reader.theme(), overview: await reader.page("commercial") };
  await writeFile(join(input, "site.json"), JSON.stringify(shared));
  return { content, input, pages, template: await renderTemplate(reader, pages.slice(0, COMPARED_PAGES)) };
}

async function readObject(reader: ContentReader, id: string): Promise<JsonObject> {
  return { ...(await reader.page(id)) } as JsonObject;
}

/** Renders a page with marked content and derives the template from it. */
async function renderTemplate(reader: ContentReader, pages: readonly JsonObject[]): Promise<Piece[]> {
  const { slug: _, ...marks } = markContent(pages);
  const marked = Object.assign({}, await reader.page(`commercial/${pages[0]?.slug}`), marks);
  const id = `commercial/${MARKED_SLUG}`;
  const markedReader: ContentReader = {
    page: async (page) => (page === id ? marked : reader.page(page)),
    site: () => reader.site(),
    theme: () => reader.theme(),
    pages: async () => [id],
  };
  const { markup } = await (await loadRenderer({ root: ROOT, out: join(ROOT, "dist/client") })).render(
    `/${id}`,
    markedReader,
  );
  return deriveTemplate(joinMarkup(markup));
}
