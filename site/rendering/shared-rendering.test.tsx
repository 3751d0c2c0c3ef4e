/** Pages with shared parts are equal to pages on which each part is rendered in place. */
import fc from "fast-check";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { defaultContent } from "#content/store/default-content.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import { type PageId, pathOf, SITE, THEME } from "#schemas/page-ids.ts";
import { pageContent, siteContent } from "#tests/support/arbitraries.ts";
import { forRun } from "#tests/support/full-run.ts";
import { DEFAULT_PAGES } from "#tests/support/site/default-pages.ts";
import type { SiteReader } from "../page-model/media.ts";
import { loadMissingPage, loadPage, type PageModel } from "../page-model/page-model.ts";
import { joinMarkup, type Markup, SharedText } from "../shared-markup/markup.ts";

type Render = (page: PageModel) => Markup;

/** Loads the components and returns a function that renders any page with them. */
async function createRender(): Promise<Render> {
  const { renderDocument } = await import("./document.tsx");
  const { default: ContentPage } = await import("../pages/content-page/+Page.tsx");
  const { default: MissingPage } = await import("../pages/_error/+Page.tsx");
  return (page) => renderDocument(page.trail.length === 0 ? MissingPage : ContentPage, page);
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
    expect(joinMarkup(render(page)), path).toBe(joinMarkup(renderInPlace(page)));
  }
}

function readerOf(site: Site, pages: ReadonlyMap<PageId, PageContent>, theme: Theme = {}): SiteReader {
  return {
    page: async (id) => pages.get(id),
    site: async () => site,
    theme: async () => theme,
    pages: async () => [...pages.keys()],
    media: new Map(),
  };
}

const UNLISTED = ["commercial/unlisted", "farm/unlisted"];

test("every route of the default content, each more than once", async () => {
  const {
    [SITE]: site,
    [THEME]: theme,
    ...pages
  } = Object.fromEntries(await defaultContent()) as Record<string, unknown>;
  const documents = new Map(Object.entries(pages) as [PageId, PageContent][]);
  for (const id of UNLISTED) documents.set(id, documents.get("farm/agribusiness") as PageContent);
  const paths = [...documents.keys()].map(pathOf);
  await expectSame(readerOf(site as Site, documents, theme as Theme), [
    ...paths,
    "/none",
    "/farm/none",
    ...paths.reverse(),
  ]);
  const farm = (await loadPage(readerOf(site as Site, documents), "/farm")) as PageModel;
  const countShared = (markup: Markup) => markup.filter((part) => typeof part !== "string").length;
  expect(countShared(render(farm))).toBeGreaterThan(countShared(renderInPlace(farm)));
});

test("random content", async () => {
  const ids = fc.constantFrom(...DEFAULT_PAGES, ...UNLISTED);
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
        contents.map(([id]) => pathOf(id)),
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
