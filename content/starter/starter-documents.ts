/** The content of a new agency: what the sample has of its lines of business, and pages to fill in for the others. */
import { CONTENT_VERSION } from "#content/documents/upgrade-site.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import { isObject, type JsonObject, type JsonValue } from "#schemas/json.ts";
import { findLine } from "#schemas/lines.ts";
import { type DocumentId, FIXED_PAGES, SITE, THEME, toSlug } from "#schemas/page-ids.ts";
import { US_STATES } from "#schemas/us-states.ts";
import { fixContrast } from "../theme/theme-contrast.ts";
import type { Answers } from "./answers.ts";
import { parseOpeningHours } from "./opening-hours.ts";
import texts from "./starter-texts.json" with { type: "json" };

type Documents = Map<DocumentId, JsonObject>;
type Line = Answers["lines"][number];

/** Words that are true of the place and the people of the sample only, and those of lines of business that not every agency sells. */
const SAMPLE_ONLY = texts.sampleOnly;

/** Fields without which an item has no meaning. */
const REQUIRED = ["title", "question", "answer", "label", "value", "url"];

/** Creates the documents of a new agency. Texts of the sample are marked, and others are in brackets, to be written. */
export function createStarter(answers: Answers, sample: Documents): Documents {
  const documents: Documents = new Map();
  documents.set(SITE, withoutGaps(createSite(answers, sample)));
  documents.set(THEME, withoutGaps(createTheme(answers)));
  const isLeftOut = leftOutWords(answers, sample);
  const pages = listPages(answers);
  const adapt = (id: string) => adaptPage(sample.get(id) ?? {}, { id, pages, answers, isLeftOut });
  for (const id of FIXED_PAGES) {
    const own: JsonObject | undefined = id === "home" || id === "about" ? texts[id] : undefined;
    documents.set(id, own === undefined ? adapt(id) : { ...structuredClone(own), sample: true });
  }
  const home = documents.get("home") ?? {};
  if (answers.tagline !== undefined) home.hero = { ...(home.hero as JsonObject), title: answers.tagline };
  if (answers.people.length > 0) home.team = createTeam(answers);
  for (const line of answers.lines) {
    const ids = line.pages.map((page) => `${line.id}/${page}`);
    documents.set(line.id, createOverview(line, ids, sample.has(line.id) ? adapt(line.id) : {}));
    for (const id of ids) documents.set(id, sample.has(id) ? adapt(id) : createCoverage(id));
  }
  return documents;
}

/** Returns an object without the members that have no value. */
function withoutGaps(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value));
}

function createSite(answers: Answers, sample: Documents): object {
  const { tagline, phone, email, url, timeZone, name } = answers;
  const { links, legal, ...settings } = texts.site;
  const lines = answers.lines.map(({ id, title }) => ({ id, title, url: `/${id}` }));
  return {
    ...settings,
    ...{ contentVersion: CONTENT_VERSION, name, tagline, phone, email, url, timeZone },
    shortName: name.replace(/\s+(?:Insurance|Agency|Group|LLC|Inc\.?)+$/i, ""),
    region: `US-${answers.offices[0]?.state}`,
    licensedStates: answers.states,
    licenses: Object.entries(answers.licenses).map(([state, number]) => ({ name: "Insurance agency", state, number })),
    offices: answers.offices.map(({ name, hours, phone, ...address }) => {
      return { id: toSlug(name), name, address, phone, hours: { days: parseOpeningHours(hours) } };
    }),
    lines: answers.lines.map(({ id, title, pages }) => {
      const { regulation, scene } = findLine(sample.get(SITE) as unknown as Site, id) ?? {};
      const singlePage = pages.length === 0 || undefined;
      return { id, title: `${title} Insurance`, shortTitle: title, singlePage, regulation, scene };
    }),
    navigation: [{ id: "home", title: "Home", url: "/" }, ...lines, ...links],
    footer: { blurb: "Independent insurance in {site.city}.", insurance: lines, links: [...links, ...legal] },
    // A number that no carrier has, until the agency writes the claims line.
    carriers: answers.carriers.map((carrier) => ({ name: carrier, phone: "800-555-0199", sample: true })),
  };
}

/** Returns the name of the logo in the media of the agency. */
export function logoName(path: string): string {
  return /\.png$/i.test(path) ? "logo.png" : "logo.svg";
}

function createTheme({ colors, font, scene, logo }: Answers): object {
  return fixContrast({ colors, font, scene, logo: logo && { light: logoName(logo), showsName: true } } as Theme);
}

function createTeam({ people }: Answers): JsonObject {
  const members = people.map(({ name, role }) => ({ name, title: role, bio: `[Write about ${name}.]`, sample: true }));
  return { title: "Meet Our Team", members };
}

/** Returns an overview that links to all pages of its line of business. */
function createOverview({ title }: Line, ids: readonly string[], adapted: JsonObject): JsonObject {
  const { coverage, ...overview } = structuredClone(texts.overview);
  const page: JsonObject = { ...frame(`${title} Insurance`), ...overview, coverage, ...adapted };
  const listed = isObject(page.coverage) && Array.isArray(page.coverage.items) ? page.coverage.items : [];
  const urls = listed.map((item) => isObject(item) && item.url);
  const missing = ids.filter((id) => !urls.includes(`/${id}`));
  const items = missing.map((id) => ({
    title: pageTitle(id),
    description: "[Write what this page is about, in one sentence.]",
    url: `/${id}`,
  }));
  const all = [...listed, ...items].map((item, index) => ({ ...(item as JsonObject), id: `coverage_${index + 1}` }));
  const { coverage: list, ...others } = page;
  return all.length === 0 ? others : { ...page, coverage: { ...(list as JsonObject), items: all } };
}

