/** Pages and pictures that are plain text, for tests of what is done with them. */
import { loadPage } from "#site/page-model/page-model.ts";
import type { Renderer } from "#site/rendering/renderer.ts";

/** A headline that no page can be rendered with. */
export const UNRENDERABLE = "Unrenderable";

/** Stands in for `#site/renderer.ts`: a page is what it is made of, long enough to be compressed. */
export async function loadRenderer(): Promise<Renderer> {
  return {
    async render(path, reader) {
      const { name } = await reader.site();
      if (path === "/404" || path === "/admin")
        return { status: path === "/404" ? 404 : 200, html: `${name} ${path}\n` };
      const model = await loadPage(reader, path);
      if (model === undefined) return { status: 404, html: "" };
      const { title, image } = model.content.hero;
      if (title === UNRENDERABLE) throw new Error(`The page ${path} could not be rendered.`);
      const beside = model.coverageNav?.links.map((link) => link.title).join(", ") ?? "none";
      const picture = image === undefined ? "" : `picture ${reader.media?.get(image)?.stem ?? "missing"}\n`;
      return { status: 200, html: `${title} of ${name}\nbeside ${beside}\n${picture}${title.repeat(500)}\n` };
    },
  };
}

/** Stands in for `image-codec.ts`. */
export const plainPictures = {
  ENCODINGS: {},
  inspect: async () => ({ width: 300, height: 200, isPhoto: true, ending: "jpeg" }),
  encode: async (bytes: Uint8Array, width: number, ending: string) => Buffer.from(`${bytes} ${width} ${ending}`),
  rasterize: async (svg: string) => Buffer.from(svg),
};
