import { FORMAT_NAMES, findFormat } from "#content/importer/formats/detect.ts";
import type { Format } from "#content/importer/formats/formats.ts";
import { closestPage, didYouMean } from "#content/platform/suggest.ts";
import { type DocumentId, FIXED_PAGES, isSettings, resolvePage } from "#schemas/page-ids.ts";
import { UsageError } from "../context/command.ts";

/**
 * Returns the id of the page with a name or address. The page need not exist.
 * @throws UsageError `page/unknown` if the name cannot be that of a page
 */
export function requirePageId(name: string): DocumentId {
  const id = findPageId(name);
  if (id === undefined) throw unknownPage("There is", name, FIXED_PAGES);
  return id;
}

/**
 * Returns the id of an existing page.
 * @param name id or address of a page, or `site` for the site settings
 * @throws UsageError `page/unknown` if the page does not exist
 */
export function requirePage(
  name: string,
  existing: ReadonlySet<DocumentId> | ReadonlyMap<DocumentId, unknown>,
  owner = "The store",
): DocumentId {
  const id = findPageId(name);
  if (id === undefined || !existing.has(id)) throw unknownPage(`${owner} has`, name, existing.keys());
  return id;
}

function unknownPage(subject: string, name: string, pages: Iterable<DocumentId>): UsageError {
  const advice = didYouMean(closestPage(name, pages));
  return new UsageError("page/unknown", `${subject} no page ${JSON.stringify(name)}.${advice}`);
}

function findPageId(name: string): DocumentId | undefined {
  return isSettings(name) ? name : resolvePage(name);
}

/** Returns the format with a name. @throws UsageError `command/usage` if there is none */
export function requireFormat(name: string): Format {
  const format = findFormat(name);
  if (format === undefined) {
    const message = `There is no format ${JSON.stringify(name)}. Choose one of these: ${FORMAT_NAMES.join(", ")}.`;
    throw new UsageError("command/usage", message);
  }
  return format;
}
