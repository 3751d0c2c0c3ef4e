import { type Picture, resolvePicture } from "../page-model/media.ts";
import type { PageModel } from "../page-model/page-model.ts";
import { OPEN_GRAPH_SIZE, openGraphPath } from "./open-graph/address.ts";

/** What search engines and shared links read of a page, as HTML. */
export function headTags(page: PageModel): string {
  const { path, content, site, media } = page;
  const { title, description, keywords, og, twitter, noIndex } = content.meta;
  const address = absoluteUrl(site.url, content.meta.canonical ?? path);
  const picture = absolutePicture(sharePicture(page), site.url);
  const cardPicture = absolutePicture(resolvePicture(twitter?.image, media), site.url) ?? picture;
  const named: [name: string, content: string | undefined][] = [
    ["description", description],
    ["keywords", keywords],
    ["robots", noIndex ? "noindex" : undefined],
    ["geo.region", site.region],
    ["twitter:card", twitter?.card ?? (cardPicture ? "summary_large_image" : "summary")],
    ["twitter:title", twitter?.title ?? og?.title ?? title],
    ["twitter:description", twitter?.description ?? og?.description ?? description],
    ["twitter:image", cardPicture?.src],
    ["twitter:image:alt", cardPicture?.alt],
  ];
  const properties: [property: string, content: string | undefined][] = [
    ["og:type", og?.type ?? "website"],
    ["og:site_name", site.name],
    ["og:locale", "en_US"],
    ["og:title", og?.title ?? title],
    ["og:description", og?.description ?? description],
    ["og:url", noIndex ? undefined : address],
    ["og:image", picture?.src],
    ["og:image:type", picture?.type],
    ["og:image:width", picture?.size?.width.toString()],
    ["og:image:height", picture?.size?.height.toString()],
    ["og:image:alt", picture?.alt],
  ];
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(noIndex || address === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(address)}">`]),
    ...metaTags("name", named),
    ...metaTags("property", properties),
  ].join("\n");
}

type SharePicture = Omit<Picture, "sources"> & { alt?: string };

/** The picture that content names for shared links, or the one that is made for the page. */
function sharePicture({ id, content: { meta, hero }, site, media }: PageModel): SharePicture | undefined {
  const given = resolvePicture(meta.og?.image, media);
  if (given !== undefined || id === undefined) return given;
  return { src: openGraphPath(id), type: "image/png", size: OPEN_GRAPH_SIZE, alt: `${hero.title} · ${site.name}` };
}

/** Those who show shared links know no base: without the address of the site there is no picture. */
function absolutePicture(picture: SharePicture | undefined, site: string | undefined): SharePicture | undefined {
  const src = picture && absoluteUrl(site, picture.src);
  return src === undefined ? undefined : { ...picture, src };
}

/** `url` below the address of the site; undefined where it is a path and the site has no address. */
export function absoluteUrl(site: string | undefined, url: string): string | undefined {
  if (/^https?:\/\//.test(url)) return url;
  return site === undefined ? undefined : site.replace(/\/$/, "") + url;
}

function metaTags(key: "name" | "property", tags: readonly (readonly [string, string | undefined])[]): string[] {
  return tags.flatMap(([name, content]) =>
    content ? [`<meta ${key}="${name}" content="${escapeHtml(content)}">`] : [],
  );
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as HTML and XML write it, in an element or in an attribute between double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
