/** Lists the generated images of a site: photos, previews of shared links, and icons. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shortHash } from "#content/platform/short-hash.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import { type PageId, pathOf } from "#schemas/page-ids.ts";
import { shareFont } from "#site/fonts/families.ts";
import { listMediaFiles, listVariants, type MediaFile, type SiteReader } from "#site/page-model/media.ts";
import { loadPage, type PageModel, sceneOf } from "#site/page-model/page-model.ts";
import { OPEN_GRAPH_SIZE_PX, openGraphContent, openGraphPath } from "#site/seo/open-graph/open-graph-page.ts";
import { openGraphLayout, openGraphSvg } from "#site/seo/open-graph/open-graph-svg.tsx";
import { ICONS } from "#site/seo/site-files.ts";
import { tintOf } from "#site/styles/content-styles.ts";
import { iconSvg } from "./icon-svg.tsx";
import { DRAWING_ENCODING, encodePhoto, type ImageEncoding, rasterize } from "./image-codec.ts";

export interface ImageOutput {
  address: string;
  /**
   * Path in the cache, with a hash of all input of the file. Updates of sharp and satori do not change it: the cache is
   * below `node_modules`, where `npm ci` deletes it.
   */
  key: string;
  generate(): Promise<Uint8Array>;
}

export interface ImageOutputOptions {
  root: string;
  mediaFolder: string;
  /** Pages to generate images for. All pages by default. */
  pages?: readonly PageId[] | undefined;
  /** Names of media files to generate besides those of the pages. */
  files?: readonly string[] | undefined;
}

type Artwork = Awaited<ReturnType<typeof readArtwork>>;

/** Reads the drawings and the font that generated images contain. */
async function readArtwork(root: string, reader: SiteReader) {
  const theme = resolveTheme(await reader.theme());
  const { name, carriers = [] } = await reader.site();
  // Share pictures cannot use the file of an own font.
  const family = typeof theme.font === "string" ? theme.font : theme.font.style === "serif" ? "fraunces" : "figtree";
  const font = readFileSync(join(root, shareFont(family)));
  const icon = await iconSvg(theme, name, reader.media?.get(theme.logo?.light ?? "")?.logo, font);
  const carrierLogos = carriers.flatMap(({ logo, permission }) => (logo && permission ? [logo] : []));
  return { theme, font, icon, carrierLogos, sceneFolder: join(root, "site/illustrations/scenes", theme.scene) };
}

/** Lists the icons and, for each page with an address, the image for shared links and the media files that it shows. */
export async function listImageOutputs(reader: SiteReader, options: ImageOutputOptions): Promise<ImageOutput[]> {
  const { root, mediaFolder, pages, files = [] } = options;
  const artwork = await readArtwork(root, reader);
  const { logo, font } = artwork.theme;
  const linkImages: ImageOutput[] = [];
  const own = [...artwork.carrierLogos, logo?.light, logo?.dark, typeof font === "string" ? undefined : font.file];
  const names = new Set([...files, ...own.filter((name) => name !== undefined)]);
  for (const id of pages ?? (await reader.pages())) {
    const page = await loadPage(reader, pathOf(id));
    if (page === undefined) continue;
    linkImages.push(openGraphOutput(id, page, artwork));
    for (const name of listMediaFiles(page.content)) names.add(name);
  }
  const mediaImages = [...names].flatMap((name) => listMediaOutputs(join(mediaFolder, name), reader.media?.get(name)));
  const icon: ImageOutput = {
    address: "/icon.svg",
    key: `icons/${shortHash(artwork.icon)}.svg`,
    generate: async () => Buffer.from(artwork.icon),
  };
  return [icon, ...ICONS.map((each) => iconOutput(each, artwork)), ...linkImages, ...mediaImages];
}

/** Lists the encodings of a media file, none for a file that is not a readable image. */
export function listMediaOutputs(path: string, file: MediaFile | null | undefined): ImageOutput[] {
  if (!file) return [];
  const { own, offered } = listVariants(file);
  return [own, ...offered].map(({ address, width, ending }) => ({
    address,
    // Addresses of media files contain a hash of the file and of the encoder settings.
    key: address,
    generate: async () =>
      file.isPhoto ? encodePhoto(readFileSync(path), width, ending as ImageEncoding) : readFileSync(path),
  }));
}

/** Generates an output unless the cache has it. Returns the path in the cache, and whether the output was generated. */
export async function generateCached({ key, generate }: ImageOutput, cache: string) {
  const path = join(cache, key);
  if (existsSync(path)) return { path, isNew: false };
  writeFileAtomic(path, await generate());
  return { path, isNew: true };
}

const DRAWING_SETTINGS = JSON.stringify(DRAWING_ENCODING);

function openGraphOutput(id: PageId, page: PageModel, { theme, font, icon, sceneFolder }: Artwork): ImageOutput {
  const content = openGraphContent(page);
  const files = [sceneOf(page), "horizon"].map((name) => join(sceneFolder, `${name}.svg`));
  const file = files.find((each) => existsSync(each));
  const scene = file && readFileSync(file, "utf8");
  const art = { font, icon, scene, theme, tint: page.line && tintOf(theme, page.site, page.line.id)?.id };
  return {
    address: openGraphPath(id),
    key: `og/${shortHash(openGraphLayout(content, art), font, DRAWING_SETTINGS)}.png`,
    generate: async () => rasterize(await openGraphSvg(content, art), OPEN_GRAPH_SIZE_PX.width),
  };
}

/** View box of the part of the icon, 32 units wide, that has no rounded corners. */
const FULL_BLEED = "2 2 28 28";

function iconOutput({ path, size, ...icon }: (typeof ICONS)[number], { icon: drawing }: Artwork): ImageOutput {
  const svg = "isFullBleed" in icon ? drawing.replace(/viewBox="[^"]*"/, `viewBox="${FULL_BLEED}"`) : drawing;
  return {
    address: path,
    key: `icons/${shortHash(svg, String(size), DRAWING_SETTINGS)}-${path.slice(1)}`,
    async generate() {
      const png = await rasterize(svg, size);
      return path.endsWith(".ico") ? wrapInIco(png, size) : png;
    },
  };
}

/**
 * Wraps a PNG file in the ICO container that browsers expect at `/favicon.ico`.
 * https://en.wikipedia.org/wiki/ICO_(file_format)#Icon_file_structure
 */
function wrapInIco(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6); // width
  header.writeUInt8(size, 7); // height
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18); // offset of the image
  return Buffer.concat([header, png]);
}
