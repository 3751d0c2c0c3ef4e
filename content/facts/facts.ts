/** The facts that texts quote: site settings as `{site.phone}`, advertising claims as `{claim.carriers}`. */
import type { Claim, Site } from "#schemas/generated/site.ts";
import type { Pointer } from "#schemas/json.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { completeHours, sameDayDeadline, weekOf } from "./office-hours.ts";
import { type CompleteOffice, formatPostalAddress, officesOf } from "./offices.ts";

export interface Fact {
  /** The fact in a few words. */
  title: string;
  text: string;
  /** The link that HTML gets in the place of the text: `tel:` or `mailto:`. */
  href?: string;
  /** The location of the fact in the site settings. */
  pointer: Pointer;
}

/** The facts of a site by the names that texts use, such as `site.phone`. */
export type Facts = ReadonlyMap<string, Fact>;

interface FactDefinition extends Pick<Fact, "title" | "pointer"> {
  /** Returns undefined if the site settings do not have the fact. */
  read(site: Site): string | undefined;
  link?: ((text: string) => string | undefined) | undefined;
}

const mailHref = (email: string) => `mailto:${email}`;

/** Returns what texts may quote of an office, by name. The name, phone and email of the main one are those of the site. */
function officeFacts(index: number): Record<string, FactDefinition> {
  const define = (
    title: string,
    pointer: string,
    read: (office: CompleteOffice) => string | undefined,
    link?: FactDefinition["link"],
  ) => {
    const readSite = (site: Site) => {
      const office = officesOf(site)[index];
      return office && read(office);
    };
    return setting(title, `/offices/${index}${pointer}`, readSite, link);
  };
  return {
    ...(index > 0 && {
      name: define("Name of the office", "/name", ({ name }) => name),
      phone: define("Phone number of the office", "/phone", ({ phone }) => phone, phoneHref),
      email: define("Email address of the office", "/email", ({ email }) => email, mailHref),
    }),
    hours: define("Office hours", "/hours/display", ({ hours }) => completeHours(hours).display),
    weekend: define("Hours on weekends", "/hours/weekend", ({ hours }) => completeHours(hours).weekend),
    sameDayBy: define("Latest time for an answer the same day", "/hours/display", ({ hours }) =>
      sameDayDeadline(weekOf(hours)),
    ),
    address: define("Address in one line", "/address", ({ address }) => formatPostalAddress(address)),
    street: define("Street address", "/address/street", ({ address }) => address.street),
    city: define("City", "/address/city", ({ address }) => address.city),
    state: define("State, as a code", "/address/state", ({ address }) => address.state),
    zip: define("ZIP code", "/address/zip", ({ address }) => address.zip),
  };
}

function setting(title: string, pointer: Pointer, read: FactDefinition["read"], link?: FactDefinition["link"]) {
  return { title, pointer, read, link };
}

/** The site settings that texts may quote, by name. Those of an office are of the main one. */
export const SITE_FACTS: Readonly<Record<string, FactDefinition>> = {
  name: setting("Name of the agency", "/name", ({ name }) => name),
  shortName: setting("Short name of the agency", "/shortName", ({ name, shortName = name }) => shortName),
  phone: setting("Phone number", "/phone", ({ phone }) => phone, phoneHref),
  email: setting("Email address", "/email", ({ email }) => email, mailHref),
  ...officeFacts(0),
  foundedYear: setting("Year of foundation", "/foundedYear", ({ foundedYear }) => foundedYear?.toString()),
  licensedStateCount: setting("Number of licensed states", "/licensedStates", ({ licensedStates: states }) =>
    states?.length.toString(),
  ),
};

/** The keys of the site settings that facts are read from. Their texts cannot quote facts, except that claims may quote the others. */
export const FACT_SOURCES: ReadonlySet<string> = new Set([
  ...Object.values(SITE_FACTS).map(({ pointer }) => pointer.split("/")[1] ?? ""),
  "url",
  "claims",
]);

/** An advertising claim with one value, and the location of the value in the site settings. */
export type ClaimEntry = Pick<Claim, "id" | "terms" | "source" | "asOf" | "expires"> &
  Required<Pick<Claim, "subject" | "value" | "wording">> & { pointer: Pointer };

/**
 * Lists the claims of the site settings. A claim of an earlier version, which has several readings, becomes a claim for
 * each reading: the first keeps the id, and the others get a number after it.
 */
export function listClaims({ claims = [] }: Pick<Site, "claims">): ClaimEntry[] {
  return claims.flatMap(({ label, readings = [], unmapped: _, value, ...claim }, index) => {
    const { id, subject = label ?? id, wording = `{value} ${subject}` } = claim;
    const entry = { ...claim, subject, wording };
    if (value !== undefined) return [{ ...entry, value, pointer: `/claims/${index}/value` }];
    return readings.map((reading, position) => ({
      ...entry,
      id: position === 0 ? id : `${id}-${position + 1}`,
      value: reading.value,
      pointer: `/claims/${index}/readings/${position}/value`,
    }));
  });
}

/** Returns the facts that the site settings have. Claims may quote the other facts. */
export function collectFacts(site: Site): Facts {
  const facts = new Map<string, Fact>();
  const add = (prefix: string, definitions: Readonly<Record<string, FactDefinition>>) => {
    for (const [name, { title, pointer, read, link }] of Object.entries(definitions)) {
      const text = read(site);
      if (!text) continue;
      const href = link?.(text);
      facts.set(`${prefix}.${name}`, { title, text, pointer, ...(href !== undefined && { href }) });
    }
  };
  add("site", SITE_FACTS);
  // Facts of the main office are those of the site. The others have their id: `office.duluth.phone`.
  for (const [index, { id }] of [...site.offices.entries()].slice(1)) add(`office.${id}`, officeFacts(index));
  const all = new Map(facts);
  for (const { id, subject, value, pointer } of listClaims(site)) {
    all.set(`claim.${id}`, { title: subject, text: replaceReferences(value, facts), pointer });
  }
  return all;
}

/** A reference to a fact. One without a closing brace or with an unknown name is a mistake; other braces are text. */
export const REFERENCE = /\{(?:site|claim|office)\.[^{}<>"'\s]*\}?/g;

/** The start of a reference at the end of a text that is being typed. */
export const REFERENCE_START = /\{(?:(?:site|claim|office)\.[\w.-]*|[a-z]*)$/;

/** Returns the names of the facts that a text quotes, in order, with repetitions: `site.phone`. */
export function listReferences(text: string): string[] {
  return text.includes("{") ? (text.match(REFERENCE) ?? []).map(nameOf) : [];
}

/** Returns the name in a reference. A reference without a closing brace keeps its opening brace, so that it names no fact. */
export function nameOf(reference: string): string {
  return reference.endsWith("}") ? reference.slice(1, -1) : reference;
}

/**
 * Replaces references by the text of their facts. References with an unknown name stay as they are.
 * @param escapeText escapes the text of a fact for its place, which is an offset in `text`
 */
export function replaceReferences(
  text: string,
  facts: Facts,
  escapeText: (fact: string, offset: number) => string = (fact) => fact,
): string {
  return text.replace(REFERENCE, (reference, offset: number) => {
    const fact = facts.get(nameOf(reference));
    return fact === undefined ? reference : escapeText(fact.text, offset);
  });
}
