import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Carrier } from "#schemas/generated/site.ts";
import { loadPage } from "#site/page-model/page-model.ts";
import ContentPage from "#site/pages/content-page/+Page.tsx";
import { testContent, testReader, testSite } from "#tests/support/site/sample-content.ts";

const acme: Carrier = { name: "Acme", phone: "(515) 555-0150" };
const [pay, claims, portal] = [
  "https://acme.example.com/pay",
  "https://acme.example.com/claims",
  "https://acme.example.com/clients",
] as const;

/** Returns the links of the page of carriers as `text: address`. */
async function linksOf(carrier: Carrier, pages: Parameters<typeof testReader>[0] = {}) {
  const reader = testReader(
    { carriers: testContent("Carriers", { carriers: { title: "Our Carriers" } }), ...pages },
    { ...testSite, carriers: [carrier] },
  );
  const page = await loadPage(reader, "/carriers");
  const html = page === undefined ? "" : renderToStaticMarkup(<ContentPage {...page} />);
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
  return {
    html,
    links: links.map(([, href, text = ""]) => `${text.replace(/<small>/g, " ").replace(/<[^>]*>/g, "")}: ${href}`),
  };
}

test("offers the links of a carrier, and has its anchor", async () => {
  const { html, links } = await linksOf({ ...acme, pay, claims, portal, hours: "24 hours a day" });
  expect(html).toContain('id="acme"');
  expect(html).toContain("24 hours a day");
  expect(links).toEqual(
    expect.arrayContaining([
      `Pay a Bill: Acme: ${pay}`,
      `Report a Claim: Acme: ${claims}`,
      `Get an ID Card: Acme: ${portal}`,
      "(515) 555-0150: tel:+15155550150",
    ]),
  );
});

test("offers a call to the carrier for a claim, and to the office for what it has no page for", async () => {
  const { html, links } = await linksOf(acme);
  expect(links).toEqual(
    expect.arrayContaining([
      "Pay a Bill Call (515) 555-0142: Acme: tel:+15155550142",
      "Report a Claim Call (515) 555-0150: Acme: tel:+15155550150",
      "Get an ID Card Call (515) 555-0142: Acme: tel:+15155550142",
    ]),
  );
  expect(html).not.toContain("Online");
});

test("leads to the page that asks for ID cards if the carrier has neither a portal nor an app", async () => {
  const pages = { "service/auto-id-card": testContent("ID Card") };
  expect((await linksOf(acme, pages)).links).toContain("Get an ID Card: Acme: /service/auto-id-card");
  expect((await linksOf({ ...acme, app: portal }, pages)).links).toContain(`Get an ID Card: Acme: ${portal}`);
});

test("shows a logo only with a permission", async () => {
  const logo = "https://acme.example.com/logo.png";
  expect((await linksOf({ ...acme, logo })).html).not.toContain(logo);
  expect((await linksOf({ ...acme, logo, permission: "Ann Lee, 11/12/2026" })).html).toContain(logo);
});
