import { expect, test } from "vitest";
import { anchorOf, anchorsOf, legalAnchorOf } from "./anchors.ts";

test.each([
  ["faq", "faq"],
  ["whyChoose", "why-choose"],
  ["officeInfo", "office-info"],
  ["mapEmbed", "map-embed"],
  ["medicareProcess", "medicare-process"],
])("gives the section %s the anchor #%s", (section, anchor) => {
  expect(anchorOf(section)).toBe(anchor);
});

test.each([
  [{ id: "security", title: "How We Keep It" }, "security"],
  [{ id: 7, title: "Security" }, "7"],
  [{ title: "Links to Other Sites" }, "links-to-other-sites"],
])("gives the legal section %j the anchor #%s", (section, anchor) => {
  expect(legalAnchorOf(section)).toBe(anchor);
});

test("gives a page the anchor main and one for each section and legal section", () => {
  const anchors = anchorsOf({
    meta: { title: "T", description: "D" },
    hero: { title: "T" },
    serviceAreas: {},
    legal: { sections: [{ id: "security", title: "T" }, { title: "Policy Changes" }] },
    unmapped: { note: "x" },
  });
  expect([...anchors]).toEqual(["main", "hero", "service-areas", "legal", "security", "policy-changes"]);
});
