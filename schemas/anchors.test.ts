import { expect, test } from "vitest";
import { anchorOf, anchorsOf, legalAnchorOf } from "./anchors.ts";

test.each([
  ["faq", "faq"],
  ["whyChoose", "why-choose"],
  ["officeInfo", "office-info"],
  ["mapEmbed", "map-embed"],
  ["medicareProcess", "medicare-process"],
])("the section %s is #%s", (section, anchor) => {
  expect(anchorOf(section)).toBe(anchor);
});

test.each([
  [{ id: "security", title: "How We Keep It" }, "security"],
  [{ id: 7, title: "Security" }, "7"],
  [{ title: "Links to Other Sites" }, "links-to-other-sites"],
])("the legal section %j is #%s", (section, anchor) => {
  expect(legalAnchorOf(section)).toBe(anchor);
});

test("a page has the anchors of its sections, of its legal sections, and main", () => {
  const anchors = anchorsOf({
    meta: { title: "T", description: "D" },
    hero: { title: "T" },
    serviceAreas: {},
    legal: { sections: [{ id: "security", title: "T" }, { title: "Policy Changes" }] },
    unmapped: { note: "x" },
  });
  expect([...anchors]).toEqual(["main", "hero", "service-areas", "legal", "security", "policy-changes"]);
});
