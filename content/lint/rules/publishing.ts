import { formatList } from "#content/documents/format-number.ts";
import type { LintDocument } from "#content/lint/model/lint-document.ts";
import { defineRule, type Rule, type RuleFinding } from "#content/lint/model/rule.ts";
import { describeShownDefault, type ShownDefaults } from "#content/store/default-content.ts";
import { child, isObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";

const FIELDS = ["organizations", "products", "disclaimer"] as const;
const RESERVED_HOST = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

export const PUBLISHING_RULES: readonly Rule[] = [
  defineRule<{ page: DocumentId }>({
    code: "production/default-content",
    title: "Default content cannot be published",
    why: "The default content describes an invented agency.",
    fix: "Import content for the document, or fix its file.",
    formFix: "Open the page, replace the sample content with your own, and publish it.",
    isForProduction: true,
    message: ({ page }) => describeShownDefault(page),
    checkSite: ({ surroundings: { defaults } }) =>
      [...(defaults?.documents ?? [])].map((page) => ({ page, params: { page } })),
  }),
  defineRule<SampleFinding["params"]>({
    code: "production/sample",
    title: "Sample content cannot be published",
    why: "Visitors would read about invented people and an invented agency. Invented testimonials are unlawful.",
    fix: "Replace the sample with real content and remove its `sample` field, or remove the whole entry.",
    formFix: "Replace the sample with real content, or remove the whole entry.",
    source: "16 CFR 465.2",
    isForProduction: true,
    message: (params) =>
      "entry" in params
        ? `${params.entry} is marked as a sample.`
        : `"${params.words}" belongs to the invented sample agency.`,
    checkDocument: (document, { surroundings: { defaults } }) => [
      ...findMarks(document),
      ...findSampleAgency(document, defaults),
    ],
  }),
  defineRule<{ text: string }>({
    code: "production/placeholder",
    title: "A text is left to write",
    why: "Visitors would read the instruction in place of the text.",
    fix: "Write the text in place of the brackets, or remove the field.",
    isForProduction: true,
    message: ({ text }) => `The text is left to write: ${text}`,
    checkDocument: ({ page, texts }) =>
      texts.flatMap(({ stored, pointer }) => {
        const [text] = /\[Write [^\]]+\]/.exec(stored) ?? [];
        return text === undefined ? [] : [{ page, pointer, params: { text } }];
      }),
  }),
  defineRule<{ missing: string[] }>({
    code: "production/medicare-counts",
    title: "The Medicare disclaimer is incomplete",
    why: "Without the counts of organizations and plans, the disclaimer that the law requires cannot be shown.",
    fix: "Set medicare.organizations, medicare.products and medicare.disclaimer in site.json.",
    formFix: "Enter the number of organizations and plans and the disclaimer under Medicare in Business Info.",
    source: "42 CFR 422.2267(e)(41)",
    isForProduction: true,
    message: ({ missing }, words) =>
      `The Medicare disclaimer cannot be shown without ${formatList(missing.map(words.field))}.`,
    checkSite: ({ settings: { lines = [], medicare = {} } }) => {
      if (!lines.some(({ regulation }) => regulation === "medicare")) return [];
      const missing = FIELDS.filter((field) => !medicare[field]).map((field) => `medicare.${field}`);
      return missing.length === 0 ? [] : [{ page: SITE, pointer: "/medicare", params: { missing } }];
    },
  }),
  defineRule<{ home?: string }>({
    code: "production/licenses",
    title: "The licensed states are missing or lack the home state",
    why: "Every page lists the states where the agency may sell insurance, and texts are checked against the list.",
    fix: "List the codes of all states where the agency is licensed in `licensedStates` in site.json.",
    formFix: "Choose all states where the agency is licensed in Business Info.",
    source: "NAIC Producer Licensing Model Act (#218), section 3",
    isForProduction: true,
    message: ({ home }, words) =>
      home === undefined
        ? `${words.inAdmin("Business Info lists", "The site settings list")} no state where the agency is licensed.`
        : `The agency has an office in ${home}, but ${words.field("licensedStates")} does not list this state.`,
    checkSite: ({ settings: { licensedStates = [], offices } }) => {
      const missing = offices.find(({ address }) => !licensedStates.some((state) => state === address.state));
      if (missing === undefined) return [];
      const params = licensedStates.length === 0 ? {} : { home: missing.address.state };
      return [{ page: SITE, pointer: "/licensedStates", params }];
    },
  }),
  defineRule<{ host?: string }>({
    code: "production/address",
    title: "The website has no public address",
    why: "Canonical links and shared links use the address. A missing or reserved one leads nowhere.",
    fix: "Set `url` in site.json to the published address of the website.",
    formFix: "Enter the published address of the website in Business Info.",
    source: "RFC 2606 (reserved hosts)",
    isForProduction: true,
    message: ({ host }, words) => {
      const problem = host === undefined ? "The website has no web address" : `${host} is reserved for examples`;
      return `${problem}. Set ${words.field("url")} to the published address.`;
    },
    checkSite: ({ url }) => {
      const host = url?.hostname;
      if (host !== undefined && !RESERVED_HOST.test(host)) return [];
      return [{ page: SITE, pointer: "/url", params: host === undefined ? {} : { host } }];
    },
  }),
];

/** An entry that is marked as a sample, or a text that has words of the sample agency. */
type SampleFinding = RuleFinding<{ entry: string } | { words: string }>;

function findMarks({ page, values }: LintDocument): SampleFinding[] {
  return values.flatMap(({ pointer, value, shape }) => {
    if (shape.kind !== "object" || !isObject(value) || value.sample !== true) return [];
    const entry = String(value.name ?? value.author ?? (pointer === "" ? "The page" : "This entry"));
    return [{ page, pointer: child(pointer, "sample"), params: { entry } }];
  });
}

/** Finds texts that identify the agency of the default content, whether or not they are marked. */
function findSampleAgency({ page, texts }: LintDocument, defaults: ShownDefaults | undefined): SampleFinding[] {
  if (defaults === undefined || defaults.documents.has(page)) return [];
  const { name, phone, email, url, offices } = defaults.site;
  const facts = [name, phone, phoneHref(phone), email, url, offices[0].address.street];
  const identity = facts.filter((text) => text !== undefined);
  return texts.flatMap((text) => {
    const found = identity.find((part) => text.stored.includes(part));
    return found === undefined ? [] : [{ page, pointer: text.pointer, params: { words: found } }];
  });
}
