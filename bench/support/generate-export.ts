import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { JsonObject, JsonValue } from "#schemas/json.ts";

const DEFAULT_CONTENT = join(import.meta.dirname, "../../content/default-content.json");

/** Without these sections a page has about 6 kB, so that 10,000 pages have about 60 MB. */
const OMITTED_SECTIONS: ReadonlySet<string> = new Set(["benefits", "bring", "deductible", "related", "summary"]);

const DESCRIPTION = "An invented page for measurements, with a description of its own: page";

/**
 * Generates an export of the default site with further coverage pages. The result is the same on each run.
 * @param count number of further pages
 * @param from number of the first one, in its slug, headline and metadata. Above 0, the export has only the further pages.
 * @param omitted sections that none of them has
 */
export function generateExport(count: number, from = 0, omitted = OMITTED_SECTIONS) {
  const { site, theme, pages } = JSON.parse(readFileSync(DEFAULT_CONTENT, "utf8")) as {
    site: JsonObject;
    theme: JsonObject;
    pages: Record<string, JsonObject>;
  };
  const samples = Object.values(pages).filter(({ summary }) => summary !== undefined);
  const generated = Array.from({ length: count }, (_, offset): [string, JsonValue] => {
    const number = from + offset;
    const sample = samples[number % samples.length] ?? {};
    const sections = Object.entries(sample).filter(([name]) => !omitted.has(name));
    const name = `Sample ${number}`;
    const meta = {
      ...(sample.meta as JsonObject),
      title: `${name} Insurance in Iowa`,
      description: `${DESCRIPTION} ${number}.`,
    };
    // Only some of the samples have a drawing, and the templates of other generators need what all have.
    const { scene: _scene, ...rest } = sample.hero as JsonObject;
    const hero = { ...rest, title: name };
    // Each page links to the next one, so that lint finds no unlinked page.
    const next = `<a href="/commercial/sample-${from + ((offset + 1) % count)}">Sample ${number + 1}</a>`;
    const about = {
      ...(sample.about as JsonObject),
      description: `${(sample.about as JsonObject).description}\n${next}`,
    };
    return [`commercial/sample-${number}`, { ...Object.fromEntries(sections), meta, hero, about }];
  });
  const further = Object.fromEntries(generated);
  // The file of the logo is not part of the export.
  const { logo: _, ...plainTheme } = theme;
  // Files of one import must not have a page twice.
  return from > 0 ? { pages: further } : { site, theme: plainTheme, pages: { ...pages, ...further } };
}

/**
 * Edits the title in a JSON file with the content of a generated page, as an editor would.
 * @param number number of the page
 * @param note differs from earlier calls
 */
export async function changeTitle(file: string, number: number, note: string): Promise<void> {
  const text = await readFile(file, "utf8");
  const title = new RegExp(`("title": ?"Sample ${number})\\b[^"]*"`);
  await writeFile(file, text.replace(title, `$1, ${note}"`));
}

/** Returns the file of a generated page in the content folder of a store. */
export function storedSample(content: string, number: number): string {
  return join(content, `pages/commercial/sample-${number}.json`);
}
