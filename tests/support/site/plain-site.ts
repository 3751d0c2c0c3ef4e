/** Pages and images as plain text, so that tests of publishing can read what was rendered. */
import type { CoverageNav } from "#site/page-model/navigation.ts";
import { loadPage } from "#site/page-model/page-model.ts";
import type { Renderer } from "#site/rendering/renderer.ts";

/** A headline that makes rendering fail. */
export const UNRENDERABLE = "Unrenderable";

/** Replaces `#site/rendering/renderer.ts`. A page lists its content, and is padded so that it is worth compressing. */
export async function loadRenderer(): Promise<Renderer> {
  return {
    async render(path, reader) {
      const { name } = await reader.site();
      if (path === "/404" || path === "/admin")
        return { status: path === "/404" ? 404 : 200, markup: [`${name} ${path}\n`] };
      const model = await loadPage(reader, path);
      if (model === undefined) return { status: 404, markup: [""] };
      const notice = model.site.notice === undefined ? "" : `${model.site.notice.text}\n`;
      const { title, image } = model.content.hero;
      if (title === UNRENDERABLE) throw new Error(`The page ${path} could not be rendered.`);
      const links = describeLinks(model.coverageNav);
      const photo = image === undefined ? "" : `photo ${reader.media?.get(image)?.stem ?? "missing"}\n`;
      const team = (model.content.team?.members ?? []).map((member) => `member ${member.name}\n`).join("");
      return {
        status: 200,
        markup: [`${title} of ${name}\nlinks ${links}\n${notice}${photo}${team}${title.repeat(500)}\n`],
      };
    },
  };
}

function describeLinks(nav: CoverageNav | undefined): string {
  return nav === undefined
    ? "none"
    : [...nav.links, ...(nav.unlisted ? [nav.unlisted] : [])].map(({ title }) => title).join(", ");
}

/** Replaces `image-codec.ts`. */
export const plainImageCodec = {
  IMAGE_ENCODINGS: {},
  DRAWING_ENCODING: {},
  inspectImage: async () => ({ width: 300, height: 200, isPhoto: true, ending: "jpeg" }),
  encodePhoto: async (bytes: Uint8Array, width: number, encoding: string) =>
    Buffer.from(`${bytes} ${width} ${encoding}`),
  rasterize: async (svg: string) => Buffer.from(svg),
};

/** Replaces `#site/seo/open-graph/open-graph-svg.tsx`. */
export const plainOpenGraph = {
  openGraphLayout: (content: object) => JSON.stringify(content),
  openGraphSvg: async (content: object) => JSON.stringify(content),
};
