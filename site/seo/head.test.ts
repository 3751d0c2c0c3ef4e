import { describe, expect, it } from "vitest";
import type { PageContent } from "#schemas/generated/page.ts";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";
import type { MediaIndex } from "../page-model/media.ts";
import { loadMissingPage, loadPage } from "../page-model/page-model.ts";
import { headTags } from "./head.ts";

const media: MediaIndex = new Map([
  ["share.jpg", { stem: "/media/share-12345678", width: 1000, height: 500, isPhoto: true, ending: "jpeg" }],
]);

/** Renders a page and returns the content of its meta tags by name or property. */
async function renderTags(content: PageContent, path = "/commercial/trucking"): Promise<Record<string, string>> {
  const reader = Object.assign(testReader({ "commercial/trucking": content }), { media });
  return parseTags(headTags((await loadPage(reader, path)) ?? (await loadMissingPage(reader, path))));
}

function parseTags(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

const withImages = (images: { og?: string; twitter?: string }): PageContent => {
  const content = testContent('Trucks & "rigs"');
  const share = (image?: string) => image && { image };
  const { og, twitter } = { og: share(images.og), twitter: share(images.twitter) };
  return { ...content, meta: { ...content.meta, ...(og && { og }), ...(twitter && { twitter }) } };
};

describe("headTags", () => {
  it("names the generated share picture", async () => {
    expect(await renderTags(withImages({}))).toMatchObject({
      "og:image": "https://www.example.com/og/commercial/trucking.png",
      "og:image:type": "image/png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": "Trucks &amp; &quot;rigs&quot; · Test Agency",
      "twitter:card": "summary_large_image",
      "twitter:image": "https://www.example.com/og/commercial/trucking.png",
    });
  });

  it("names the share picture from the content, in the fallback format", async () => {
    const tags = await renderTags(withImages({ og: "share.jpg" }));
    expect(tags).toMatchObject({
      "og:image": "https://www.example.com/media/share-12345678-1000.jpeg",
      "og:image:type": "image/jpeg",
      "og:image:width": "1000",
      "og:image:height": "500",
      "twitter:image": "https://www.example.com/media/share-12345678-1000.jpeg",
    });
    expect(tags["og:image:alt"]).toBeUndefined();
  });

  it("names a share picture by URL without type and size", async () => {
    const tags = await renderTags(withImages({ og: "https://elsewhere.example.com/a.png", twitter: "/b.png" }));
    expect(tags).toMatchObject({
      "og:image": "https://elsewhere.example.com/a.png",
      "twitter:image": "https://www.example.com/b.png",
    });
    expect(Object.keys(tags).filter((name) => name.startsWith("og:image:"))).toEqual([]);
  });

  it("falls back to the generated picture if the file is missing", async () => {
    const { "og:image": picture } = await renderTags(withImages({ og: "gone.jpg", twitter: "gone.jpg" }));
    expect(picture).toBe("https://www.example.com/og/commercial/trucking.png");
  });

  it("names no picture and sets noindex on the Not Found page", async () => {
    const tags = await renderTags(withImages({}), "/nothing");
    expect(tags).toMatchObject({ robots: "noindex", "twitter:card": "summary" });
    expect(Object.keys(tags).filter((name) => name.includes("image"))).toEqual([]);
  });

  it("names no picture if the site has no URL", async () => {
    const page = await loadPage(testReader({ about: testContent("About") }), "/about");
    if (page === undefined) throw new Error("no page");
    const { url, ...site } = page.site;
    expect(headTags({ ...page, site })).not.toContain("image");
  });
});
