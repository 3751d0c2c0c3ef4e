/** What has to be true before the site is published. */
import { child, isObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { type Rule, siteUrl, valuesOfKind } from "./rule.ts";

/** Hosts that RFC 2606 keeps for examples and tests. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** What the disclaimer of 42 CFR 422.2267(e)(41) is made of. */
const DISCLAIMER = ["organizations", "products", "disclaimer"] as const;

export const sampleData: Rule = (content) =>
  valuesOfKind(content, "object").flatMap(({ page, pointer, value }) => {
    if (!isObject(value) || value.sample !== true) return [];
    const message = `${value.name ?? value.author ?? "This"} is marked as a sample.`;
    return [{ code: "production/sample", page, pointer: child(pointer, "sample"), message }];
  });

export const medicareDisclaimer: Rule = ({ site: { medicare = {} } }) => {
  const missing = DISCLAIMER.filter((key) => !medicare[key]).map((key) => `medicare.${key}`);
  if (missing.length === 0) return [];
  const message = `No page can show the Medicare disclaimer without ${missing.join(" and ")}.`;
  return [{ code: "production/medicare-counts", page: SITE, pointer: "/medicare", message }];
};

export const publishedAddress: Rule = ({ site }) => {
  const host = siteUrl(site)?.hostname;
  if (host !== undefined && !RESERVED.test(host)) return [];
  const message = host === undefined ? "The site has no address on the web." : `${host} is reserved for examples.`;
  return [{ code: "production/address", page: SITE, pointer: "/url", message }];
};
