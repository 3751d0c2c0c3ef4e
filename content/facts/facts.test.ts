import { describe, expect, test } from "vitest";
import type { Claim, Hours, Office, Site } from "#schemas/generated/site.ts";
import { segments } from "#schemas/json.ts";
import { defaultContent, siteOrDefault } from "../store/default-content.ts";
import { collectFacts, listClaims, listReferences, SITE_FACTS } from "./facts.ts";

const OFFICE: Office = {
  id: "main",
  name: "Maple Fork",
  address: { street: "1 Main Street", city: "Maple Fork", state: "IA", zip: "50099" },
  hours: {},
};
const SITE: Site = {
  name: "Smith & Sons Insurance",
  phone: "(515) 555-0142",
  email: "info@example.com",
  offices: [OFFICE],
};

function textsOf(site: Site): Record<string, string> {
  return Object.fromEntries([...collectFacts(site)].map(([name, { text }]) => [name, text]));
}

/** Returns the value at a pointer, and undefined if there is none. */
function valueAt(value: unknown, pointer: string): unknown {
  return segments(pointer).reduce((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], value);
}

describe("collectFacts", () => {
  test("returns only the facts that the site settings have", () => {
    expect(textsOf(SITE)).toEqual({
      "site.name": "Smith & Sons Insurance",
      "site.shortName": "Smith & Sons Insurance",
      "site.phone": "(515) 555-0142",
      "site.email": "info@example.com",
      "site.sameDayBy": "half an hour before we close",
      "site.address": "1 Main Street, Maple Fork, IA 50099",
      "site.street": "1 Main Street",
      "site.city": "Maple Fork",
      "site.state": "IA",
      "site.zip": "50099",
    });
  });

  test("returns hours, the founding year, the number of states and each claim as text", () => {
    const site: Site = {
      ...SITE,
      shortName: "Smith",
      offices: [{ ...OFFICE, hours: { display: "Monday-Friday 9:00 AM-4:30 PM", weekend: "closed" } }],
      foundedYear: 2013,
      licensedStates: ["IA", "WI"],
      claims: [{ id: "carriers", value: "40+" }],
    };
    expect(textsOf(site)).toMatchObject({
      "site.shortName": "Smith",
      "site.hours": "Monday-Friday 9:00 AM-4:30 PM",
      "site.weekend": "closed",
      "site.foundedYear": "2013",
      "site.licensedStateCount": "2",
      "claim.carriers": "40+",
    });
  });

  const day = (...closings: string[]) => closings.map((closes) => ({ opens: "08:00", closes }));

  test.each<[name: string, hours: Hours, deadline: string]>([
    ["hours in words", { display: "Monday-Friday 8:30 AM-5:00 PM" }, "4:30 PM"],
    ["hours by day", { display: "Monday-Friday 8:30 AM-5:00 PM", days: { monday: day("12:15") } }, "11:45 AM"],
    ["a day with a break, in any order", { days: { monday: day("17:00", "12:00"), friday: day("17:00") } }, "4:30 PM"],
    [
      "days that end at different times",
      { days: { monday: day("17:00"), friday: day("12:00") } },
      "half an hour before we close",
    ],
    ["hours by appointment", { display: "By appointment" }, "half an hour before we close"],
  ])("names the last time for an answer the same day from %s", (_, hours, deadline) => {
    expect(textsOf({ ...SITE, offices: [{ ...OFFICE, hours }] })).toMatchObject({ "site.sameDayBy": deadline });
  });

  test("gives the phone number and the email address a link", () => {
    const facts = collectFacts(SITE);
    const links = [...facts].flatMap(([name, { href }]) => (href === undefined ? [] : [[name, href]]));
    expect(links).toEqual([
      ["site.phone", "tel:+15155550142"],
      ["site.email", "mailto:info@example.com"],
    ]);
  });

  test("returns the facts of further offices by their ids, with the defaults of the agency", () => {
    const duluth: Office = { ...OFFICE, id: "duluth", name: "Duluth", hours: { display: "By appointment" } };
    const harbors: Office = { ...OFFICE, id: "two-harbors", phone: "(218) 555-0100", email: "th@example.com" };
    const texts = textsOf({ ...SITE, offices: [OFFICE, duluth, harbors] });
    expect(texts).toMatchObject({
      "office.duluth.name": "Duluth",
      "office.duluth.phone": "(515) 555-0142",
      "office.duluth.hours": "By appointment",
      "office.two-harbors.phone": "(218) 555-0100",
      "office.two-harbors.email": "th@example.com",
    });
    expect(Object.keys(texts).filter((name) => name.startsWith("office.main."))).toEqual([]);
  });

  test("points each fact to a value of the site settings", async () => {
    await defaultContent();
    const site = await siteOrDefault(undefined);
    const facts = collectFacts({ ...site, shortName: "Short" });
    for (const [name, { pointer }] of facts)
      expect([name, valueAt({ ...site, shortName: "Short" }, pointer)]).not.toContain(undefined);
    expect([...facts.keys()]).toEqual(expect.arrayContaining(Object.keys(SITE_FACTS).map((name) => `site.${name}`)));
  });

  test("lets claims quote site settings, but no other claims and not themselves", () => {
    const claims = [
      { id: "since", value: "since {site.zip}" },
      { id: "again", value: "{claim.since} {claim.again}" },
    ];
    expect(textsOf({ ...SITE, claims })).toMatchObject({
      "claim.since": "since 50099",
      "claim.again": "{claim.since} {claim.again}",
    });
  });
});

describe("listClaims", () => {
  test("makes each reading of an earlier version a claim of its own", () => {
    const claim: Claim = {
      id: "carriers",
      label: "Insurance carriers",
      readings: [
        { value: "40+", pages: ["home"] },
        { value: "15+", pages: ["commercial"] },
      ],
    };
    const claims = listClaims({ claims: [claim] });
    expect(claims.map(({ id, subject, value, wording, pointer }) => [id, subject, value, wording, pointer])).toEqual([
      ["carriers", "Insurance carriers", "40+", "{value} Insurance carriers", "/claims/0/readings/0/value"],
      ["carriers-2", "Insurance carriers", "15+", "{value} Insurance carriers", "/claims/0/readings/1/value"],
    ]);
  });

  test("leaves out a claim without a value", () => {
    expect(listClaims({ claims: [{ id: "carriers" }] })).toEqual([]);
    expect(listClaims({})).toEqual([]);
  });
});

test.each([
  ["Call {site.phone} or {site.email}.", ["site.phone", "site.email"]],
  ["{claim.carriers}, {claim.carriers}", ["claim.carriers", "claim.carriers"]],
  ["{site.fax}", ["site.fax"]],
  ["{site.} and {site.phone and {site.phone}", ["site.", "{site.phone", "site.phone"]],
  ["{name} {} {sites.phone} { site.phone } {Site.phone}", []],
  ["no braces", []],
])("lists the references in %j", (text, names) => {
  expect(listReferences(text)).toEqual(names);
});
