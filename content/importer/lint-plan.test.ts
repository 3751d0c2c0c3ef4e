import { describe, expect, test, vi } from "vitest";
import type { LintContext } from "#content/lint/model/lint-site.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { page } from "#tests/support/store/file-store.ts";
import { type MemoryStore, memoryStore } from "#tests/support/store/memory-store.ts";
import { importContent } from "./import-content.ts";
import type { ImportOptions } from "./plan/import-options.ts";

const CONTEXT: LintContext = { complete: (_, content) => content, media: new Set(["office.jpg"]), today: "2026-11-22" };
const SETTINGS = {
  name: "Hartley Insurance",
  phone: "(515) 555-0142",
  email: "info@hartley.example",
  address: { street: "4 Oak Street", city: "Hartley", state: "IA", zip: "51346" },
  hours: { display: "Monday-Friday 8:30 AM-5:00 PM" },
  claims: [
    {
      id: "carriers",
      subject: "Carriers",
      value: "40+",
      wording: "{value} carriers",
      source: "List",
      asOf: "2026-01-01",
    },
  ],
};

/** A page without lint findings. */
function tidy(id: string, sections: JsonObject = {}): JsonObject {
  const meta = { title: `The page ${id} of the agency`, description: `What visitors find on the page ${id}.` };
  return { ...page(id), meta, ...sections };
}

function storeOf(pages: Record<string, JsonObject> = {}, settings: JsonObject = {}): MemoryStore {
  const stored = { about: tidy("about"), home: tidy("home"), ...pages };
  return memoryStore([["site", { ...SETTINGS, ...settings }], ...Object.entries(stored)]);
}

function importInto(store: MemoryStore, input: JsonObject, options: ImportOptions = {}) {
  const note = { by: "Ann", message: "", sha256: "" };
  const raw = JSON.stringify(input, null, 2);
  return importContent([{ raw, file: "a.json" }], { readLintContext: async () => CONTEXT, ...options }, store, note);
}

const brief = ({ severity, code, page, file, line, message }: Diagnostic) =>
  `${severity} ${code} ${page} ${file}:${line} ${message}`;

