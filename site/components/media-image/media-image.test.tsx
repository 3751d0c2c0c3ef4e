import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { MediaIndex } from "#site/page-model/media.ts";
import { MediaContext, MediaImage } from "./media-image.tsx";

const media: MediaIndex = new Map([
  ["barn.jpg", { stem: "/media/barn-12345678", width: 640, height: 480, isPhoto: true, ending: "jpeg" }],
]);

const render = (props: Partial<Parameters<typeof MediaImage>[0]>) =>
  renderToStaticMarkup(
    <MediaContext value={media}>
      <MediaImage image="barn.jpg" alt="A barn" {...props} />
    </MediaContext>,
  );

describe("MediaImage", () => {
  it("has its dimensions and alternative text, and loads lazily", () => {
    const html = render({});
    expect(html).toMatch(/^<picture><source type="image\/avif"/);
    expect(html).toContain('width="640" height="480" loading="lazy"');
    expect(html).toContain('alt="A barn"');
    expect(html.match(/sizes="auto, 100vw"/g)).toHaveLength(3);
  });

  it("loads a hero image at once and with high priority", () => {
    const html = render({ isHero: true });
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toMatch(/lazy|auto/);
  });

  it.each(["gone.jpg", undefined])("renders the fallback for %s", (image) => {
    expect(render({ image, fallback: <b>AB</b> })).toBe("<b>AB</b>");
    expect(render({ image })).toBe("");
  });

  it("uses an external URL unchanged", () => {
    expect(render({ image: "https://example.com/a.jpg" })).toMatch(/^<img [^>]*src="https:\/\/example\.com\/a\.jpg"/);
  });
});
