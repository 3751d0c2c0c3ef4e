/** The content of a new agency: what the sample has of its lines of business, and pages to fill in for the others. */
import { mergePatch } from "#content/documents/merge-patch.ts";
import { CONTENT_VERSION } from "#content/documents/upgrade-site.ts";
import { parseStructuredHours } from "#content/facts/office-hours.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import { isObject, type JsonObject, type JsonValue, valueAt } from "#schemas/json.ts";
import { findLine } from "#schemas/lines.ts";
import { type DocumentId, FIXED_PAGES, parentOf, SITE, THEME, toSlug } from "#schemas/page-ids.ts";
import { titleCase } from "#schemas/page-source.ts";
import { US_STATES } from "#schemas/us-states.ts";
import { SERVICE } from "../quote-form/request-kinds.ts";
import { defaultContent, siteOrDefault } from "../store/default-content.ts";
import { fixContrast } from "../theme/theme-contrast.ts";
import type { Answers } from "./answers.ts";
import texts from "./starter-texts.json" with { type: "json" };

type Line = Answers["lines"][number];

/** Words that are true of the place and the people of the sample only, and those of lines of business that not every agency sells. */
const SAMPLE_ONLY = texts.sampleOnly;

/** Pages for clients, each with those below it. */
const CLIENT_PAGES: readonly string[] = [SERVICE, "carriers"];

/** Fields without which an item has no meaning. */
const REQUIRED = ["title", "question", "answer", "label", "value", "url"];

/** Creates the documents of a new agency. Texts of the sample are marked, and others are in brackets, to be written. */
export async function createStarter(answers: Answers) {
  const sample = await defaultContent();
  const documents = new Map<DocumentId, JsonObject>();
  documents.set(SITE, withoutGaps(createSite(answers, await siteOrDefault(undefined))));
  const { colors, font, scene, logo } = answers;
  const theme = { colors, font, scene, logo: logo && { light: logoName(logo), showsName: true } } as Theme;
  documents.set(THEME, withoutGaps(fixContrast(theme)));
  const adaptation = createAdaptation(answers, sample);
  const adaptPage = (id: string, title: string) =>
    mergePatch(frame(title), { ...(adapt(sample.get(id) ?? {}, adaptation) as JsonObject), sample: true });
  for (const id of adaptation.common) {
    const own: JsonObject | undefined = id === "home" || id === "about" ? texts[id] : undefined;
    documents.set(id, own === undefined ? adaptPage(id, "") : { ...own, sample: true });
  }
  const title = answers.tagline ?? texts.home.hero.title;
  const members = answers.people.map(({ name, role }) => {
    return { name, title: role, bio: `[Write about ${name}.]`, sample: true };
  });
  const team = members.length > 0 ? { title: "Meet Our Team", members } : null;
  documents.set("home", mergePatch(documents.get("home") ?? {}, { hero: { title }, team }));
  for (const line of answers.lines) {
    const ids = line.pages.map((page) => `${line.id}/${page}`);
    const adapted = sample.has(line.id) ? adaptPage(line.id, `${line.title} Insurance`) : {};
    documents.set(line.id, createOverview(line, ids, adapted));
    for (const id of ids) {
      const title = pageTitle(id);
      documents.set(id, sample.has(id) ? adaptPage(id, title) : { ...frame(title), ...texts.coverage });
    }
  }
  return documents;
}

/** Returns an object without the members that have no value. */
function withoutGaps(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value));
}

