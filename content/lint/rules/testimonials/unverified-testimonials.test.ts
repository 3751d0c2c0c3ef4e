import { expect, test } from "vitest";
import type { Site } from "#schemas/generated/site.ts";
import { shownDefaults } from "#tests/support/lint.ts";
import { LintDocument } from "../../model/lint-document.ts";
import { LintSite, type SiteSurroundings } from "../../model/lint-site.ts";
import { severityOf } from "../../model/severity-of.ts";
import { unverifiedTestimonials } from "./unverified-testimonials.ts";

const SITE_SETTINGS = {
  name: "Agency",
  phone: "515-555-0142",
  email: "a@example.com",
  address: { street: "1 Main", city: "C", state: "IA" as const, zip: "5" },
};

test("a testimonial needs a source and a day of permission, unless it is a sample", () => {
  const [quote, source, permission] = ["Good people.", "Letter", "2026-05-01"];
  const items = [
    { quote, author: "Ann", source, permission },
    { quote, author: "Ben", source },
    { quote, author: "Cal" },
    { quote, author: "Dee", sample: true },
  ];
  const document = new LintDocument("home", { testimonials: { items } }, new Map());
  const site = new LintSite(SITE_SETTINGS, new Map(), { today: "2026-11-22" });
  const findings = unverifiedTestimonials.checkDocument?.(document, site) ?? [];
  expect(findings.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    "/testimonials/items/1 The testimonial of Ben has no `permission`.",
    "/testimonials/items/2 The testimonial of Cal has no `source` and no `permission`.",
  ]);
});

test("an unverified testimonial is an error before publishing, unless the site settings say otherwise", () => {
  const severities = { "testimonial/unverified": "warning" as const };
  const severityOn = (settings: Site, surroundings: Partial<SiteSurroundings>) =>
    severityOf(unverifiedTestimonials, new LintSite(settings, new Map(), { today: "2026-11-22", ...surroundings }));
  expect(severityOn(SITE_SETTINGS, {})).toBe("warning");
  expect(severityOn(SITE_SETTINGS, shownDefaults())).toBe("error");
  expect(severityOn({ ...SITE_SETTINGS, lint: { severities } }, shownDefaults())).toBe("warning");
});
