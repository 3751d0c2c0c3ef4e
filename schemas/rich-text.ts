/** Markup in texts: the elements, attributes and schemes of links that the importer keeps and the editor offers. */

/** The allowed elements, each with its allowed attributes. */
export const RICH_TEXT_TAGS: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title"],
  ...Object.fromEntries("strong em b i br p ul ol li".split(" ").map((name) => [name, []])),
};

/** The allowed elements that separate words. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(["p", "br", "ul", "ol", "li"]);

/** Elements that are removed together with their content, because it is not text for a reader. */
export const TAGS_WITHOUT_TEXT: ReadonlySet<string> = new Set(
  "script style template iframe object embed noscript noembed noframes plaintext xmp head title textarea select svg math".split(
    " ",
  ),
);

/** The allowed schemes of absolute links, as `URL.protocol` has them. */
export const LINK_SCHEMES: readonly string[] = ["http:", "https:", "mailto:", "tel:"];

/** Returns whether a link has an allowed scheme, as browsers parse it: `java\tscript:` has none. A relative link has that of its page. */
export function isSafeUrl(url: string): boolean {
  const base = "https://site.invalid/";
  return URL.canParse(url, base) && LINK_SCHEMES.includes(new URL(url, base).protocol);
}
