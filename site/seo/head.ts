import { escapeHtml } from "#schemas/values/escape-html.ts";
import { type Picture, resolvePicture } from "../page-model/media.ts";
import type { PageModel } from "../page-model/page-model.ts";
import { OPEN_GRAPH_SIZE_PX, openGraphPath } from "./open-graph/open-graph-page.ts";

/** Renders the title, canonical link and meta tags that search engines and link previews read. */
export function headTags(page: PageModel): string {
  const { path, content, site, media } = page;
  const { title, description, keywords, og, twitter, noIndex } = content.meta;
  const canonical = absoluteUrl(site.url, content.meta.canonical ?? path);
  const picture = withAbsoluteSrc(resolveSharePicture(page), site.url);
  const cardPicture = withAbsoluteSrc(resolvePicture(twitter?.image, media), site.url) ?? picture;
  const named: readonly Meta[] = [
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
  const properties: readonly Meta[] = [
    ["og:type", og?.type ?? "website"],
    ["og:site_name", site.name],
    ["og:locale", "en_US"],
    ["og:title", og?.title ?? title],
    ["og:description", og?.description ?? description],
    ["og:url", noIndex ? undefined : canonical],
    ["og:image", picture?.src],
    ["og:image:type", picture?.type],
    ["og:image:width", picture?.size?.width.toString()],
    ["og:image:height", picture?.size?.height.toString()],
    ["og:image:alt", picture?.alt],
  ];
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(noIndex || canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    ...metaTags("name", named),
    ...metaTags("property", properties),
  ].join("\n");
}

/** Name or property of a meta tag, and its content. A tag without content is left out. */
type Meta = readonly [key: string, content: string | undefined];

type SharePicture = Omit<Picture, "sources"> & { alt?: string };

/** Returns the share picture that the content names, or else the generated one. */
function resolveSharePicture({ id, content: { meta, hero }, site, media }: PageModel): SharePicture | undefined {
  const named = resolvePicture(meta.og?.image, media);
  if (named !== undefined || id === undefined) return named;
  return { src: openGraphPath(id), type: "image/png", size: OPEN_GRAPH_SIZE_PX, alt: `${hero.title} · ${site.name}` };
}

/** Makes `src` absolute, because link previews do not resolve paths. Returns undefined if the site has no URL. */
function withAbsoluteSrc(picture: SharePicture | undefined, siteUrl: string | undefined): SharePicture | undefined {
  const src = picture && absoluteUrl(siteUrl, picture.src);
  return src === undefined ? undefined : { ...picture, src };
}

/** Resolves a path that starts with a slash against the site's URL, if it has one. Absolute URLs are returned unchanged. */
export function absoluteUrl(siteUrl: string | undefined, url: string): string | undefined {
  if (/^https?:\/\//.test(url)) return url;
  return siteUrl === undefined ? undefined : siteUrl.replace(/\/$/, "") + url;
}

function metaTags(attribute: "name" | "property", tags: readonly Meta[]): string[] {
  const shown = tags.filter(([, value]) => value);
  return shown.map(([key, value = ""]) => `<meta ${attribute}="${key}" content="${escapeHtml(value)}">`);
}
