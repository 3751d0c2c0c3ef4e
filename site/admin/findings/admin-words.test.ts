import { expect, test } from "vitest";
import { toViolation } from "#content/documents/validate.ts";
import { messageFor } from "#content/lint/catalog.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import pageSchema from "#schemas/page.schema.json" with { type: "json" };
import { adminWords } from "./admin-words.ts";

const FACTS = new Map([["claim.carriers", { title: "insurance carriers", text: "40+", pointer: "/claims/0/value" }]]);

type Described = Pick<Diagnostic, "code" | "message" | "params">;

function lintFinding(code: Diagnostic["code"], params: object): Described {
  return { code, message: "", params };
}

function violation(keyword: string, instancePath: string, params: JsonObject): Described {
  return toViolation({ keyword, instancePath, params }, { hero: { title: "" }, notice: { link: { url: "claims" } } });
}

const claims = [{ id: "carriers", value: "40+" }];

test.each<[form: string, json: string, finding: Described]>([
  [
    'The claims about "carriers" have different values: "40+", "15+".',
    'The claims about "carriers" have different values: "40+", "15+".',
    lintFinding("claim/conflict", { subject: "carriers", values: [...claims, { id: "others", value: "15+" }] }),
  ],
  [
    'The text says "45 carriers", but the claim in Business Info is 40+.',
    'The text says "45 carriers", but the claim in Business Info is 40+.',
    lintFinding("claim/figure", { phrase: "45 carriers", claims }),
  ],
  [
    "The agency has an office in IA, but “Licensed states” does not list this state.",
    "The agency has an office in IA, but “Licensed states” does not list this state.",
    lintFinding("production/licenses", { home: "IA" }),
  ],
  [
    "Business Info lists no state where the agency is licensed.",
    "Business Info lists no state where the agency is licensed.",
    lintFinding("production/licenses", {}),
  ],
  [
    'The text writes out "515-555-0142". Insert the fact “Phone number” instead, so that it follows Business Info.',
    'The text writes out "515-555-0142". Write tel:{site.phone} instead, so that it follows Business Info.',
    lintFinding("fact/written-out", { written: "515-555-0142", reference: "tel:{site.phone}" }),
  ],
  [
    "There is no fact {claim.carrier}. Did you mean “insurance carriers”?",
    "There is no fact {claim.carrier}. Did you mean {claim.carriers}?",
    lintFinding("fact/unknown", { name: "claim.carrier", suggestion: "{claim.carriers}" }),
  ],
  [
    "Business Info has no value for “Hours on weekends”.",
    "Business Info has no value for {site.weekend}.",
    lintFinding("fact/unknown", { name: "site.weekend", problem: "no value" }),
  ],
  [
    'Visitors see "{bbb}" as it is. Insert the fact “bbb”.',
    'Visitors see "{bbb}" as it is. Write {claim.bbb}.',
    lintFinding("fact/misspelled", { written: "{bbb}", reference: "{claim.bbb}" }),
  ],
  [
    "Hours on Friday: 8:00 AM must be later than 1:30 PM.",
    "Hours on Friday: 08:00 must be later than 13:30.",
    lintFinding("schedule/order", { name: "Hours on Friday", earlier: "13:30", time: "08:00", isMidnight: false }),
  ],
  [
    "Headline is empty.",
    "Headline is empty.",
    violation("pattern", "/hero/title", { pattern: pageSchema.$defs.label.pattern }),
  ],
  [
    "Answer is required, but it is missing. Add it.",
    "Answer is required, but it is missing. Add it.",
    violation("required", "/faq/items/1", { missingProperty: "answer" }),
  ],
  [
    "Link address does not lead anywhere. Choose a page from the list, or enter a whole address: https://example.com",
    'Link address must start with /, #, http://, https://, mailto: or tel:, but got "claims".',
    violation("pattern", "/notice/link/url", { pattern: pageSchema.$defs.url.pattern }),
  ],
  [
    "`$revision` must be a string.",
    "`$revision` must be a string.",
    diagnose("content/type", { field: "$revision", rule: "type", problem: "must be a string." }),
  ],
  [
    "a.json was made from a version that this store does not have, so it could overwrite newer changes.",
    "a.json was made from a version that this store does not have, so it could overwrite newer changes.",
    diagnose("store/unknown-base", { file: "a.json" }),
  ],
])("writes %j, and for authors of JSON %j", (form, json, finding) => {
  expect(messageFor(finding, adminWords(FACTS))).toBe(form);
  expect(messageFor(finding, adminWords())).toBe(json);
});
