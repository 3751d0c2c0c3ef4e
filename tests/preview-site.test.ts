/** The whole site under a preview link, beside the public one. */
import { expect, test } from "vitest";
import type { DocumentChange } from "#content/store/content-store.ts";
import { pathOf, SITE } from "#schemas/page-ids.ts";
import type { PreviewBar } from "#schemas/preview-bar.ts";
import type { SiteReader } from "#site/page-model/media.ts";
import { createPreview } from "#site/publishing/live/preview.ts";
import { loadRenderer } from "#site/rendering/renderer.ts";
import { joinMarkup } from "#site/shared-markup/markup.ts";
import { PROJECT } from "./support/project.ts";
import { listSampleDocuments, SAMPLE_SITE } from "./support/sample-agency.ts";
import { memoryStore } from "./support/store/memory-store.ts";

const BASE = "/preview/token";
const BAR: PreviewBar = {
  ...{
    base: BASE,
    path: "/",
    note: "<b>Note</b>",
    author: "Ada",
    version: 1,
    state: "Not published yet",
    missing: "",
    events: [],
  },
  ...{ isPinned: false, mayApprove: true, invited: "Dana" },
};

/** Renders every page of the sample as visitors see it, and under a preview link that shows changes. */
async function renderBoth(changes: (documents: Map<string, object>) => DocumentChange[]) {
  const store = memoryStore(listSampleDocuments());
  const media = new Map();
  const renderer = await loadRenderer({ root: PROJECT, out: SAMPLE_SITE });
  const stored = await store.reader();
  const reader: SiteReader = Object.assign(stored, { media });
  const ids = await stored.pages();
  const documents = new Map((await store.withSnapshot(({ read }) => read([SITE, ...ids]))).entries());
  const contents = new Map([...documents].map(([id, { content }]) => [id, content] as const));
  const preview = createPreview({ root: PROJECT, out: SAMPLE_SITE, store, readMedia: async () => media });
  const pairs: { path: string; shown: string; previewed: string }[] = [];
  for (const id of ids) {
    const path = pathOf(id);
    const shown = joinMarkup((await renderer.render(path, reader)).markup);
    const html = await preview.withBar(changes(contents), { ...BAR, path });
    pairs.push({ path, shown, previewed: withoutPreview(html ?? "") });
  }
  return pairs;
}

/** Takes away what every page of a preview has: the bar, its styles, and the address of the preview in links. */
function withoutPreview(html: string): string {
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  return html
    .replace(/<aside class="preview-bar".*?<\/aside>/s, "")
    .replace(/<meta name="robots" content="noindex, nofollow"><style data-content>\s*\.preview-bar.*?<\/style>/s, "")
    .replaceAll(`="${BASE}/`, '="/');
}

/** Returns the lines and tags that only one of two texts has. */
function difference(shown: string, previewed: string): string[] {
  const split = (html: string) => html.split(/(?<=>)|(?=<)|\n/);
  const [before, after] = [split(shown), split(previewed)];
  const [known, wanted] = [new Set(before), new Set(after)];
  return [...before.filter((part) => !wanted.has(part)), ...after.filter((part) => !known.has(part))];
}

test("a changed headline shows on its own page, and changes no other", async () => {
  const pairs = await renderBoth((contents) => {
    const before = Object(contents.get("about"));
    return [{ page: "about", before, after: { ...before, hero: { ...before.hero, title: "Lanterns for all" } } }];
  });
  expect(pairs.length).toBeGreaterThan(20);
  expect(pairs.filter(({ shown, previewed }) => shown !== previewed).map(({ path }) => path)).toEqual(["/about"]);
  const [about] = pairs.filter(({ path }) => path === "/about");
  const changed = difference(about?.shown ?? "", about?.previewed ?? "");
  expect(changed).toContain("Lanterns for all");
  // The picture for shared links names the headline, too.
  const [before = ""] = changed.filter((part) => !part.includes("<") && part !== "Lanterns for all");
  for (const part of changed) expect(part.includes(before) || part.includes("Lanterns for all"), part).toBe(true);
});

test("a changed phone number shows wherever pages quote it, and changes nothing else", async () => {
  const phone = "(712) 555-0199";
  const pairs = await renderBoth((contents) => {
    const before = Object(contents.get(SITE));
    return [{ page: SITE, before, after: { ...before, phone } }];
  });
  for (const { path, shown, previewed } of pairs) {
    expect(shown === previewed, path).toBe(false);
    for (const part of difference(shown, previewed)) expect(part, path).toMatch(/555.?01|5550\d{3}/);
  }
});

test("the bar escapes texts, and its links and forms stay within the preview", async () => {
  const store = memoryStore(listSampleDocuments());
  const preview = createPreview({ root: PROJECT, out: SAMPLE_SITE, store, readMedia: async () => new Map() });
  const after = { title: '</aside><script>alert("x")</script>' };
  const changes = [{ page: "farm/barns", before: null, after: { meta: after } }];
  const events = [{ kind: "comment" as const, name: "<i>Dana</i>", text: "<script>", at: "2026-11-20T12:00:00Z" }];
  const html = (await preview.withBar(changes, { ...BAR, events, path: "/contact" })) ?? "";
  const bar = /<aside class="preview-bar".*<\/aside>/s.exec(html)?.[0] ?? "";
  expect(bar).not.toMatch(/<script|<i>|<b>/);
  const targets = [...html.matchAll(/ (?:href|action)="(\/[^"]*)"/g)].map(([, target]) => target ?? "");
  const outside = targets.filter((target) => !target.startsWith(`${BASE}/`));
  expect(
    outside.filter((target) => !/^\/(?:assets|favicon|icon|apple|manifest|media|og|feed|sitemap)/.test(target)),
  ).toEqual([]);
});
