import { describe, expect, it } from "vitest";
import pageSchema from "#schemas/page.schema.json" with { type: "json" };
import { testContent } from "#tests/support/site/sample-content.ts";
import { listMediaFiles, listVariants, type MediaFile, type MediaIndex, resolvePicture } from "./media.ts";

const photo: MediaFile = { stem: "/media/barn-12345678", width: 4000, height: 3000, isPhoto: true, ending: "jpeg" };
const drawing: MediaFile = { stem: "/media/map-12345678", width: 300, height: 200, isPhoto: false, ending: "svg" };
const index: MediaIndex = new Map([
  ["barn.jpg", photo],
  ["map.svg", drawing],
  ["broken.jpg", null],
]);

describe("listVariants", () => {
  const widths = (width: number) => {
    const { own, offered } = listVariants({ ...photo, width });
    return { own: own.width, avif: offered.flatMap(({ ending, width }) => (ending === "avif" ? width : [])) };
  };

  it.each([
    [4000, { own: 1280, avif: [320, 640, 960, 1280, 1920] }],
    [1920, { own: 1280, avif: [320, 640, 960, 1280, 1920] }],
    [1000, { own: 1000, avif: [320, 640, 960, 1000] }],
    [320, { own: 320, avif: [320] }],
    [40, { own: 40, avif: [40] }],
  ])("lists no variant wider than a photo of %d px", (width, expected) => {
    expect(widths(width)).toEqual(expected);
  });

  it("lists a drawing as its only variant", () => {
    expect(listVariants(drawing)).toEqual({
      own: { address: "/media/map-12345678.svg", width: 300, ending: "svg" },
      offered: [],
    });
  });
});

describe("resolvePicture", () => {
  it("offers a photo in newer formats and several widths, with the size of the fallback", () => {
    const picture = resolvePicture("barn.jpg", index);
    expect(picture).toMatchObject({
      src: "/media/barn-12345678-1280.jpeg",
      type: "image/jpeg",
      size: { width: 1280, height: 960 },
    });
    expect(picture?.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    expect(picture?.sources[0]?.srcSet).toMatch(/^\/media\/barn-12345678-320\.avif 320w, .* 1920w$/);
  });

  it("serves a drawing unchanged", () => {
    expect(resolvePicture("map.svg", index)).toEqual({
      src: "/media/map-12345678.svg",
      type: "image/svg+xml",
      size: { width: 300, height: 200 },
      sources: [],
    });
  });

  it.each(["https://www.example.com/a.jpg", "/somewhere/a.jpg"])("returns the URL %s unchanged", (address) => {
    expect(resolvePicture(address, index)).toEqual({ src: address, sources: [] });
  });

  it.each([undefined, "", "broken.jpg", "missing.jpg", "../site.json", "constructor"])(
    "returns undefined for %s",
    (name) => {
      expect(resolvePicture(name, index)).toBeUndefined();
    },
  );

  it("serves the original file in development", () => {
    expect(resolvePicture("team/ann.jpg", undefined)).toEqual({ src: "/content/media/team/ann.jpg", sources: [] });
  });
});

describe("listMediaFiles", () => {
  it("lists files from every section, but no URLs", () => {
    const content = testContent("Home", {
      meta: {
        title: "T",
        description: "D",
        og: { image: "share.png" },
        twitter: { image: "https://example.com/t.png" },
      },
      hero: { title: "T", image: "barn.jpg" },
      team: { members: [{ name: "Ann", title: "Agent", image: "team/ann.jpg" }] },
      features: {
        items: [
          { title: "F", image: "barn.jpg" },
          { title: "G", image: "/elsewhere.jpg" },
        ],
      },
      unmapped: { image: "unknown.jpg" },
    });
    expect(listMediaFiles(content)).toEqual(["share.png", "barn.jpg", "team/ann.jpg"]);
  });

  it("matches the only key that the page schema uses for images", () => {
    const found: [key: string, isMedia: boolean][] = [];
    const visit = (node: object) => {
      for (const [key, value] of Object.entries(node)) {
        if (typeof value !== "object" || value === null) continue;
        found.push([key, value.$ref === "#/$defs/media"]);
        visit(value);
      }
    };
    visit(pageSchema.$defs);
    expect(found.filter(([, isMedia]) => isMedia).length).toBeGreaterThan(5);
    for (const [key, isMedia] of found) expect([key, isMedia]).toEqual([key, key === "image"]);
  });
});
