/** Finds everything that quotes a site setting, so that a person can see what a change of it reaches. */
import { shapeFor, walk } from "#schemas/content-shape.ts";
import type { Site } from "#schemas/generated/site.ts";
import { isSame, type JsonObject, segments } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { collectFacts, type Facts, listReferences } from "./facts.ts";

/** The places that show a setting, besides the texts that quote it. */
type Place = "search results" | "emails to customers";

interface SettingReach {
  /** The setting in a few words, to follow "The" in a sentence. */
  title: string;
  isOnEveryPage?: true;
  places?: readonly Place[];
}

const SEARCH: Place = "search results";
const EMAILS: Place = "emails to customers";

/** The settings that pages show, by their keys. The texts that quote them are found in the content. */
const SETTINGS: Readonly<Partial<Record<keyof Site, SettingReach>>> = {
  name: { title: "name", isOnEveryPage: true, places: [SEARCH, EMAILS] },
  shortName: { title: "short name", isOnEveryPage: true, places: [SEARCH] },
  address: { title: "address", isOnEveryPage: true, places: [SEARCH, EMAILS] },
  phone: { title: "phone number", isOnEveryPage: true, places: [SEARCH, EMAILS] },
  email: { title: "email address", isOnEveryPage: true, places: [SEARCH] },
  hours: { title: "office hours", places: [SEARCH, EMAILS] },
  licensedStates: { title: "licensed states", isOnEveryPage: true, places: [SEARCH] },
  licenses: { title: "license numbers", isOnEveryPage: true, places: [SEARCH] },
  social: { title: "social links", places: [SEARCH] },
  claims: { title: "claims" },
  foundedYear: { title: "founding year", places: [SEARCH] },
  navigation: { title: "navigation", isOnEveryPage: true },
  footer: { title: "footer", isOnEveryPage: true },
  notice: { title: "notice", isOnEveryPage: true },
};

/** A changed setting and where it appears. */
export interface FactReach {
  key: keyof Site;
  title: string;
  pages: DocumentId[];
  places: readonly Place[];
}

/** Returns the reach of each setting that a change of the site settings changes. */
export function findReach(
  before: Site,
  after: Site,
  pages: readonly DocumentId[],
  documents: Iterable<readonly [id: DocumentId, content: JsonObject]>,
): FactReach[] {
  const changed = (Object.keys(SETTINGS) as (keyof Site)[]).filter((key) => !isSame(before[key], after[key]));
  if (changed.length === 0) return [];
  const quotedBy = new Map<string | undefined, Set<DocumentId>>(changed.map((key) => [key, new Set()]));
  const settings = listChangedFacts(collectFacts(before), collectFacts(after));
  for (const [id, content] of documents) {
    const texts = id === SITE ? [] : walk(content, shapeFor(id)).map(({ value }) => value);
    const names = texts.flatMap((text) => (typeof text === "string" ? listReferences(text) : []));
    for (const name of names) quotedBy.get(settings.get(name))?.add(id);
  }
  return changed.flatMap((key) => {
    const setting = SETTINGS[key];
    if (setting === undefined) return [];
    const { title, isOnEveryPage = false, places = [] } = setting;
    const reached = isOnEveryPage ? [...pages] : pages.filter((page) => quotedBy.get(key)?.has(page));
    return [{ key, title, pages: reached, places }];
  });
}

export function describeReach({ title, pages, places }: FactReach): string {
  const count = pages.length.toLocaleString("en-US");
  const onPages = pages.length === 0 ? [] : [`on ${count} ${pages.length === 1 ? "page" : "pages"}`];
  const all = [...onPages, ...places.map((place) => `in ${place}`)];
  if (all.length === 0) return `No page shows the ${title} yet.`;
  return `The ${title} will change ${new Intl.ListFormat("en-US").format(all)}.`;
}

/** Returns the facts that differ, each with its setting. They include facts that only quote a changed one. */
function listChangedFacts(before: Facts, after: Facts): Map<string, string | undefined> {
  const all = new Map([...before, ...after]);
  const changed = [...all].filter(([name]) => before.get(name)?.text !== after.get(name)?.text);
  return new Map(changed.map(([name, { pointer }]) => [name, segments(pointer)[0]]));
}
