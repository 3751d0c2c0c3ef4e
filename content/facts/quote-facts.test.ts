import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Site } from "#schemas/generated/site.ts";
import { forRun } from "#tests/support/full-run.ts";
import { collectFacts, listClaims } from "./facts.ts";
import { FigureFinder } from "./figures.ts";
import { FactQuoter } from "./quote-facts.ts";
import { resolveText } from "./resolve-references.ts";

const SITE: Site = {
  name: "Prairie Lantern Insurance",
  shortName: "Prairie Lantern",
  phone: "(515) 555-0142",
  email: "info@reading.example.com",
  offices: [
    {
      ...{ id: "main", name: "Main Office", hours: { display: "Monday-Friday 8:30 AM-5:00 PM" } },
      address: { street: "118 North Main Street", city: "Reading", state: "IA", zip: "50099" },
    },
  ],
  claims: [
    { id: "carriers", subject: "Carriers", value: "40+", wording: "{value} carriers", terms: ["carriers"] },
    { id: "states", subject: "States", value: "20 states", wording: "licensed in {value}" },
    { id: "bundling", subject: "Bundling", value: "10-25%", wording: "bundling saves {value}" },
    { id: "response", subject: "Response", value: "Same Day", wording: "{value} response" },
  ],
};

function quoterOf(site: Partial<Site> = {}): FactQuoter {
  const settings = { ...SITE, ...site };
  const claims = listClaims(settings);
  return new FactQuoter(collectFacts(settings), claims, new FigureFinder(claims));
}

const QUOTER = quoterOf();

describe("quotes facts in text:", () => {
  test.each([
    ["Call (515) 555-0142.", "Call {site.phone}."],
    ["515-555-0142, 515.555.0142, 515 555 0142, 5155550142", "{site.phone}, {site.phone}, {site.phone}, {site.phone}"],
    ["+1 515 555 0142, 1-515-555-0142, +1 (515) 555‑0142", "{site.phone}, {site.phone}, {site.phone}"],
    ["Write to INFO@reading.example.com.", "Write to {site.email}."],
    ["Prairie Lantern Insurance is Prairie Lantern.", "{site.name} is {site.shortName}."],
    ["prairie lantern insurance’s office", "{site.name}’s office"],
    ["118 North Main Street, Reading, IA 50099", "{site.address}"],
    ["118 North Main Street", "{site.street}"],
    ["Visit Reading, Iowa", "Visit {site.city}, Iowa"],
    ["Monday–Friday\n8:30 AM – 5:00 PM", "{site.hours}"],
    ["40+ carriers in 20 states", "{claim.carriers} carriers in {claim.states}"],
    ["Bundling saves 10–25%.", "Bundling saves {claim.bundling}."],
  ])("%s", (text, expected) => {
    expect(QUOTER.quote(text, "scalar").value).toBe(expected);
  });

  test.each([
    "reading about insurance",
    "https://www.reading.example.com/Reading ann.info@reading.example.com info@reading.example.com.au",
    "Readings, {site.Reading}",
    "2515-555-0142, 515-555-01423, 515-555-0142-7",
    "more than 40 carriers, 41+ carriers, Prairie Lanterns",
    "{site.phone} {claim.carriers} carriers",
  ])("leaves as it is: %s", (text) => {
    expect(QUOTER.quote(text, "scalar").value).toBe(text);
  });
});

describe("quotes facts in HTML:", () => {
  test.each([
    ["<b>40+</b> carriers", "<b>{claim.carriers}</b> carriers"],
    ["<p>Prairie&nbsp;Lantern</p><p>Insurance</p>", "<p>{site.shortName}</p><p>Insurance</p>"],
    ["<b>Prairie Lantern</b> Insurance", "<b>{site.shortName}</b> Insurance"],
    ["<b>Prairie</b> Lantern in <i>Reading</i>", "<b>Prairie</b> Lantern in <i>{site.city}</i>"],
    ['Call <a href="tel:+15155550142">(515) 555-0142</a>.', "Call {site.phone}."],
    ['<a href="tel:515-555-0142">Call us</a>', '<a href="tel:{site.phone}">Call us</a>'],
    [
      '<a href="tel:+15155550142" title="Reading">515-555-0142</a>',
      '<a href="tel:{site.phone}" title="Reading">{site.phone}</a>',
    ],
    ['<a href="mailto:info@reading.example.com">info@reading.example.com</a>', "{site.email}"],
    [
      '<a href="mailto:info@reading.example.com?subject=a&amp;b">info@reading.example.com</a>',
      '<a href="mailto:{site.email}?subject=a&amp;b">{site.email}</a>',
    ],
    ['<a href="/Reading">Reading</a>', '<a href="/Reading">{site.city}</a>'],
    ['<a href="tel:+15155550199">515-555-0142</a>', '<a href="tel:+15155550199">{site.phone}</a>'],
    ["5 &lt; 6 in Reading", "5 &lt; 6 in {site.city}"],
  ])("%s", (html, expected) => {
    expect(QUOTER.quote(html, "html").value).toBe(expected);
  });
});

