import type { LogoSvg } from "#content/media-store/logo-svg.ts";
import type { ContentReader } from "#content/store/content-store.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Overrides } from "#site/slots/slots.ts";

/** Widths that a photo is offered in. A smaller photo is also offered in its own width. */
const WIDTHS_PX = [320, 640, 960, 1280];
const MAX_WIDTH_PX = 1920;
/** Width for browsers and crawlers that support neither newer formats nor `srcset`. */
const FALLBACK_WIDTH_PX = 1280;

/** Formats that a photo is offered in, preferred first. */
const FORMATS = ["avif", "webp"];

export interface MediaFile {
  /** Start of the URL paths of the file's variants. It contains a hash of the file, so a path never changes content. */
  stem: string;
  /** Pixels, after rotation by the EXIF orientation. */
  width: number;
  height: number;
  /** True for a photo, which is offered in several formats and widths. Drawings and animations are served unchanged. */
  isPhoto: boolean;
  /** File extension of the fallback, or of the only variant. */
  ending: string;
  /** Elements of a drawing that can be a logo. */
  logo?: LogoSvg;
  /** Why a drawing cannot be a logo. */
  logoProblem?: string;
}

/** Files of a media folder by name. The value is null for a file that is not a readable image. */
export type MediaIndex = ReadonlyMap<string, MediaFile | null>;

/** Content reader with an index of the images that the content names. */
export interface SiteReader extends ContentReader {
  /** Undefined in development, where images are served unchanged. */
  media?: MediaIndex | undefined;
  overrides?: Overrides | undefined;
}

/**
 * Lists the encodings of an image. The ending of each is also its format, and its width is in pixels.
 * @returns `own`, which every browser supports, and `offered`, the smaller alternatives
 */
export function listVariants({ stem, width, isPhoto, ending }: MediaFile) {
  const variant = (name: string, width: number, ending: string) => ({ address: `${name}.${ending}`, width, ending });
  const sized = (width: number, ending: string) => variant(`${stem}-${width}`, width, ending);
  const largest = Math.min(width, MAX_WIDTH_PX);
  const widths = [...WIDTHS_PX.filter((each) => each < largest), largest];
  return {
    own: isPhoto ? sized(Math.min(width, FALLBACK_WIDTH_PX), ending) : variant(stem, width, ending),
    offered: isPhoto ? FORMATS.flatMap((format) => widths.map((each) => sized(each, format))) : [],
  };
}

/** Image with its alternatives, as HTML needs it. */
export interface Picture {
  src: string;
  /** Media type of `src`. Unknown for an image on another site. */
  type?: string;
  /** Pixels of `src`. Unknown for an image on another site. */
  size?: { width: number; height: number };
  /** Alternatives for the `source` elements, preferred first. */
  sources: readonly { type: string; srcSet: string }[];
}

/** Resolves an image that content names. Returns undefined if it names none, or a file that cannot be shown. */
export function resolvePicture(media: string | undefined, index: MediaIndex | undefined): Picture | undefined {
  if (!media) return undefined;
  if (!isFileName(media)) return { src: media, sources: [] };
  // Vite's development server serves every file of the project.
  if (index === undefined) return { src: `/content/media/${media}`, sources: [] };
  const file = index.get(media);
  if (!file) return undefined;
  const { own, offered } = listVariants(file);
  const sources = FORMATS.map((format) => {
    const sized = offered.filter(({ ending }) => ending === format).map(({ address, width }) => `${address} ${width}w`);
    return { type: mediaType(format), srcSet: sized.join(", ") };
  });
  return {
    src: own.address,
    type: mediaType(own.ending),
    size: { width: own.width, height: Math.round((file.height * own.width) / file.width) },
    sources: file.isPhoto ? sources : [],
  };
}

function mediaType(extension: string): string {
  return `image/${extension === "svg" ? "svg+xml" : extension}`;
}

/** Lists the media files that a page's content names, each in a field `image`, without duplicates. */
export function listMediaFiles(content: PageContent): string[] {
  const names = new Set<string>();
  const visit = (value: Readonly<Record<string, unknown>>) => {
    for (const key in value) {
      const member = value[key];
      if (key === "image" && typeof member === "string" && isFileName(member)) names.add(member);
      else if (typeof member === "object" && member !== null && key !== "unmapped") visit(member as typeof value);
    }
  };
  visit({ ...content });
  return [...names];
}

/** Returns true for a file name, and false for a URL or a path. */
function isFileName(media: string): boolean {
  return media !== "" && !/^(?:https?:\/\/|\/)/.test(media);
}
