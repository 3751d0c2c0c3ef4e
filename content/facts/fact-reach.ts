/** Finds everything that quotes a site setting, so that a person can see what a change of it reaches. */
import { formatCount, formatList } from "#content/documents/format-number.ts";
import { shapeFor, walk } from "#schemas/content-shape.ts";
import type { Site } from "#schemas/generated/site.ts";
import { isSame, type JsonObject, segments } from "#schemas/json.ts";
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";
import { collectFacts, listReferences } from "./facts.ts";

const SEARCH = "search results";
const EMAILS = "emails to customers";
type Place = typeof SEARCH | typeof EMAILS;

/**
 * The settings that pages show, by their keys: each in a few words, to follow "The" in a sentence, and the places that show
 * it. The texts that quote them are found in the content.
 */
const SETTINGS = {
  name: { title: "name", isOnEveryPage: true, places: [SEARCH, EMAILS] },
  shortName: { title: "short name", isOnEveryPage: true, places: [SEARCH] },
  phone: { title: "phone number", isOnEveryPage: true, places: [SEARCH, EMAILS] },
  email: { title: "email address", isOnEveryPage: true, places: [SEARCH] },
  offices: { title: "offices", isOnEveryPage: true, places: [SEARCH, EMAILS] },
  licensedStates: { title: "licensed states", isOnEveryPage: true, places: [SEARCH] },
  licenses: { title: "license numbers", isOnEveryPage: true, places: [SEARCH] },
  social: { title: "social links", isOnEveryPage: false, places: [SEARCH] },
  claims: { title: "claims", isOnEveryPage: false, places: [] },
  foundedYear: { title: "founding year", isOnEveryPage: false, places: [SEARCH] },
  navigation: { title: "navigation", isOnEveryPage: true, places: [] },
  footer: { title: "footer", isOnEveryPage: true, places: [] },
  notice: { title: "notice", isOnEveryPage: true, places: [] },
} satisfies Partial<Record<keyof Site, { title: string; isOnEveryPage: boolean; places: Place[] }>>;

/** A changed setting and where it appears. */
export type FactReach = ReturnType<typeof findReach>[number];

/** Returns the reach of each setting that a change of the site settings changes. */
export function findReach(
  before: Site,
  after: Site,
  pages: readonly DocumentId[],
  documents: Iterable<readonly [id: DocumentId, content: JsonObject]>,
) {
  const all = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
  const changed = all.filter((key) => !isSame(before[key], after[key]));
  if (changed.length === 0) return [];
  const quotedBy = new Map<string | undefined, Set<DocumentId>>(changed.map((key) => [key, new Set()]));
  const [former, present] = [collectFacts(before), collectFacts(after)];
  // The facts that differ, each with its setting, also those that only quote a changed one.
  const facts = [...new Map([...former, ...present])];
  const changedFacts = facts.filter(([name]) => former.get(name)?.text !== present.get(name)?.text);
  const settings = new Map(changedFacts.map(([name, { pointer }]) => [name, segments(pointer)[0]]));
  for (const [id, content] of documents) {
    const texts = isSettings(id) ? [] : walk(content, shapeFor(id)).map(({ value }) => value);
    const names = texts.flatMap((text) => (typeof text === "string" ? listReferences(text) : []));
    for (const name of names) quotedBy.get(settings.get(name))?.add(id);
  }
  return changed.map((key) => {
    const { title, isOnEveryPage, places } = SETTINGS[key];
    const reached = isOnEveryPage ? [...pages] : pages.filter((page) => quotedBy.get(key)?.has(page));
    return { key, title, pages: reached, places };
  });
}

export function describeReach({ title, pages, places }: FactReach): string {
  const onPages = pages.length === 0 ? [] : [`on ${formatCount(pages.length, "page")}`];
  const all = [...onPages, ...places.map((place) => `in ${place}`)];
  if (all.length === 0) return `No page shows the ${title} yet.`;
  return `The ${title} will change ${formatList(all)}.`;
}
