import { expect, test } from "vitest";
import { loadPage } from "#site/page-model/page-model.ts";
import ContentPage from "#site/pages/content-page/+Page.tsx";
import { renderDocument } from "#site/rendering/document.tsx";
import { joinMarkup } from "#site/shared-markup/markup.ts";
import contactAside from "#tests/fixtures/overrides/contact-aside.tsx";
import coverageAside from "#tests/fixtures/overrides/coverage-aside.tsx";
import footerExtra from "#tests/fixtures/overrides/footer-extra.tsx";
import headerNote from "#tests/fixtures/overrides/header-note.tsx";
import heroArt from "#tests/fixtures/overrides/hero-art.tsx";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";

const SLOTS = {
  "header-note": headerNote,
  "hero-art": heroArt,
  "coverage-aside": coverageAside,
  "contact-aside": contactAside,
  "footer-extra": footerExtra,
};

const reader = Object.assign(
  testReader({
    home: testContent("Welcome"),
    farm: testContent("Farms"),
    "farm/barns": testContent("Barns"),
    contact: testContent("Contact", { officeInfo: { title: "Office" } }),
  }),
  { overrides: { slots: SLOTS, styles: ".seal{color:red}" } },
);

async function render(path: string, from = reader): Promise<string> {
  const page = await loadPage(from, path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  return joinMarkup(renderDocument(ContentPage, page));
}

test.each([
  ["/", ["header-note", "hero-art", "footer-extra"]],
  ["/farm/barns", ["header-note", "hero-art", "coverage-aside", "footer-extra"]],
  ["/contact", ["header-note", "contact-aside", "footer-extra"]],
])("%s has its slots once, with the facts of the page and the styles of the agency", async (path, expected) => {
  const html = await render(path);
  const found = [...html.matchAll(/class="slot slot-([a-z-]+)"/g)].map(([, name]) => name);
  expect(found.sort()).toEqual(expected.sort());
  expect(html).toContain(".seal{color:red}");
  if (path === "/farm/barns") expect(html).toContain("Questions about farm insurance? Call (515) 555-0142.");
});

test("a page without overrides has neither places nor rules for them", async () => {
  expect(await render("/farm/barns", { ...reader, overrides: undefined } as never)).not.toContain("slot");
});
