import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import { pageContent, siteContent } from "#tests/support/arbitraries.ts";
import { cleanHtml } from "../documents/clean-html.ts";
import { collectFacts, type Facts } from "./facts.ts";
import { resolveDocument, resolveText } from "./resolve-references.ts";

const SITE: Site = {
  name: "Smith & Sons Insurance",
  phone: "(515) 555-0142",
  email: "info@example.com",
  offices: [
    {
      ...{ id: "main", name: "Main Office", hours: {} },
      address: { street: "1 Main Street", city: "Maple Fork", state: "IA", zip: "50099" },
    },
  ],
  claims: [{ id: "carriers", value: "40+" }],
};
const FACTS = collectFacts(SITE);

const PHONE_LINK = '<a href="tel:+15155550142">(515) 555-0142</a>';

/** Returns site settings in which the references to facts are replaced. */
function resolveSettings(site: Site): Site {
  return resolveDocument("site", site, collectFacts(site));
}

/** Returns facts in which one fact has this text. */
function withText(name: string, text: string): Facts {
  return new Map([...FACTS, [name, { title: "", text, pointer: "" }]]);
}

describe("plain text", () => {
  test.each([
    ["Call {site.phone} today", "Call (515) 555-0142 today"],
    ["{site.phone}{site.phone}", "(515) 555-0142(515) 555-0142"],
    ["{claim.carriers} carriers at {site.name}", "40+ carriers at Smith & Sons Insurance"],
    ["{site.address}", "1 Main Street, Maple Fork, IA 50099"],
    ["<b>{site.phone}</b>", "<b>(515) 555-0142</b>"],
    ["{{site.phone}}", "{(515) 555-0142}"],
  ])("of %j becomes %j", (text, resolved) => {
    expect(resolveText(text, "scalar", FACTS)).toBe(resolved);
  });

  test.each([
    "{site.fax} {claim.}",
    "{site.phone",
    "{ site.phone }",
    "{Site.phone} {phone} {organizations}",
    "{site.toString}",
  ])("of %j stays as it is", (text) => {
    expect(resolveText(text, "scalar", FACTS)).toBe(text);
    expect(resolveText(text, "html", FACTS)).toBe(text);
  });

  test.each(["$& $1 $$ $`", "{site.email}", "{claim.carriers}"])("gets the value %j as it is written", (value) => {
    const facts = withText("site.name", value);
    expect(resolveText("At {site.name}.", "scalar", facts)).toBe(`At ${value}.`);
    expect(resolveText("At {site.name}.", "html", facts)).toBe(`At ${value.replace("&", "&amp;")}.`);
    expect(resolveText("In {office.duluth.name}.", "scalar", withText("office.duluth.name", "Duluth"))).toBe(
      "In Duluth.",
    );
  });
});

