import type { LintDocument } from "#content/lint/model/lint-document.ts";
import type { Rule, RuleFinding } from "#content/lint/model/rule.ts";
import { describeShownDefaults, type ShownDefaults } from "#content/store/default-content.ts";
import { child, isObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";

const FIELDS = ["organizations", "products", "disclaimer"] as const;
const conjunction = new Intl.ListFormat("en-US", { type: "conjunction" });
const RESERVED_HOST = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

export const PUBLISHING_RULES: readonly Rule[] = [
  {
    code: "production/default-content",
    severity: "error",
    title: "Default content cannot be published",
    why: "The default content describes an invented agency.",
    fix: "Import content for the document, or fix its file.",
    isForProduction: true,
    checkSite: ({ defaults }) => (defaults === undefined ? [] : describeShownDefaults(defaults)),
  },
  {
    code: "production/sample",
    severity: "error",
    title: "Sample content cannot be published",
    why: "Visitors would read about invented people and an invented agency. Invented testimonials are unlawful.",
    fix: "Replace the sample with real content and remove its `sample` field, or remove the whole entry.",
    source: "16 CFR 465.2",
    isForProduction: true,
    checkDocument: (document, { defaults }) => [...findMarks(document), ...findSampleAgency(document, defaults)],
  },
  {
    code: "production/medicare-counts",
    severity: "error",
    title: "The Medicare disclaimer is incomplete",
    why: "Without the counts of organizations and plans, the disclaimer that the law requires cannot be shown.",
    fix: "Set medicare.organizations, medicare.products and medicare.disclaimer in site.json.",
    source: "42 CFR 422.2267(e)(41)",
    isForProduction: true,
    checkSite: ({ settings: { medicare = {} } }) => {
      const missing = FIELDS.filter((field) => !medicare[field]).map((field) => `medicare.${field}`);
      if (missing.length === 0) return [];
      const message = `The Medicare disclaimer cannot be shown without ${conjunction.format(missing)}.`;
      return [{ page: SITE, pointer: "/medicare", message }];
    },
  },
  {
    code: "production/licenses",
    severity: "error",
    title: "The licensed states are missing or lack the home state",
    why: "Every page lists the states where the agency may sell insurance, and texts are checked against the list.",
    fix: "List the codes of all states where the agency is licensed in `licensedStates` in site.json.",
    source: "NAIC Producer Licensing Model Act (#218), section 3; Iowa Code section 522B.2",
    isForProduction: true,
    checkSite: ({ settings: { licensedStates = [], address } }) => {
      if (licensedStates.some((state) => state === address.state)) return [];
      const pointer = "/licensedStates";
      if (licensedStates.length === 0) {
        return [{ page: SITE, pointer, message: "The site settings list no state where the agency is licensed." }];
      }
      const message = `The agency's office is in ${address.state}, but \`licensedStates\` does not list this state.`;
      return [{ page: SITE, pointer, message }];
    },
  },
  {
    code: "production/address",
    severity: "error",
    title: "The website has no public address",
    why: "Canonical links and shared links use the address. A missing or reserved one leads nowhere.",
    fix: "Set `url` in site.json to the published address of the website.",
    source: "RFC 2606 (reserved hosts)",
    isForProduction: true,
    checkSite: ({ url }) => {
      const host = url?.hostname;
      if (host !== undefined && !RESERVED_HOST.test(host)) return [];
      const message =
        host === undefined
          ? "The website has no web address. Set `url` to the published address."
          : `${host} is reserved for examples. Set \`url\` to the published address.`;
      return [{ page: SITE, pointer: "/url", message }];
    },
  },
];

/** Finds content that is marked as a sample. */
function findMarks({ page, values }: LintDocument): RuleFinding[] {
  return values.flatMap(({ pointer, value, shape }) => {
    if (shape.kind !== "object" || !isObject(value) || value.sample !== true) return [];
    const message = `${value.name ?? value.author ?? "This entry"} is marked as a sample.`;
    return [{ page, pointer: child(pointer, "sample"), message }];
  });
}

/** Finds texts that identify the agency of the default content, whether or not they are marked. */
function findSampleAgency({ page, texts }: LintDocument, defaults: ShownDefaults | undefined): RuleFinding[] {
  if (defaults === undefined || defaults.documents.has(page)) return [];
  const { name, phone, email, url, address } = defaults.site;
  const identity = [name, phone, phoneHref(phone), email, url, address.street].filter((text) => text !== undefined);
  return texts.flatMap((text) => {
    const found = identity.find((part) => text.stored.includes(part));
    if (found === undefined) return [];
    return [{ page, pointer: text.pointer, message: `"${found}" belongs to the invented sample agency.` }];
  });
}
