import { expect, test } from "vitest";
import type { Site } from "#schemas/generated/site.ts";
import { describeReach, findReach } from "./fact-reach.ts";

const SITE: Site = {
  name: "Agency",
  phone: "(515) 555-0142",
  email: "info@example.com",
  offices: [
    {
      ...{ id: "main", name: "Maple Fork", hours: { display: "Monday-Friday 8:30 AM-5:00 PM" } },
      address: { street: "1 Main Street", city: "Maple Fork", state: "IA", zip: "50099" },
    },
  ],
  licensedStates: ["IA"],
  claims: [
    { id: "licenses", value: "{site.licensedStateCount} states" },
    { id: "carriers", value: "40+" },
  ],
};
const PAGES = ["home", "about", "contact"];
const DOCUMENTS = [
  ["home", { hero: { title: "Licensed in {claim.licenses}, {claim.carriers} carriers" } }],
  ["about", { about: { description: "<p>Open {site.hours}, weekends {site.weekend}.</p>" } }],
  ["contact", { hero: { title: "Open {site.hours}" } }],
] as const;

function describeChange(change: Partial<Site>): string[] {
  return findReach(SITE, { ...SITE, ...change }, PAGES, DOCUMENTS).map(describeReach);
}

test.each<[Partial<Site>, string[]]>([
  [
    { phone: "(515) 555-0199" },
    ["The phone number will change on 3 pages, in search results, and in emails to customers."],
  ],
  [
    { offices: [{ ...SITE.offices[0], hours: { days: { monday: [{ opens: "09:00", closes: "12:00" }] } } }] },
    ["The offices will change on 3 pages, in search results, and in emails to customers."],
  ],
  [
    { claims: [{ id: "licenses", value: "one state" }, ...(SITE.claims?.slice(1) ?? [])] },
    ["The claims will change on 1 page."],
  ],
  [{ claims: [...(SITE.claims ?? []), { id: "bbb", value: "A+" }] }, ["No page shows the claims yet."]],
  [{ lint: {} }, []],
])("describes where %j will appear", (change, sentences) => {
  expect(describeChange(change)).toEqual(sentences);
});

test("names each changed setting, also one that a claim quotes", () => {
  const reach = findReach(SITE, { ...SITE, name: "Other", licensedStates: ["IA", "NE"] }, PAGES, DOCUMENTS);
  expect(reach.map(({ key, pages }) => [key, pages.length])).toEqual([
    ["name", 3],
    ["licensedStates", 3],
  ]);
});
