/** Which pictures the site has besides its drawings, and how each is made. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shortHash } from "#content/platform/short-hash.ts";
import { type PageId, pathOf } from "#schemas/page-ids.ts";
import { listMediaFiles, listVariants, type MediaFile, type SiteReader } from "#site/page-model/media.ts";
import { loadPage, type PageModel } from "#site/page-model/page-model.ts";
import { openGraphBackground } from "#site/seo/open-graph/open-graph-background.tsx";
import { openGraphContent } from "#site/seo/open-graph/open-graph-content.ts";
import { OPEN_GRAPH_SIZE_PX, openGraphPath } from "#site/seo/open-graph/open-graph-path.ts";
import { ICONS } from "#site/seo/site-files.ts";
import { type Encoding, encode, rasterize } from "./image-codec.ts";

/** A file of the site and how it is made. */
export interface ImageOutput {
  address: string;
  /** Says what it is made of: while it is the same, so are the bytes. A path, of the file in the cache. */
  key: string;
  make(): Promise<Uint8Array>;
}

interface Art {
  /** A TrueType file. */
  font: Buffer;
  /** An SVG document. */
  icon: string;
}

export interface ImageOutputOptions {
  /** The project's folder. */
  root: string;
  /** Where the files are that content names. */
  folder: string;
  /** These pages only, by default every one. */
  pages?: readonly PageId[] | undefined;
  /** Files that other pages name. */
  files?: readonly string[] | undefined;
}

/** The icons, and for every page that has an address the picture of its shared links and the files that it names. */
export async function listImageOutputs(
  reader: SiteReader,
  { root, folder, pages, files = [] }: ImageOutputOptions,
): Promise<ImageOutput[]> {
  const art: Art = {
    font: readFileSync(join(root, "site/fonts/fraunces-600.ttf")),
    icon: readFileSync(join(root, "site/illustrations/icon.svg"), "utf8"),
  };
  const pictures: ImageOutput[] = [];
  const named = new Set(files);
  for (const id of pages ?? (await reader.pages())) {
    const path = pathOf(id);
    const page = path === undefined ? undefined : await loadPage(reader, path);
    if (page === undefined) continue;
    pictures.push(openGraphOutput(id, page, art));
    for (const name of listMediaFiles(page.content)) named.add(name);
  }
  const photos = [...named].flatMap((name) => {
    const file = reader.media?.get(name);
    return file ? mediaOutputs(join(folder, name), file) : [];
  });
  return [...ICONS.map((icon) => iconOutput(icon, art)), ...pictures, ...photos];
}

function mediaOutputs(path: string, file: MediaFile): ImageOutput[] {
  const { own, offered } = listVariants(file);
  return [own, ...offered].map(({ address, width, ending }) => ({
    address,
    key: address,
    make: async () => (file.isPhoto ? encode(readFileSync(path), width, ending as Encoding) : readFileSync(path)),
  }));
}

/** Goes up with each change of layout.tsx and of how drawings become PNG files. */
const TEMPLATE = 1;

function openGraphOutput(id: PageId, page: PageModel, { font, icon }: Art): ImageOutput {
  const content = openGraphContent(page);
  const background = openGraphBackground(id);
  return {
    address: openGraphPath(id),
    key: `og/${shortHash(String(TEMPLATE), JSON.stringify(content), background, icon, font)}.png`,
    async make() {
      const { openGraphSvg } = await import("#site/seo/open-graph/open-graph-svg.tsx");
      return rasterize(await openGraphSvg(content, { font, icon, background }), OPEN_GRAPH_SIZE_PX.width);
    },
  };
}

/** The part of the drawing, which is 32 wide, that has no rounded corners. */
const FULL_BLEED = "2 2 28 28";

function iconOutput({ path, size, ...icon }: (typeof ICONS)[number], art: Art): ImageOutput {
  const svg = "isFullBleed" in icon ? art.icon.replace(/viewBox="[^"]*"/, `viewBox="${FULL_BLEED}"`) : art.icon;
  return {
    address: path,
    key: `icons/${shortHash(String(TEMPLATE), svg, String(size))}-${path.slice(1)}`,
    async make() {
      const png = await rasterize(svg, size);
      return path.endsWith(".ico") ? icoOf(png, size) : png;
    },
  };
}

/** A PNG file in the container that browsers ask for as `/favicon.ico`. */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  // One picture: an icon, width and height, planes, bits of a pixel, bytes, where they begin.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}