describe("HTML", () => {
  test.each([
    ["Call {site.phone}.", `Call ${PHONE_LINK}.`],
    ["<strong>{site.phone}</strong>", `<strong>${PHONE_LINK}</strong>`],
    ["{site.email}", '<a href="mailto:info@example.com">info@example.com</a>'],
    ["{site.name} has {claim.carriers}", "Smith &amp; Sons Insurance has 40+"],
    [
      '<a href="/contact">Call {site.phone}</a> or {site.phone}',
      `<a href="/contact">Call (515) 555-0142</a> or ${PHONE_LINK}`,
    ],
    ['<a href="tel:{site.phone}">Call us</a>', '<a href="tel:+15155550142">Call us</a>'],
    [
      '<a title="Why? Ask {site.name}" href="mailto:{site.email}?subject=For {site.name}&amp;body=Hi">Write</a>',
      '<a title="Why? Ask Smith &amp; Sons Insurance" href="mailto:info@example.com?subject=For Smith%20%26%20Sons%20Insurance&amp;body=Hi">Write</a>',
    ],
    ['<a href="mailto:{site.email}">Write</a>', '<a href="mailto:info@example.com">Write</a>'],
    [
      '<a href="/a" title="{site.name} > {site.phone}">A</a>',
      '<a href="/a" title="Smith &amp; Sons Insurance > (515) 555-0142">A</a>',
    ],
    ["5 < 6, {site.phone} > 4", `5 < 6, ${PHONE_LINK} > 4`],
    ["a <b {site.phone}", `a <b ${PHONE_LINK}`],
  ])("%j becomes %j", (html, resolved) => {
    expect(resolveText(html, "html", FACTS)).toBe(resolved);
  });

  test("shows markup in a value as text", () => {
    const facts = withText("site.name", '<img src=x onerror="alert(1)">');
    expect(resolveText("{site.name}", "html", facts)).toBe("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
    expect(resolveText('<a href="/a" title="{site.name}">A</a>', "html", facts)).not.toContain("<img");
  });

  test("keeps many tags without an end", () => {
    const html = `{site.phone} ${"<a<a\"<b'".repeat(30_000)}`;
    expect(resolveText(html, "html", FACTS)).toBe(html.replace("{site.phone}", PHONE_LINK));
  });
});

describe("links", () => {
  test.each([
    ["tel:{site.phone}", "tel:+15155550142"],
    ["mailto:{site.email}", "mailto:info@example.com"],
    ["mailto:{site.email}?subject=Boat", "mailto:info@example.com?subject=Boat"],
    [
      "mailto:{site.email}?subject=For {site.name}",
      "mailto:info@example.com?subject=For Smith%20%26%20Sons%20Insurance",
    ],
    ["https://x.example/?p={site.phone}#{claim.carriers}", "https://x.example/?p=(515)%20555-0142#40%2B"],
    ["tel:{site.fax}", "tel:{site.fax}"],
    ["/contact", "/contact"],
  ])("to %s become %s", (link, resolved) => {
    expect(resolveText(link, "url", FACTS)).toBe(resolved);
  });
});

test("every text of a page may quote facts, but unknown fields and names of files may not", () => {
  const item = { title: "{claim.carriers}", description: "{site.phone}", bullets: ["{site.city}"] };
  const content: PageContent = {
    meta: { title: "{site.name}", description: "{site.phone}", og: { title: "{site.city}" } },
    hero: { title: "{site.city}", image: "{site.city}.jpg", imageAlt: "{site.city}", ctaUrl: "tel:{site.phone}" },
    stats: { items: [{ value: "{claim.carriers}", label: "carriers" }] },
    checklist: { items: ["{site.zip}", "no reference"] },
    features: { items: [item], unmapped: { note: "{site.phone}" } },
    legal: { sections: [item] },
    unmapped: { note: "{site.phone}" },
  };
  const shown = { title: "40+", description: PHONE_LINK, bullets: ["Maple Fork"] };
  expect(resolveDocument("home", content, FACTS)).toEqual({
    meta: { title: SITE.name, description: SITE.phone, og: { title: "Maple Fork" } },
    hero: { title: "Maple Fork", image: "{site.city}.jpg", imageAlt: "Maple Fork", ctaUrl: "tel:+15155550142" },
    stats: { items: [{ value: "40+", label: "carriers" }] },
    checklist: { items: ["50099", "no reference"] },
    features: { items: [shown], unmapped: { note: "{site.phone}" } },
    legal: { sections: [shown] },
    unmapped: { note: "{site.phone}" },
  });
});

test("parts without references are shared with the stored page", () => {
  const plain: PageContent = { meta: { title: "T", description: "D" }, hero: { title: "{brace}" } };
  expect(resolveDocument("home", plain, FACTS)).toBe(plain);
  const quoting: PageContent = { ...plain, stats: { items: [{ value: "{claim.carriers}", label: "L" }] } };
  const resolved = resolveDocument("home", quoting, FACTS);
  expect([resolved.meta, resolved.hero]).toEqual([plain.meta, plain.hero]);
  expect(resolved.meta).toBe(plain.meta);
  expect(quoting.stats?.items).toEqual([{ value: "{claim.carriers}", label: "L" }]);
});

describe("site settings", () => {
  test("quote facts in their texts", () => {
    const site = resolveSettings({
      ...SITE,
      tagline: "In {site.city}",
      description: "{site.name} of {site.city}",
      footer: { blurb: "Since {claim.place}", links: [{ title: "Call", url: "tel:{site.phone}" }] },
      carriers: [{ name: "Acme", phone: "(515) 555-0100", lines: "Auto in {site.state}" }],
      medicare: { disclaimer: "{organizations} plans, {products} products. Call {site.phone}." },
      claims: [{ id: "place", value: "{site.city}", wording: "{value} since {claim.place}" }],
    });
    expect(site).toMatchObject({
      tagline: "In Maple Fork",
      description: "Smith & Sons Insurance of Maple Fork",
      footer: {
        blurb: "Since Maple Fork",
        links: [{ title: "Call", url: "tel:+15155550142" }],
      },
      carriers: [{ lines: "Auto in IA" }],
      medicare: { disclaimer: "{organizations} plans, {products} products. Call (515) 555-0142." },
      claims: [{ value: "Maple Fork", wording: "{value} since {claim.place}" }],
    });
  });

  test("do not quote facts in the facts themselves", () => {
    const [office] = SITE.offices;
    const offices: Site["offices"] = [{ ...office, address: { ...office.address, city: "{site.street}" } }];
    const site = resolveSettings({ ...SITE, name: "{site.name} {site.phone}", offices });
    expect(site).toMatchObject({ name: "{site.name} {site.phone}", offices });
  });
});

test("site settings that are not valid can be resolved", () => {
  expect(resolveDocument("site", { tagline: "{site.city}", offices: 7, claims: [1] }, FACTS)).toEqual({
    tagline: "Maple Fork",
    offices: 7,
    claims: [1],
  });
});

describe("resolved content", () => {
  const withoutReferences = (text: string) => !/\{(site|claim)\./.test(text);
  const references = fc.constantFrom(
    "{site.phone}",
    "{site.email}",
    "{site.name}",
    "{claim.carriers}",
    "{site.fax}",
    "{",
    "}",
  );
  const kinds = fc.constantFrom("html" as const, "scalar" as const, "url" as const);
  const quotingText = fc
    .array(fc.oneof(references, fc.string(), fc.constantFrom("<b>", "</b>", '<a href="/a">', "</a>")))
    .map((parts) => parts.join(""));

  test("equals the stored content if no text has a reference", () => {
    fc.assert(
      fc.property(pageContent({ mayBeUnmapped: true }), (content) => {
        expect(resolveDocument("home", content as unknown as PageContent, FACTS)).toBe(content);
      }),
    );
    fc.assert(
      fc.property(siteContent({ mayBeUnmapped: true }), (site) => {
        expect(resolveSettings(site as unknown as Site)).toEqual(site);
      }),
    );
    fc.assert(
      fc.property(
        fc.string().filter(withoutReferences),
        kinds,
        (text, kind) => resolveText(text, kind, FACTS) === text,
      ),
    );
  });

  test("has no further reference to resolve", () => {
    fc.assert(
      fc.property(quotingText, kinds, (text, kind) => {
        const resolved = resolveText(text, kind, FACTS);
        expect(resolveText(resolved, kind, FACTS)).toBe(resolved);
        expect(resolved).not.toMatch(/\{(site\.(phone|email|name)|claim\.carriers)\}/);
      }),
    );
  });

  test("is clean HTML if the stored text is", () => {
    fc.assert(
      fc.property(
        quotingText.map((text) => cleanHtml(text).html),
        (html) => {
          expect(cleanHtml(resolveText(html, "html", FACTS)).removed).toEqual([]);
        },
      ),
    );
  });
});
