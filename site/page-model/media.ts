/** The pictures of the content: what a page knows of a file in `content/media`, and the addresses of what is made of it. */
import type { ContentReader } from "#content/store/content-store.ts";
import type { PageContent } from "#schemas/generated/page.ts";

/** Widths in pixels that a photo is offered in; its own stands in for those that it does not have. */
const WIDTHS = [320, 640, 960, 1280];
const LARGEST_WIDTH = 1920;
/** Width for browsers and crawlers that know no newer format, and take no choice of widths either. */
const FALLBACK_WIDTH = 1280;

/** The formats that a photo is offered in, best first. */
const OFFERED = ["avif", "webp"];

/** A file of the media folder that can be shown. */
export interface MediaFile {
  /** The start of the addresses of what is made of it. It holds a digest, so that what is at an address never changes. */
  stem: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** A photo is offered in several formats and widths; a drawing, and what moves, is shown as it is. */
  isPhoto: boolean;
  /** Ending of the file for those who know no newer format, or of the only one. */
  ending: string;
}

/** By name, the files of a media folder; null for those that are no picture that can be read. */
export type MediaIndex = ReadonlyMap<string, MediaFile | null>;

/** A reader of content that knows the files that it names. */
export interface SiteReader extends ContentReader {
  /** Missing in development, where files are shown as they are. */
  media?: MediaIndex | undefined;
}

/** One of the files that are made of a picture. */
export interface Variant {
  address: string;
  width: number;
  /** Which says the format, too. */
  ending: string;
}

/** The files that are made of a picture: the one that everybody can show, and those that are better. */
export function listVariants({ stem, width, isPhoto, ending }: MediaFile): { own: Variant; offered: Variant[] } {
  if (!isPhoto) return { own: { address: `${stem}.${ending}`, width, ending }, offered: [] };
  const variant = (width: number, ending: string) => ({ address: `${stem}-${width}.${ending}`, width, ending });
  const largest = Math.min(width, LARGEST_WIDTH);
  const widths = [...WIDTHS.filter((each) => each < largest), largest];
  return {
    own: variant(Math.min(width, FALLBACK_WIDTH), ending),
    offered: OFFERED.flatMap((format) => widths.map((each) => variant(each, format))),
  };
}

/** A picture as a page shows it. */
export interface Picture {
  src: string;
  /** The media type of `src`, and its pixels; not known of what is elsewhere. */
  type?: string;
  size?: { width: number; height: number };
  /** What the browser may choose instead, best first. */
  sources: readonly { type: string; srcSet: string }[];
}

/** The picture that content means by `media`; undefined where it names none, or a file that cannot be shown. */
export function resolvePicture(media: string | undefined, index: MediaIndex | undefined): Picture | undefined {
  if (!media) return undefined;
  if (!isFileName(media)) return { src: media, sources: [] };
  // The development server answers for the whole project.
  if (index === undefined) return { src: `/content/media/${media}`, sources: [] };
  const file = index.get(media);
  if (!file) return undefined;
  const { own, offered } = listVariants(file);
  const sources = OFFERED.map((format) => ({
    type: typeOf(format),
    srcSet: offered
      .flatMap(({ address, width, ending }) => (ending === format ? `${address} ${width}w` : []))
      .join(", "),
  }));
  return {
    src: own.address,
    type: typeOf(own.ending),
    size: { width: own.width, height: Math.round((file.height * own.width) / file.width) },
    sources: file.isPhoto ? sources : [],
  };
}

function typeOf(ending: string): string {
  return `image/${ending === "svg" ? "svg+xml" : ending}`;
}

/** Under which key the schema has pictures. */
const MEDIA_KEY = "image";

/** The files that a page's content names, each once. */
export function listMediaFiles(content: PageContent): string[] {
  const names = new Set<string>();
  const walk = (value: Readonly<Record<string, unknown>>) => {
    for (const key in value) {
      const member = value[key];
      if (key === MEDIA_KEY && typeof member === "string" && isFileName(member)) names.add(member);
      else if (typeof member === "object" && member !== null && key !== "unmapped") walk(member as typeof value);
    }
  };
  walk({ ...content });
  return [...names];
}

/** Whether this is the name of a file, not an address. */
function isFileName(media: string): boolean {
  return media !== "" && !/^(?:https?:\/\/|\/)/.test(media);
}
