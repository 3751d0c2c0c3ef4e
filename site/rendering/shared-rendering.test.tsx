/** Pages with shared parts are equal to pages on which each part is rendered in place. */
import fc from "fast-check";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { defaultContent } from "#content/store/default-content.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import { KNOWN_PAGES, type PageId, pathOf, SITE } from "#schemas/page-ids.ts";
import { pageContent, siteContent } from "#tests/support/arbitraries.ts";
import { forRun } from "#tests/support/full-run.ts";
import type { SiteReader } from "../page-model/media.ts";
import { loadMissingPage, loadPage, type PageModel } from "../page-model/page-model.ts";
import { joinMarkup, type Markup, SharedText } from "../shared-markup/markup.ts";

type Render = (page: PageModel) => Promise<Markup>;

/** Loads the components and returns a function that renders any page with them. */
async function createRender(): Promise<Render> {
  const { renderDocument } = await import("./document.tsx");
  return async (page) => {
    const folder = page.trail.length === 0 ? "_error" : "content-page";
    const { default: Page }: { default: ComponentType<PageModel> } = await import(`../pages/${folder}/+Page.tsx`);
    return renderDocument(Page, page);
  };
}

const render = await createRender();
vi.resetModules();
vi.doMock("../shared-markup/shared.tsx", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  shared: (component: ComponentType) => component,
  shareText: (_owner: object, _key: string, create: () => string) => new SharedText(create()),
}));
const renderInPlace = await createRender();

async function expectSame(reader: SiteReader, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const page = (await loadPage(reader, path)) ?? (await loadMissingPage(reader, path));
    expect(joinMarkup(await render(page)), path).toBe(joinMarkup(await renderInPlace(page)));
  }
}

function readerOf(site: Site, pages: ReadonlyMap<PageId, PageContent>): SiteReader {
  return { page: async (id) => pages.get(id), site: async () => site, pages: async () => [...pages.keys()] };
}

const UNLISTED = ["commercial/unlisted", "farm/unlisted"];

test("every route of the default content, each more than once", async () => {
  const { [SITE]: site, ...pages } = Object.fromEntries(await defaultContent()) as Record<string, unknown>;
  const documents = new Map(Object.entries(pages) as [PageId, PageContent][]);
  for (const id of UNLISTED) documents.set(id, documents.get("farm/agribusiness") as PageContent);
  const paths = [...documents.keys()].flatMap((id) => pathOf(id) ?? []);
  await expectSame(readerOf(site as Site, documents), [...paths, "/none", "/farm/none", ...paths.reverse()]);
  const farm = (await loadPage(readerOf(site as Site, documents), "/farm")) as PageModel;
  const countShared = (markup: Markup) => markup.filter((part) => typeof part !== "string").length;
  expect(countShared(await render(farm))).toBeGreaterThan(countShared(await renderInPlace(farm)));
});

test("random content", async () => {
  const ids = fc.constantFrom(...KNOWN_PAGES, ...UNLISTED);
  const pages = fc.uniqueArray(fc.tuple(ids, pageContent({ mayBeUnmapped: false })), {
    selector: ([id]) => id,
    minLength: 1,
    maxLength: 4,
  });
  const documents = fc.tuple(siteContent({ mayBeUnmapped: false }), pages);
  await fc.assert(
    fc.asyncProperty(documents, async ([site, contents]) => {
      const reader = readerOf(site as unknown as Site, new Map(contents as unknown as [PageId, PageContent][]));
      await expectSame(
        reader,
        contents.flatMap(([id]) => pathOf(id) ?? []),
      );
    }),
    { numRuns: forRun(100, 10) },
  );
});

test("a text of the content that looks like the place of a shared part", async () => {
  const tag = "<shared-part></shared-part>";
  const content = { meta: { title: tag, description: tag }, hero: { title: tag, description: `${tag} ${tag}` } };
  const [, site] = [...(await defaultContent())].find(([id]) => id === SITE) ?? [];
  await expectSame(readerOf({ ...site, name: tag } as unknown as Site, new Map([["farm", content]])), ["/farm"]);
});
