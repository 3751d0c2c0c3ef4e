/** A site export of any number of coverage pages, made from the built-in ones, the same on each run. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject, JsonValue } from "#schemas/json.ts";

const EXPORT = join(import.meta.dirname, "../content/default-content.json");

/** Left out, so that a page has about 6 kB and 10,000 of them about 60 MB. */
const LEFT_OUT: ReadonlySet<string> = new Set(["benefits", "related"]);

/**
 * @param from the number of the first page
 */
export function generateExport(count: number, from = 0): { pages: JsonObject } {
  const { pages } = JSON.parse(readFileSync(EXPORT, "utf8")) as { pages: Record<string, JsonObject> };
  const samples = Object.entries(pages).flatMap(([id, page]) => (id.includes("/") ? [page] : []));
  const generated = Array.from({ length: count }, (_, at): [string, JsonValue] => {
    const index = from + at;
    const sample = samples[index % samples.length] ?? {};
    const sections = Object.entries(sample).filter(([name]) => !LEFT_OUT.has(name));
    const hero = { ...(sample.hero as JsonObject), title: `Sample ${index}` };
    return [`commercial/sample-${index}`, { ...Object.fromEntries(sections), hero }];
  });
  return { pages: Object.fromEntries(generated) };
}