describe("the plan of an import", () => {
  test("reports what the import adds to the lint findings of the site, at the place in the input", async () => {
    const store = storeOf();
    const input = {
      about: {
        hero: { title: "Call (515) 555-0142", ctaUrl: "/abuot" },
        about: { description: 'We compare 999+ carriers. <a href="#tean">Team</a>', image: "offices.jpg" },
      },
    };
    const { success, diagnostics } = await importInto(store, input);
    expect(success).toBe(true);
    expect(diagnostics.map(brief)).toEqual([
      expect.stringMatching(/^warning fact\/written-out about a\.json:4 .*"\(515\) 555-0142".*\{site\.phone\}/),
      expect.stringMatching(
        /^warning link\/broken about a\.json:5 No page or file exists at \/abuot\. Did you mean \/about\?/,
      ),
      expect.stringMatching(/^warning link\/anchor about a\.json:8 The page \/about has no anchor #tean/),
      expect.stringMatching(/^warning claim\/figure about a\.json:8 .*999\+.*40\+/),
      expect.stringMatching(/^warning media\/missing about a\.json:9 .*Did you mean office\.jpg\?/),
      expect.stringMatching(/^warning media\/alt about a\.json:9 /),
    ]);
    expect(diagnostics[3]?.params).toEqual({ phrase: "999+ carriers", claims: [{ id: "carriers", value: "40+" }] });
  });

  test("does not report the findings that the site has already", async () => {
    const store = storeOf({ about: tidy("about", { about: { title: "Old", description: '<a href="/x">X</a>' } }) });
    expect((await importInto(store, { about: { about: { title: "New" } } })).diagnostics).toEqual([]);
    const { diagnostics } = await importInto(store, { home: { hero: { ctaUrl: "/x" } } });
    expect(diagnostics.map(({ code, page }) => [code, page])).toEqual([["link/broken", "home"]]);
  });

  test("with isStrict, rejects an import that adds a finding", async () => {
    const store = storeOf();
    const result = await importInto(store, { about: { hero: { ctaUrl: "/x" } } }, { isStrict: true });
    expect(result).toMatchObject({ success: false, diagnostics: [{ severity: "error", code: "link/broken" }] });
    expect(store.history()).toEqual([]);
  });

  test("rejects a reference to a fact that does not exist", async () => {
    const result = await importInto(storeOf(), { about: { hero: { title: "Call {site.phon}" } } });
    expect(result).toMatchObject({
      success: false,
      imported: [{ page: "about", status: "error" }],
      diagnostics: [{ severity: "error", code: "fact/unknown", suggestion: "{site.phone}" }],
    });
  });

  test("rejects a finding whose rule the site settings make an error, and ignores one that they turn off", async () => {
    const lint = { severities: { "link/broken": "error", "meta/title-length": "off" } };
    const input = { about: { meta: { title: "Short" }, hero: { ctaUrl: "/x" } } };
    const { success, diagnostics } = await importInto(storeOf({}, { lint }), input);
    expect([success, diagnostics.map(({ code, severity }) => [code, severity])]).toEqual([
      false,
      [["link/broken", "error"]],
    ]);
  });

  test("names every text that keeps the former value of a fact that the import changes", async () => {
    const store = storeOf({
      farm: tidy("farm", { about: { description: "Call 515.555.0142, Monday-Friday 8:30 AM–5:00 PM." } }),
      terms: tidy("terms", { about: { description: "Call {site.phone}." } }),
    });
    const site = { phone: "(515) 555-0199", hours: { display: "Monday-Friday 9:00 AM-4:30 PM" } };
    const { diagnostics } = await importInto(store, {
      site,
      pages: { about: { hero: { title: "At (515) 555-0142" } } },
    });
    expect(diagnostics.map(({ code, page, suggestion }) => [code, page, suggestion])).toEqual([
      ["fact/outdated", "farm", "{site.phone}"],
      ["fact/outdated", "farm", "{site.hours}"],
      ["fact/outdated", "about", "{site.phone}"],
    ]);
    const value = "Call {site.phone}, {site.hours}.";
    expect(diagnostics[0]).toMatchObject({ pointer: "/content/about/description", fix: { value } });
  });

  test("corrects only the former values that can mean nothing else", async () => {
    const store = storeOf({
      farm: tidy("farm", { about: { description: "Write to info@example.com or call 515-555-0142, in Hartley." } }),
    });
    const address = { street: "1 Main Street", city: "Elk Grove", state: "IA", zip: "50099" };
    const { diagnostics } = await importInto(store, { site: { phone: "(515) 555-0199", address }, pages: {} });
    const value = "Write to info@example.com or call {site.phone}, in Hartley.";
    expect(diagnostics.map(({ suggestion, fix }) => [suggestion, fix])).toEqual([
      ["{site.phone}", { value }],
      ["{site.city}", undefined],
    ]);
  });

  test("reports texts that differ from a claim that the import changes", async () => {
    const store = storeOf({ farm: tidy("farm", { about: { description: "We compare 40+ carriers." } }) });
    const claims = [{ ...SETTINGS.claims[0], value: "50+" }];
    const { diagnostics } = await importInto(store, { site: { claims }, pages: {} });
    expect(diagnostics.map(({ code, page }) => [code, page])).toEqual([["claim/figure", "farm"]]);
  });

  const OFFICE = { id: "main", name: "Hartley", address: SETTINGS.address, hours: SETTINGS.hours };
  test.each<[string, JsonObject]>([
    ["a phone number", { phone: "(712) 555-0199" }],
    ["a foreign phone number", { phone: "+44 20 7946 0958" }],
    ["a name", { name: "Prairie Insurance" }],
    [
      "an address and the hours",
      { offices: [{ ...OFFICE, address: { ...SETTINGS.address, city: "Elk Grove" }, hours: {} }] },
    ],
    ["the number of an office", { offices: [OFFICE, { ...OFFICE, id: "south", phone: "(515) 555-0107" }] }],
    ["a claim", { claims: [{ ...SETTINGS.claims[0], value: "50+" }] }],
    ["a claim without a figure", { claims: [{ ...SETTINGS.claims[0], value: "Same Day", terms: ["answers"] }] }],
    ["no claim", { claims: null }],
    ["the notice", { notice: { text: "Closed on Friday.", until: "2020-01-01T00:00" } }],
    ["the licensed states", { licensedStates: ["IA"] }],
    ["the year of foundation", { foundedYear: 1999 }],
  ])("reads no page to no purpose, and misses none, if an import changes %s", async (_, site) => {
    const texts = {
      "farm/a": "Call {site.phone}\n515-555-0142, or (712) 555-0199, or +44 20 7946 0958.",
      "farm/b": "We are <b>Hartley</b> Insurance\nPrairie Insurance\t{site.name}, in Elk Grove, since 1999.",
      "farm/c": "Answers of 40+ carriers, 50+ carriers, and {claim.carriers}. { phone } and {founded year}.",
      "farm/d": "Licensed in Ohio. Our insurance in Texas. {office.south.phone} (515) 555-0107",
      "farm/e": "Nothing of the sort.",
    };
    const statistics = {
      "farm/f": {
        stats: {
          items: [
            { value: "60+", label: "carriers" },
            { value: "5", label: "answers" },
          ],
        },
      },
    };
    const pages = Object.entries(texts).map(([id, description]) => [id, tidy(id, { about: { description } })] as const);
    const all = Object.fromEntries([...pages, ["farm/f", tidy("farm/f", statistics["farm/f"])]]);
    const settings = { offices: [OFFICE] };
    const filtered = await importInto(storeOf(all, settings), { site });
    const store = storeOf(all, settings);
    const unfiltered: MemoryStore = {
      ...store,
      transaction: (task) => store.transaction((writer) => task({ ...writer, read: (ids) => writer.read(ids) })),
    };
    expect(filtered.diagnostics).toEqual((await importInto(unfiltered, { site })).diagnostics);
  });

  test("reports links of other pages to an anchor that the import removes", async () => {
    const store = storeOf({
      about: tidy("about", { team: { members: [] } }),
      farm: tidy("farm", { hero: { title: "Farm", ctaUrl: "/about#team" } }),
    });
    const { diagnostics } = await importInto(store, { about: { team: null } });
    expect(diagnostics.map(({ code, page }) => [code, page])).toEqual([["link/anchor", "farm"]]);
  });

  test("reports a new page that no page links to, and a title that another page has", async () => {
    const input = { "farm/crop-hail": { ...tidy("crop-hail"), meta: { ...(tidy("about").meta as JsonObject) } } };
    const { diagnostics } = await importInto(storeOf(), input, { mayCreate: true });
    expect(diagnostics.map(({ code }) => code).sort()).toEqual([
      "meta/duplicate-description",
      "meta/duplicate-title",
      "page/unlinked",
    ]);
  });

  test("does not report a conflict that becomes smaller, and reports a wording whose waiver is removed", async () => {
    const [carriers] = SETTINGS.claims;
    const claims = ["40+", "15+", "12+"].map((value, index) => ({ ...carriers, id: `c-${index}`, value }));
    const waiver = {
      rule: "claim/conflict",
      text: "carriers",
      by: "Ann",
      date: "2026-11-22",
      reason: "Both are true.",
    };
    const fewer = claims.map((claim) => ({ ...claim, value: claim.value === "15+" ? "40+" : claim.value }));
    expect((await importInto(storeOf({}, { claims }), { site: { claims: fewer }, pages: {} })).diagnostics).toEqual([]);
    const store = storeOf({}, { claims, lint: { waivers: [waiver] } });
    const { diagnostics } = await importInto(store, { site: { lint: null }, pages: {} });
    expect(diagnostics.map(({ code }) => code)).toEqual(["claim/conflict"]);
  });

  test("does not call a value outdated that contains the former one", async () => {
    const site = { name: "Hartley Insurance Group" };
    const { diagnostics } = await importInto(storeOf(), {
      site,
      pages: { about: tidy("about", { hero: { title: "Hartley Insurance Group" } }) },
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(["fact/written-out"]);
  });

  test("does not report an expired waiver again whose reason changes", async () => {
    const waiver = { rule: "claim/figure", text: "999+", by: "Ann", date: "2026-01-01", expires: "2026-02-01" };
    const store = storeOf({}, { lint: { waivers: [{ ...waiver, reason: "A joke." }] } });
    const { diagnostics } = await importInto(store, { site: { lint: { waivers: [{ ...waiver, reason: "A pun." }] } } });
    expect(diagnostics).toEqual([]);
  });

  test("does not report a wording that a waiver of the site settings permits", async () => {
    const waiver = { rule: "claim/figure", text: "999+ carriers", by: "Ann", date: "2026-11-22", reason: "A joke." };
    const lint = { waivers: [waiver] };
    const input = { about: { about: { description: "Not 999+ carriers." } } };
    expect((await importInto(storeOf({}, { lint }), input)).diagnostics).toEqual([]);
  });

  test("does not need the stored content of other pages, or of the page itself, to be valid", async () => {
    const store = storeOf({
      farm: { hero: { title: 7 } },
      about: { ...tidy("about"), meta: { title: "Only a title" } },
    });
    const input = {
      site: { phone: "(515) 555-0199" },
      pages: { about: tidy("about", { hero: { title: "At 515-555-0142" } }) },
    };
    const { success, diagnostics } = await importInto(store, input);
    expect([success, diagnostics.map(({ code, page }) => [code, page])]).toEqual([true, [["fact/outdated", "about"]]]);
  });

  test("finds a phrase of which a part is marked up", async () => {
    const input = { about: { about: { description: "We sell <strong>full</strong> coverage." } } };
    expect((await importInto(storeOf(), input)).diagnostics.map(({ code }) => code)).toEqual(["wording/full-coverage"]);
  });

  test("reads only the changed page and the targets of its links if no other page is affected", async () => {
    const store = storeOf({ farm: tidy("farm"), terms: tidy("terms") });
    const reader = await store.reader();
    const readPage = vi.spyOn(reader.stored, "page");
    await importInto({ ...store, reader: async () => reader }, { about: { hero: { title: "Us", ctaUrl: "/farm" } } });
    expect(readPage.mock.calls).toEqual([["farm"]]);
  });
});

describe("isPartial", () => {
  const claim = (id: string) => ({ ...SETTINGS.claims[0], id, subject: id });

  test("imports nothing if a page that the input does not contain would quote a removed claim", async () => {
    const store = storeOf({ farm: tidy("farm", { about: { description: "{claim.carriers} carriers" } }) });
    const result = await importInto(store, { site: { claims: [] }, pages: { about: tidy("us") } }, { isPartial: true });
    expect(result).toMatchObject({ success: false, diagnostics: [{ code: "fact/unknown", page: "farm" }] });
    expect(store.history()).toEqual([]);
  });

  test("checks the rest of the pages again without those that have errors", async () => {
    const store = storeOf();
    const site = { claims: [...SETTINGS.claims, claim("new")], tagline: "Fax {site.fax}" };
    const pages = {
      about: tidy("about", { hero: { title: "{claim.new}" } }),
      home: tidy("home", { hero: { title: "Hi" } }),
    };
    const { imported } = await importInto(store, { site, pages }, { isPartial: true });
    expect(imported.map(({ page, status }) => [page, status])).toEqual([
      ["site", "error"],
      ["about", "error"],
      ["home", "updated"],
    ]);
  });
});

describe("mayFix", () => {
  test("corrects words in braces that were meant to quote a fact", async () => {
    const store = storeOf();
    const hero = { title: "Call { site.phone } or {Email}", ctaUrl: "tel:{site.Phone}", subtitle: "{claims.carriers}" };
    const { diagnostics } = await importInto(store, { about: { hero } }, { mayFix: true });
    expect(store.contents().about?.hero).toMatchObject({
      title: "Call {site.phone} or {site.email}",
      ctaUrl: "tel:{site.phone}",
      subtitle: "{claim.carriers}",
    });
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toContain(
      "content/fixed Changed { site.phone } to {site.phone}. Changed {Email} to {site.email}.",
    );
  });

  test("leaves words that may mean something else, and the words of clients", async () => {
    const store = storeOf();
    const input = {
      about: {
        hero: { title: "Near Hartley Bank, (515-555-0142), +44 515 555 0142" },
        testimonials: { items: [{ quote: "I called 515-555-0142.", author: "Ann", sample: true }] },
      },
    };
    await importInto(store, input, { mayFix: true });
    expect(store.contents().about).toMatchObject({
      ...input.about,
      hero: { title: "Near Hartley Bank, ({site.phone}), +44 515 555 0142" },
    });
  });

  test("reports site settings that are not valid", async () => {
    const result = await importInto(storeOf(), { site: { address: null } }, { mayFix: true });
    expect(result.diagnostics.map(({ code }) => code)).toEqual(["content/required"]);
  });

  test("replaces facts that the input writes out by references", async () => {
    const store = storeOf();
    const input = {
      about: {
        hero: { title: "Call 515-555-0142", subtitle: "In {site.city}" },
        about: {
          description:
            'Call <a href="tel:+15155550142">(515) 555-0142</a> or <a href="mailto:info@hartley.example">write</a>.',
        },
        stats: { items: [{ value: "40+", label: "Carriers" }] },
      },
    };
    const { diagnostics } = await importInto(store, input, { mayFix: true });
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["content/fixed"]));
    expect(store.contents().about).toMatchObject({
      hero: { title: "Call {site.phone}", subtitle: "In {site.city}" },
      about: { description: 'Call {site.phone} or <a href="mailto:{site.email}">write</a>.' },
      stats: { items: [{ value: "{claim.carriers}", label: "Carriers" }] },
    });
  });

  test("uses the facts that the same input gives", async () => {
    const store = storeOf();
    const site = { phone: "(515) 555-0199" };
    await importInto(store, { site, pages: { about: { hero: { title: "Call (515) 555-0199" } } } }, { mayFix: true });
    expect(store.contents()).toMatchObject({ site, about: { hero: { title: "Call {site.phone}" } } });
  });
});
