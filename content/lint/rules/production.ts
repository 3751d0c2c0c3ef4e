/** Rules that apply only before the site is published. */
import { describeShownDefaults } from "#content/store/default-documents.ts";
import { child, isObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { type Rule, siteUrl, valuesOfKind } from "./rule.ts";

/** Hosts that RFC 2606 reserves for examples and tests. */
const RESERVED_HOST = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** The site settings that the disclaimer of 42 CFR 422.2267(e)(41) needs. */
const DISCLAIMER_FIELDS = ["organizations", "products", "disclaimer"] as const;

/** Reports documents for which the site would publish default content. */
export const defaultDocuments: Rule = ({ defaults }) =>
  defaults === undefined
    ? []
    : describeShownDefaults(defaults).map((finding) => ({ code: "production/default-content", ...finding }));

/** Reports content that is marked as a sample. */
export const sampleData: Rule = (content) =>
  valuesOfKind(content, "object").flatMap(({ page, pointer, value }) => {
    if (!isObject(value) || value.sample !== true) return [];
    const message = `${value.name ?? value.author ?? "This entry"} is marked as a sample.`;
    return [{ code: "production/sample", page, pointer: child(pointer, "sample"), message }];
  });

/** Reports texts that identify the agency of the default content, which is invented, whether or not they are marked. */
export const sampleAgency: Rule = (content) => {
  const { defaults } = content;
  if (defaults === undefined) return [];
  const { name, phone, email, url, address } = defaults.site;
  const identity = [name, phone, phoneHref(phone), email, url, address.street].filter((text) => text !== undefined);
  return valuesOfKind(content, "scalar", "html", "url").flatMap(({ page, pointer, value }) => {
    const found = identity.find((text) => typeof value === "string" && value.includes(text));
    if (found === undefined || defaults.documents.has(page)) return [];
    return [{ code: "production/sample", page, pointer, message: `"${found}" belongs to the invented sample agency.` }];
  });
};

/** Reports site settings that the Medicare disclaimer needs and that are missing. */
export const medicareDisclaimer: Rule = ({ site: { medicare = {} } }) => {
  const missing = DISCLAIMER_FIELDS.filter((field) => !medicare[field]).map((field) => `medicare.${field}`);
  if (missing.length === 0) return [];
  const message = `The Medicare disclaimer cannot be shown without ${conjunction.format(missing)}.`;
  return [{ code: "production/medicare-counts", page: SITE, pointer: "/medicare", message }];
};

const conjunction = new Intl.ListFormat("en-US", { type: "conjunction" });

/** Reports a missing or reserved address of the site. */
export const publishedAddress: Rule = ({ site }) => {
  const host = siteUrl(site)?.hostname;
  if (host !== undefined && !RESERVED_HOST.test(host)) return [];
  const message =
    host === undefined
      ? "The website has no web address. Set `url` to the published address."
      : `${host} is reserved for examples. Set \`url\` to the published address.`;
  return [{ code: "production/address", page: SITE, pointer: "/url", message }];
};
