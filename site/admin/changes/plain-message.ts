import { type Facts, SITE_FACTS } from "#content/facts/facts.ts";
import { formatClockTime } from "#content/facts/office-hours.ts";
import { nameVersions } from "../ui/name-versions.ts";
import { fieldName } from "./field-name.ts";

/** The id of a claim in parentheses, which follows the value of the claim. */
const CLAIM_ID = / \(\{?claim\.[\w-]+\}?\)/g;

/** A reference to a fact, also as a link, with the verb for an author of JSON. A name that is not known stays. */
const REFERENCE = /(Write )?(?:tel:|mailto:)?(?<!no fact )\{((?:site|claim)\.[\w-]+)\}/g;

/** A time of the 24-hour clock, but not a range of times. */
const TIME = /(?<![-\d:"])(?:[01]\d|2[0-3]):[0-5]\d(?![-\d:"])/g;

/** A field in backticks, such as `licensedStates` or `faq.items.1.answer`. */
const FIELD = /`([a-z]\w*(?:\.\w+)*)`/g;

/** A message of the importer about a text that is empty. */
const EMPTY = / must (?:not be empty\. Enter some text|[^"]*, but got "")\.$/;

/** A message of the importer about a link that is none. */
const NO_LINK = / must start with \/, #, http:.*$/;

/** The document of Business Info, with the verb that follows it. */
const SETTINGS = /\bthe site settings(?: (have|list)\b)?/gi;

const SINGULAR: Readonly<Record<string, string>> = { have: " has", list: " lists" };

const NO_FACTS: Facts = new Map();

/**
 * Returns a message about content in the words of the forms: like `plainMessageForJson`, with the names of facts, with times
 * of the 12-hour clock, and with the list of pages for links.
 * @param facts the facts of the site; without them, claims go by their ids
 */
export function plainMessage(message: string, facts: Facts = NO_FACTS): string {
  const named = message
    .replace(CLAIM_ID, "")
    .replace(REFERENCE, (_, verb: string | undefined, name: string) => {
      return `${verb === undefined ? "" : "Insert the fact "}“${titleOf(name, facts)}”`;
    })
    .replace(TIME, formatClockTime)
    .replace(
      NO_LINK,
      " does not lead anywhere. Choose a page from the list, or enter a whole address: https://example.com",
    );
  return plainMessageForJson(named);
}

/** Returns a message about JSON without ids of claims, with the labels of fields, and with the admin's word for revisions. */
export function plainMessageForJson(message: string): string {
  const named = message
    .replace(CLAIM_ID, "")
    .replace(FIELD, (_, path: string, offset: number) => {
      const name = fieldName(`/${path.replaceAll(".", "/")}`).at(-1) ?? "";
      return offset === 0 ? name : `“${name}”`;
    })
    .replace(EMPTY, " is empty.")
    .replace(SETTINGS, (_, verb?: string) => `Business Info${SINGULAR[verb ?? ""] ?? ""}`);
  return nameVersions(named);
}

function titleOf(name: string, facts: Facts): string {
  const key = name.replace(/^(?:site|claim)\./, "");
  return facts.get(name)?.title ?? SITE_FACTS[key]?.title ?? key;
}
