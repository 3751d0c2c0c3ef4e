import { describe, expect, it } from "vitest";
import type { PageContent } from "#schemas/generated/page.ts";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";
import type { MediaIndex } from "../page-model/media.ts";
import { loadPage, loadMissingPage } from "../page-model/page-model.ts";
import { headTags } from "./head.ts";

const media: MediaIndex = new Map([
  ["share.jpg", { stem: "/media/share-12345678", width: 1000, height: 500, isPhoto: true, ending: "jpeg" }],
]);

/** By name or property, what the meta tags of a page say. */
async function tagsOf(content: PageContent, path = "/commercial/trucking"): Promise<Record<string, string>> {
  const reader = Object.assign(testReader({ "commercial/trucking": content }), { media });
  return tagsIn(headTags((await loadPage(reader, path)) ?? (await loadMissingPage(reader, path))));
}

function tagsIn(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

const withImages = (images: { og?: string; twitter?: string }): PageContent => {
  const content = testContent('Trucks & "rigs"');
  const share = (image?: string) => image && { image };
  const { og, twitter } = { og: share(images.og), twitter: share(images.twitter) };
  return { ...content, meta: { ...content.meta, ...(og && { og }), ...(twitter && { twitter }) } };
};

describe("a shared link", () => {
  it("shows the picture that is made for the page", async () => {
    expect(await tagsOf(withImages({}))).toMatchObject({
      "og:image": "https://www.example.com/og/commercial/trucking.png",
      "og:image:type": "image/png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": "Trucks &amp; &quot;rigs&quot; · Test Agency",
      "twitter:card": "summary_large_image",
      "twitter:image": "https://www.example.com/og/commercial/trucking.png",
    });
  });

  it("shows the file that content names, in a format that everybody knows", async () => {
    const tags = await tagsOf(withImages({ og: "share.jpg" }));
    expect(tags).toMatchObject({
      "og:image": "https://www.example.com/media/share-12345678-1000.jpeg",
      "og:image:type": "image/jpeg",
      "og:image:width": "1000",
      "og:image:height": "500",
      "twitter:image": "https://www.example.com/media/share-12345678-1000.jpeg",
    });
    expect(tags["og:image:alt"]).toBeUndefined();
  });

  it("shows an address that content names, of which no more is known", async () => {
    const tags = await tagsOf(withImages({ og: "https://elsewhere.example.com/a.png", twitter: "/b.png" }));
    expect(tags).toMatchObject({
      "og:image": "https://elsewhere.example.com/a.png",
      "twitter:image": "https://www.example.com/b.png",
    });
    expect(Object.keys(tags).filter((name) => name.startsWith("og:image:"))).toEqual([]);
  });

  it("shows the page's own picture where the file that content names is not there", async () => {
    const { "og:image": picture } = await tagsOf(withImages({ og: "gone.jpg", twitter: "gone.jpg" }));
    expect(picture).toBe("https://www.example.com/og/commercial/trucking.png");
  });

  it("to nowhere shows no picture, and search engines leave it alone", async () => {
    const tags = await tagsOf(withImages({}), "/nothing");
    expect(tags).toMatchObject({ robots: "noindex", "twitter:card": "summary" });
    expect(Object.keys(tags).filter((name) => name.includes("image"))).toEqual([]);
  });

  it("shows no picture where the site has no address", async () => {
    const page = await loadPage(testReader({ about: testContent("About") }), "/about");
    if (page === undefined) throw new Error("no page");
    const { url, ...site } = page.site;
    expect(headTags({ ...page, site })).not.toContain("image");
  });
});