function createSite(answers: Answers, sample: Site): object {
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
      return { id: toSlug(name) || "office", name, address, phone, hours: { days: parseStructuredHours(hours) } };
    }),
    lines: answers.lines.map(({ id, title, pages }) => {
      const { regulation, scene } = findLine(sample, id) ?? {};
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

/** Returns an overview that links to all pages of its line of business. */
function createOverview({ title }: Line, ids: readonly string[], adapted: JsonObject): JsonObject {
  const listed = valueAt(adapted, ["coverage", "items"]);
  const items = ids.map((id, index) => {
    const url = `/${id}`;
    const known = Array.isArray(listed) ? listed.find((item) => isObject(item) && item.url === url) : undefined;
    const standard = { title: pageTitle(id), description: "[Write in one sentence what this page is about.]" };
    return { ...standard, ...(known as JsonObject | undefined), id: `coverage_${index + 1}`, url };
  });
  const page = mergePatch({ ...frame(`${title} Insurance`), ...texts.overview }, adapted);
  return mergePatch(page, { coverage: items.length === 0 ? null : { items } });
}

/** Returns the texts that every page has. */
function frame(title: string): JsonObject {
  return JSON.parse(JSON.stringify(texts.frame).replaceAll("TITLE", JSON.stringify(title).slice(1, -1)));
}

function pageTitle(id: string): string {
  return `${titleCase(id.slice(id.indexOf("/") + 1))} Insurance`;
}

interface Adaptation {
  /** The pages that do not depend on the lines of business. */
  common: readonly string[];
  /** The pages that the agency has. */
  pages: ReadonlySet<string>;
  lines: readonly Line[];
  /** Returns whether a text is about the place or the people of the sample, or about lines that the agency does not sell. */
  isLeftOut(text: string): boolean;
}

function createAdaptation({ lines, states }: Answers, sample: ReadonlyMap<DocumentId, JsonObject>): Adaptation {
  const ofLines = lines.flatMap(({ id, pages }) => [id, ...pages.map((page) => `${id}/${page}`)]);
  const members = valueAt(sample.get("home") ?? {}, ["team", "members"]);
  const people = Array.isArray(members)
    ? members.map((member) => String(isObject(member) && member.name).split(" ")[0])
    : [];
  const unsold = Object.entries(SAMPLE_ONLY.lines).filter(([id]) => !lines.some((line) => line.id === id));
  const unlicensed = Object.entries(US_STATES).filter(([code]) => !states.some((state) => state === code));
  const words = [...SAMPLE_ONLY.words, ...people, ...[...unsold, ...unlicensed].map(([, name]) => name)];
  const pattern = new RegExp(`${SAMPLE_ONLY.facts}|\\b(?:${words.join("|")})\\b`, "i");
  const ofClients = [...sample.keys()].filter((id) => CLIENT_PAGES.includes(parentOf(id) ?? id));
  const common = [...FIXED_PAGES, ...ofClients];
  return { common, pages: new Set([...common, ...ofLines]), lines, isLeftOut: (text) => pattern.test(text) };
}

/** Returns a value without what is not true of another agency, or undefined if nothing of it is left. */
function adapt(value: JsonValue, adaptation: Adaptation): JsonValue | undefined {
  if (typeof value === "string") return adaptText(value, adaptation);
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => adapt(item, adaptation) ?? []);
    return items.length === 0 ? undefined : items;
  }
  if (!isObject(value)) return value;
  const { insuranceType } = value;
  const isUnsold = insuranceType !== undefined && !adaptation.lines.some(({ id }) => id === insuranceType);
  // The form of a request asks for the line of business then.
  if (isUnsold && value.asks === undefined) return undefined;
  const isKept = (key: string) => !SAMPLE_ONLY.parts.includes(key) && !(isUnsold && key === "insuranceType");
  const entries = Object.entries(value).filter(([key]) => isKept(key));
  const members = entries.map(([key, member]) => [key, adapt(member, adaptation)] as const);
  // An item without its title or its address says nothing.
  if (members.some(([key, member]) => member === undefined && REQUIRED.includes(key))) return undefined;
  return Object.fromEntries(members.filter(([, member]) => member !== undefined)) as JsonObject;
}

/** Drops sentences that are not true of another agency, and links to pages that it does not have. */
function adaptText(text: string, { pages, isLeftOut }: Adaptation): string | undefined {
  const isGone = (address: string) => /^\/\w/.test(address) && !pages.has(address.slice(1).replace(/[?#].*/, ""));
  if (isGone(text)) return undefined;
  const linked = text
    .replace(/<a href="([^"]*)">(.*?)<\/a>/g, (all, address, words) => (isGone(address) ? words : all))
    .replace(/, Iowa\b|\s+in Iowa\b/g, "");
  if (!isLeftOut(linked)) return linked;
  const sentences = linked.split(/(?<=[.!?]) +|(?<=\n\n)/).filter((sentence) => !isLeftOut(sentence));
  const kept = sentences.join(" ").trim();
  // A fragment of a list or a title is not a text.
  return /[.!?>)]$/.test(kept) ? kept : undefined;
}
