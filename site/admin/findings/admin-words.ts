import { type Facts, SITE_FACTS } from "#content/facts/facts.ts";
import { formatClockTime } from "#content/facts/office-hours.ts";
import type { Words } from "#schemas/words.ts";
import { fieldName } from "../fields/field-name.ts";

/** A reference to a fact, also as a link. */
const REFERENCE = /(?:tel:|mailto:)?\{((?:site|claim)\.[\w-]+)\}/g;

/**
 * Returns the words of the admin.
 * @param facts the facts of the site, for forms: claims that it lacks go by their ids. Undefined for authors of JSON, who
 *   write references, times and links themselves.
 */
export function adminWords(facts?: Facts): Words {
  const isForm = facts !== undefined;
  const titleOf = (name: string) => {
    const key = name.replace(/^(?:site|claim)\./, "");
    return facts?.get(name)?.title ?? SITE_FACTS[key]?.title ?? key;
  };
  // Names such as `$revision` have no label.
  const label = (keys: string) =>
    keys.startsWith("$") ? undefined : fieldName(`/${keys.replaceAll(".", "/")}`).at(-1);
  return {
    settings: "Business Info",
    revision: "version",
    field: (keys) => `“${label(keys) ?? keys}”`,
    subject: (keys) => label(keys) ?? `\`${keys}\``,
    fact: (reference) => (isForm ? reference.replace(REFERENCE, (_, name) => `“${titleOf(name)}”`) : reference),
    claim: () => "",
    time: (time) => (isForm ? formatClockTime(time) : time),
    inAdmin: (admin) => admin,
    inForm: (form, json) => (isForm ? form : json),
  };
}
