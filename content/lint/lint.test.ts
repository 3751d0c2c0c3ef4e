import { describe, expect, test } from "vitest";
import type { LintSettings, Waiver } from "#schemas/generated/site.ts";
import { lintSample, lintSite, readSample, type SiteSample, shownDefaults, siteWith } from "#tests/support/lint.ts";
import type { LintFinding } from "./model/rule.ts";

const PROVEN = { source: "Client records.", asOf: "2026-11-01" };
const CLAIMS = [{ id: "carriers", subject: "Carriers", value: "40+", wording: "{value} carriers", ...PROVEN }];

/** Returns a site with one wrong figure and an unknown fact on the home page. */
function siteWithMistakes(lint: LintSettings = {}): SiteSample {
  const hero = { title: "Home", subtitle: "999+ carriers", description: "Call {site.phon}." };
  return siteWith({ home: { hero }, about: {} }, { claims: CLAIMS, lint });
}

const FIGURE_WAIVER: Waiver = {
  rule: "claim/figure",
  text: "999+ Carriers",
  by: "Ann Lee",
  date: "2026-11-01",
  reason: "Counted in October.",
};

const summarize = (findings: readonly LintFinding[]) =>
  findings.map(({ page, code, severity }) => `${page} ${code} ${severity}`);

test("orders findings by document, and within a document those of its own texts first", async () => {
  const meta = { title: "Same title" };
  const broken = { about: { description: '<a href="/x">x</a>' } };
  const sample = siteWith({ home: { meta }, about: { meta, ...broken } }, { redirects: { "/old": "/nowhere" } });
  expect(summarize(await lintSample(sample))).toEqual([
    "site redirect/broken error",
    "home meta/title-length warning",
    "about meta/title-length warning",
    "about link/broken error",
    "about meta/duplicate-title warning",
  ]);
});

test("reports nothing about documents that are only in the index, except that they are default content", async () => {
  const meta = { title: "Same title" };
  const settings = { url: "https://example.com" };
  const sample = siteWith({ home: { meta }, about: { meta } }, settings, shownDefaults("about"));
  const { site, documents } = await readSample(sample);
  const own = documents.filter(({ page }) => page === "home");
  expect(summarize(await lintSite(site, own))).toEqual([
    "home meta/title-length warning",
    "about production/default-content error",
  ]);
});

test("applies the production rules only if the default content is known", async () => {
  const pages = { home: {} };
  const settings = { sample: true, url: "https://example.com" };
  expect(await lintSample(siteWith(pages, settings))).toEqual([]);
  expect(summarize(await lintSample(siteWith(pages, settings, shownDefaults("home"))))).toEqual([
    "site production/sample error",
    "site line/none error",
    "site production/licenses error",
    "site production/address error",
    "home production/default-content error",
  ]);
});

describe("severities", () => {
  test.each([
    ["by default", {}, ["home fact/unknown error", "home claim/figure error"]],
    [
      "as warnings",
      { severities: { "claim/figure": "warning" } },
      ["home fact/unknown error", "home claim/figure warning"],
    ],
    ["not at all", { severities: { "claim/figure": "off" } }, ["home fact/unknown error"]],
    [
      "as errors if they could break a page, whatever the settings are",
      { severities: { "fact/unknown": "off" } },
      ["home fact/unknown error", "home claim/figure error"],
    ],
  ] as [string, LintSettings, string[]][])("reports findings %s", async (_, lint, expected) => {
    const findings = await lintSample(siteWithMistakes(lint));
    expect(summarize(findings.filter(({ page }) => page === "home"))).toEqual(expected);
  });
});

describe("a waiver", () => {
  const codesWith = async (waiver: Partial<Waiver>) => {
    const findings = await lintSample(siteWithMistakes({ waivers: [{ ...FIGURE_WAIVER, ...waiver }] }));
    return findings.map(({ code }) => code).filter((code) => code !== "fact/unknown");
  };

  test.each<[string, Partial<Waiver>]>([
    ["in any letter case", {}],
    ["on its page", { page: "home" }],
    ["on its last day", { expires: "2026-11-22" }],
    ["with other white space", { text: " 999+\ncarriers " }],
  ])("permits its wording %s", async (_, waiver) => {
    expect(await codesWith(waiver)).toEqual([]);
  });

  test.each<[string, Partial<Waiver>, string]>([
    ["on another page", { page: "about" }, "waiver/unused"],
    ["of another rule", { rule: "claim/conflict" }, "waiver/unused"],
    ["with other words", { text: "999+" }, "waiver/unused"],
    ["after its last day", { expires: "2026-11-21" }, "waiver/expired"],
  ])("has no effect %s, and is reported", async (_, waiver, code) => {
    expect(await codesWith(waiver)).toEqual([code, "claim/figure"]);
  });
});