test.each([
  ["tel:+15155550142", "tel:{site.phone}"],
  ["TEL:515-555-0142", "tel:{site.phone}"],
  ["mailto:Info@Reading.example.com", "mailto:{site.email}"],
  ["tel:+15155550199", "tel:+15155550199"],
  ["https://example.com/Reading", "https://example.com/Reading"],
])("quotes facts in links: %s", (link, expected) => {
  expect(QUOTER.quote(link, "url").value).toBe(expected);
});

test.each([
  [{ name: "Smith & Sons" }, "Smith &amp; Sons, Smith & Sons", "{site.name}, {site.name}"],
  [{ name: "O'Brien (C.P.C.U.) [x]*" }, "O’Brien (C.P.C.U.) [x]*!", "{site.name}!"],
  [{ phone: "515-555-0142 ext. 7" }, "(515) 555-0142 x7, (515) 555-0142", "{site.phone}, (515) 555-0142"],
  [{ phone: "+44 20 7946 0958" }, "+44 (20) 7946-0958", "{site.phone}"],
  [{ name: "ABC" }, "ABC", "ABC"],
])("quotes facts with special characters: %o", (site, html, expected) => {
  expect(quoterOf({ shortName: "Short Name", ...site }).quote(html, "html").value).toBe(expected);
});

test.each(["html", "scalar"] as const)("quotes a figure that follows the digits of a fact: %s", (kind) => {
  const text = "118 North Main Street, Reading, IA 50099 - 40+ carriers";
  expect(QUOTER.quote(text, kind).value).toBe("{site.address} - {claim.carriers} carriers");
});

test("lists each fact with the words of the text and the reference that replaces them", () => {
  const { found } = QUOTER.quote('<a href="tel:5155550142">Call</a> 515-555-0142 or 20 states', "html");
  expect(found.map(({ written, name, reference }) => [written, name, reference])).toEqual([
    ["tel:5155550142", "site.phone", "tel:{site.phone}"],
    ["515-555-0142", "site.phone", "{site.phone}"],
    ["20 states", "claim.states", "{claim.states}"],
  ]);
});

test.each([
  ["40+", "Carriers", "{claim.carriers}"],
  ["Same Day", "Response", "{claim.response}"],
  ["20", "States", undefined],
  ["41+", "Carriers", undefined],
])("quotes the value of a statistic: %s %s", (value, label, expected) => {
  expect(QUOTER.quoteStatistic(value, label)?.value).toBe(expected);
});

const words = fc.constantFrom(
  "Prairie Lantern Insurance",
  "Prairie Lantern",
  "(515) 555-0142",
  "+1 515.555.0142",
  "info@reading.example.com",
  "118 North Main Street, Reading, IA 50099",
  "Reading",
  "Monday–Friday 8:30 AM - 5:00 PM",
  "40+ carriers",
  "20 states",
  "licensed in",
  "bundling saves 10–25%",
  "{site.phone}",
  "{claim.carriers}",
  ", ",
  "-",
  "&amp;",
  "<b>",
  "</b>",
  "<p>",
  '<a href="tel:+15155550142">',
  '<a href="mailto:info@reading.example.com">',
  "</a>",
);
const texts = fc.array(words, { maxLength: 8 }).map((parts) => parts.join(" "));
const kinds = fc.constantFrom("html" as const, "scalar" as const);

test("quotes nothing in a text that is already quoted", () => {
  fc.assert(
    fc.property(texts, kinds, (text, kind) => {
      const { value: quoted } = QUOTER.quote(text, kind);
      expect(QUOTER.quote(quoted, kind).value).toBe(quoted);
    }),
    { numRuns: forRun(2000, 200) },
  );
});

/** Returns the letters and digits of a text without markup, white space, punctuation and country code. */
const essence = (text: string) =>
  text
    .replace(/<[^>]*>/g, "")
    .replace(/\W/g, "")
    .replaceAll("15155550142", "5155550142");

test("changes nothing but punctuation and links when the references are resolved again", () => {
  const facts = collectFacts(SITE);
  fc.assert(
    fc.property(texts, kinds, (text, kind) => {
      const resolved = resolveText(QUOTER.quote(text, kind).value, kind, facts);
      expect(essence(resolved)).toBe(essence(resolveText(text, kind, facts)));
    }),
    { numRuns: forRun(2000, 200) },
  );
});