function createCoverage(id: string): JsonObject {
  return { ...frame(pageTitle(id)), ...structuredClone(texts.coverage) };
}

/** Returns the texts that every page has. */
function frame(title: string): JsonObject {
  return {
    sample: true,
    meta: {
      title: `${title} | {site.shortName}`,
      description: `[Write a sentence about ${title.toLowerCase()} for search engines.]`,
    },
    hero: {
      title,
      description: "[Write in two sentences for whom this is, and why.]",
      ctaText: "Get a Free Quote",
      ctaUrl: "/contact",
    },
  };
}

function pageTitle(id: string): string {
  const words = (id.split("/").at(-1) ?? id).split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join(" ")} Insurance`;
}

function listPages({ lines }: Answers): ReadonlySet<string> {
  const ofLines = lines.flatMap(({ id, pages }) => [id, ...pages.map((page) => `${id}/${page}`)]);
  return new Set([...FIXED_PAGES, ...ofLines]);
}

/** Returns a function that tells whether a text is about the place or the people of the sample, or about what is not sold. */
function leftOutWords({ lines, states }: Answers, sample: Documents): (text: string) => boolean {
  const { team } = sample.get("home") ?? {};
  const members = isObject(team) && Array.isArray(team.members) ? team.members : [];
  const people = members.flatMap((member) => (isObject(member) ? String(member.name).split(" ")[0] : [])) as string[];
  const unsold = Object.entries(SAMPLE_ONLY.lines).flatMap(([id, words]) =>
    lines.some((line) => line.id === id) ? [] : words,
  );
  const unlicensed = Object.entries(US_STATES).flatMap(([code, name]) =>
    states.some((each) => each === code) ? [] : name,
  );
  const pattern = new RegExp(
    `${SAMPLE_ONLY.facts}|\\b(?:${[...SAMPLE_ONLY.words, ...people, ...unsold, ...unlicensed].join("|")})\\b`,
    "i",
  );
  return (text) => pattern.test(text);
}

interface Adaptation {
  id: string;
  pages: ReadonlySet<string>;
  answers: Answers;
  isLeftOut(text: string): boolean;
}

/** Returns a page of the sample without sentences and items that are not true of another agency. */
function adaptPage(page: JsonObject, adaptation: Adaptation): JsonObject {
  const { id, answers } = adaptation;
  const kept = adapt(page, adaptation) as JsonObject;
  const { meta, hero } = frame(
    id.includes("/") ? pageTitle(id) : `${answers.lines.find((line) => line.id === id)?.title ?? ""} Insurance`,
  );
  const complete = (part: JsonValue | undefined, needed: JsonValue | undefined) => ({
    ...(needed as JsonObject),
    ...(part as JsonObject | undefined),
  });
  return { ...kept, meta: complete(kept.meta, meta), hero: complete(kept.hero, hero), sample: true };
}

/** Returns a value without what does not hold, or undefined if nothing of it is left. */
function adapt(value: JsonValue, adaptation: Adaptation): JsonValue | undefined {
  if (typeof value === "string") return adaptText(value, adaptation);
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => adapt(item, adaptation) ?? []);
    return items.length === 0 ? undefined : items;
  }
  if (!isObject(value)) return value;
  const { lines } = adaptation.answers;
  const isSold = (type: JsonValue) => lines.some(({ id }) => id === type);
  const { insuranceType, insuranceTypes } = value;
  if (insuranceType !== undefined && !isSold(insuranceType)) return undefined;
  if (Array.isArray(insuranceTypes)) {
    const sold = insuranceTypes.filter(isSold);
    if (sold.length === 0) return undefined;
    if (sold.length < insuranceTypes.length) return adapt({ ...value, insuranceTypes: sold }, adaptation);
  }
  const entries = Object.entries(value).filter(([key]) => !SAMPLE_ONLY.parts.includes(key));
  const members = entries.map(([key, member]) => [key, adapt(member, adaptation)] as const);
  // An item without its title or its address says nothing.
  if (members.some(([key, member]) => member === undefined && REQUIRED.includes(key))) return undefined;
  return Object.fromEntries(members.filter(([, member]) => member !== undefined)) as JsonObject;
}

/** Drops sentences that do not hold, and links to pages that the agency does not have. */
function adaptText(text: string, { pages, isLeftOut }: Adaptation): string | undefined {
  const isGone = (address: string) => {
    const page = address.split(/[?#]/)[0]?.slice(1) ?? "";
    return address.startsWith("/") && page !== "" && !pages.has(page);
  };
  if (isGone(text)) return undefined;
  const linked = text
    .replace(/<a href="([^"]*)">(.*?)<\/a>/g, (all, address, words) => (isGone(address) ? words : all))
    .replace(/, Iowa\b|\s+in Iowa\b/g, "");
  if (!isLeftOut(linked)) return linked;
  const sentences = linked.split(/(?<=[.!?]) +|(?<=\n\n)/).filter((sentence) => !isLeftOut(sentence));
  const kept = sentences.join(" ").trim();
  // A fragment of a list or a title is not a text.
  return kept === "" || !/[.!?>)]$/.test(kept) ? undefined : kept;
}
