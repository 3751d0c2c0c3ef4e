import { describe, expect, it } from "vitest";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import type { Site } from "#schemas/generated/site.ts";
import { testSite } from "#tests/support/site/sample-content.ts";
import { ICONS, type Listing, siteFiles as renderSiteFiles } from "./site-files.ts";

const site: Site = {
  ...testSite,
  name: "Test Agency of Maple Fork",
  description: "Insurance\n for all.",
  url: "https://www.example.com/",
};

const siteFiles = (of: Site, pages: readonly Listing[]) =>
  renderSiteFiles(of, resolveTheme({}), pages, "2027-10-01T00:00:00.000Z");

const page = (path: string, more: Partial<Listing> = {}): Listing => ({
  path,
  title: `Title of ${path}`,
  description: `About ${path}.`,
  ...more,
});

const PAGES = [
  page("/", { title: "Home | Test Agency" }),
  page("/commercial"),
  page("/commercial/trucking", { title: "Trucks [& more] | Test Agency", description: "Long\n\n  haul.\tShort haul." }),
  page("/privacy"),
  page("/farm", { noIndex: true }),
  page("/medicare", { canonical: "/about" }),
  page("/personal", { canonical: "https://www.example.com/personal" }),
];

describe("the sitemap", () => {
  const locations = (more: Partial<Site> = {}, pages = PAGES) =>
    [...(siteFiles({ ...site, ...more }, pages)["/sitemap.xml"] ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, location]) => location,
    );

  it("lists the absolute URL of every page that search engines may index", () => {
    expect(locations()).toEqual([
      "https://www.example.com/",
      "https://www.example.com/commercial",
      "https://www.example.com/commercial/trucking",
      "https://www.example.com/privacy",
      "https://www.example.com/personal",
    ]);
  });

  it("escapes XML characters in URLs", () => {
    expect(locations({ url: "https://example.com/?a=1&b=<2>" }, [page("/about")])).toEqual([
      "https://example.com/?a=1&amp;b=&lt;2&gt;/about",
    ]);
  });

  it("is absent if the site has no URL, and robots.txt does not mention it", () => {
    const { url, ...withoutUrl } = site;
    const files = siteFiles(withoutUrl, PAGES);
    expect(files["/sitemap.xml"]).toBeUndefined();
    expect(files["/robots.txt"]).not.toContain("Sitemap");
    expect(files["/llms.txt"]).toContain("](/commercial/trucking)");
  });
});

it("allows crawlers everywhere except the admin and the API, and names the sitemap, in robots.txt", () => {
  expect(siteFiles(site, PAGES)["/robots.txt"]).toBe(
    "User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /api\n\nSitemap: https://www.example.com/sitemap.xml\n",
  );
});

it("describes the agency and links every page with its description in llms.txt", () => {
  expect(siteFiles(site, PAGES)["/llms.txt"]).toBe(`# Test Agency of Maple Fork

> Insurance for all.

Phone (515) 555-0142, email info@example.com, office 1 Main Street, Maple Fork, IA 50099.

## The Agency

- [Home](https://www.example.com/): About /.

## Commercial Insurance

- [Title of /commercial](https://www.example.com/commercial): About /commercial.
- [Trucks \\[& more\\]](https://www.example.com/commercial/trucking): Long haul. Short haul.

## Personal Insurance

- [Title of /personal](https://www.example.com/personal): About /personal.

## Optional

- [Title of /privacy](https://www.example.com/privacy): About /privacy.
`);
});

it("groups pages under the lines of the site, and names every office, in llms.txt", () => {
  const lines = [{ id: "pets", title: "Pet Insurance", shortTitle: "Pets", page: "pet-insurance" }];
  const [main] = site.offices;
  const other = { ...main, id: "b", address: { ...main.address, street: "2 Pier" }, phone: "(218) 555-0123" };
  const pages = ["/careers", "/pet-insurance", "/pet-insurance/dogs", "/pets"].map((path) => page(path));
  const text = siteFiles({ ...site, lines, offices: [main, other] }, pages)["/llms.txt"] ?? "";
  expect(text.match(/^## .*|\]\([^)]*/gm)).toEqual([
    "## The Agency",
    "](https://www.example.com/careers",
    "](https://www.example.com/pets",
    "## Pet Insurance",
    "](https://www.example.com/pet-insurance",
    "](https://www.example.com/pet-insurance/dogs",
  ]);
  expect(text).toContain("offices 1 Main Street, Maple Fork, IA 50099; 2 Pier, Maple Fork, IA 50099 (phone (218)");
});

describe("the web manifest", () => {
  const manifest = (name: string) => JSON.parse(siteFiles({ ...site, name }, [])["/manifest.webmanifest"] ?? "");

  it("names the site and its icons", () => {
    const { icons, ...rest } = manifest("Test Agency");
    expect(rest).toMatchObject({
      name: "Test Agency",
      start_url: "/",
      display: "browser",
      theme_color: resolveTheme({}).colors.paper.light,
    });
    expect(icons.map(({ src, sizes, purpose }: Record<string, string>) => [src, sizes, purpose])).toEqual([
      ["/icon-192.png", "192x192", "any"],
      ["/icon-512.png", "512x512", "any"],
      ["/icon-maskable-512.png", "512x512", "maskable"],
    ]);
    expect(ICONS.map(({ path }) => path)).toEqual(expect.arrayContaining(icons.map(({ src }: { src: string }) => src)));
  });

  it("uses the short name of the site settings", () => {
    const file = siteFiles({ ...site, shortName: "Test" }, [])["/manifest.webmanifest"] ?? "";
    expect(JSON.parse(file).short_name).toBe("Test");
  });

  it.each([
    ["Prairie Lantern Insurance", "Prairie Lantern"],
    ["Acme", "Acme"],
    ["Versicherungsgesellschaft", "Versicherungsgesellschaft"],
  ])("shortens the name %s at a word boundary", (name, short) => {
    expect(manifest(name).short_name).toBe(short);
  });
});
