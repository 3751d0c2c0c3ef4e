import { mediaUrl } from "#site/components/media-image/media-image.tsx";
import type { PageModel } from "#site/page-model.ts";

/** What search engines and shared links read of a page, as HTML. */
export function headTags({ path, content: { meta, hero }, site }: PageModel): string {
  const { title, description, keywords, og, twitter, noIndex } = meta;
  const address = absoluteUrl(site.url, meta.canonical ?? path);
  const image = og?.image ?? hero.image;
  const picture = image && absoluteUrl(site.url, mediaUrl(image));
  const cardPicture = twitter?.image ? absoluteUrl(site.url, mediaUrl(twitter.image)) : picture;
  const named: [name: string, content: string | undefined][] = [
    ["description", description],
    ["keywords", keywords],
    ["robots", noIndex ? "noindex" : undefined],
    ["geo.region", site.region],
    ["twitter:card", twitter?.card ?? (cardPicture ? "summary_large_image" : "summary")],
    ["twitter:title", twitter?.title ?? og?.title ?? title],
    ["twitter:description", twitter?.description ?? og?.description ?? description],
    ["twitter:image", cardPicture],
  ];
  const properties: [property: string, content: string | undefined][] = [
    ["og:type", og?.type ?? "website"],
    ["og:site_name", site.name],
    ["og:locale", "en_US"],
    ["og:title", og?.title ?? title],
    ["og:description", og?.description ?? description],
    ["og:url", noIndex ? undefined : address],
    ["og:image", picture],
  ];
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(noIndex || address === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(address)}">`]),
    ...metaTags("name", named),
    ...metaTags("property", properties),
  ].join("\n");
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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
