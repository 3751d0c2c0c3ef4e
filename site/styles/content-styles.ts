/** The styles that depend on the content: the theme, and what differs by line of business. */
import type { ResolvedTheme } from "#content/theme/resolve-theme.ts";
import { themeStyles } from "#content/theme/theme-styles.ts";
import { CONTENT_STYLE_START } from "#schemas/headers/csp.ts";
import { linesOf, type SiteLines } from "#schemas/lines.ts";
import { LAST_RESORT } from "../fonts/families.ts";
import { listVariants, type MediaIndex } from "../page-model/media.ts";

/** Returns the tint of a line of business: the one that it names, or else the tints in turn. */
export function tintOf({ tints }: Pick<ResolvedTheme, "tints">, site: SiteLines, id: string | undefined) {
  const index = linesOf(site).findIndex((line) => line.id === id);
  const color = linesOf(site)[index]?.color;
  return tints.find((tint) => tint.id === color) ?? (index === -1 ? undefined : tints[index % tints.length]);
}

/** Returns the styles of every page. */
export function renderThemeStyles({ theme, media }: { theme: ResolvedTheme; media: MediaIndex | undefined }): string {
  const { font } = theme;
  if (typeof font === "string") return themeStyles(theme);
  const file = media?.get(font.file);
  const face = file
    ? `@font-face{font-family:"Own Display";src:url("${listVariants(file).own.address}")format("woff2");font-weight:400 700;font-display:swap}`
    : "";
  return `${face}${themeStyles(theme)}:root{--display:"Own Display",${LAST_RESORT[font.style ?? "sans-serif"]}}`;
}

/** Returns the styles of the quote form and the admin, which show the lines of business side by side. */
export function renderLineStyles({ theme, site }: { theme: ResolvedTheme; site: SiteLines }): string {
  const rules = linesOf(site).map(({ id }) => {
    const { light = "", dark = "" } = tintOf(theme, site, id)?.color ?? {};
    const tint = `{--tint:light-dark(${light},${dark})}`;
    const isChosen = `:has([value="${id}"]:checked)`;
    return `[data-line="${id}"]${tint}.quote-card${isChosen}${tint}.quote-form${isChosen} .for-${id}{display:grid}`;
  });
  return `@layer sections{${rules.join("")}}`;
}

/** Returns a style element whose hash the server adds to the Content Security Policy of its page. */
export function contentStyle(text: string): string {
  return `${CONTENT_STYLE_START}${text}</style>`;
}
