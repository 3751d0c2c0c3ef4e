import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ResolvedTheme } from "#content/theme/resolve-theme.ts";
import { MediaContext } from "../components/media-image/media-image.tsx";
import { PageShell } from "../components/page-shell/page-shell.tsx";
import { fontFile, fontSheet } from "../fonts/font-file.ts";
import { SceneFamilyContext } from "../illustrations/drawing.tsx";
import { listVariants, type MediaIndex } from "../page-model/media.ts";
import type { PageModel } from "../page-model/page-model.ts";
import { headTags } from "../seo/head.ts";
import { structuredData } from "../seo/structured-data.ts";
import { type Markup, SharedText } from "../shared-markup/markup.ts";
import { fillSharedParts, SharedPartsContext, shareText } from "../shared-markup/shared.tsx";
import slotStyles from "../slots/slots.css?inline";
import { collectStyles, SHEETS } from "../styles/collect-styles.ts";
import { contentStyle, renderLineStyles, renderThemeStyles, tintOf } from "../styles/content-styles.ts";
import { carrySubject } from "./carry-subject.ts";
import { speculationRules } from "./speculation-rules.ts";

/** Returns the tags that every document, the admin's included, has in its head. */
export function commonHead({ colors: { paper } }: ResolvedTheme): string {
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${paper.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${paper.dark}">
<link rel="icon" sizes="32x32" href="/favicon.ico">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">`;
}

const HEAD_END = new SharedText(`</script>
<script type="speculationrules">${speculationRules}</script>
</head>
`);

/** End of every document. vike inserts its script before it. */
const DOCUMENT_END = "</body>\n</html>\n";

/** Renders the HTML document of a page. Style sheets are inlined, so the first response is enough to show the page. */
export function renderDocument(Page: ComponentType<PageModel>, page: PageModel): Markup {
  const parts: SharedText[] = [];
  const body = renderToStaticMarkup(
    <SharedPartsContext value={parts}>
      <MediaContext value={page.media}>
        <SceneFamilyContext value={page.theme.scene}>
          <PageShell page={page}>
            <Page {...page} />
          </PageShell>
        </SceneFamilyContext>
      </MediaContext>
    </SharedPartsContext>,
  );
  const tint = page.line && tintOf(page.theme, page.site, page.line.id);
  return [
    shareText(page.theme, "head", () => `<!doctype html>\n<html lang="en">\n<head>\n${commonHead(page.theme)}\n`),
    headTags(page),
    shareStyles(page),
    ...structuredData(page),
    HEAD_END,
    tint === undefined ? "<body>" : `<body data-tint="${tint.id}">`,
    ...carrySubject(fillSharedParts(body, parts), page),
    DOCUMENT_END,
  ];
}

/** Returns the end of the head up to the structured data, which depends on the theme and the names of the style sheets. */
function shareStyles(page: PageModel): SharedText {
  const { theme, content, overrides } = page;
  const names = collectStyles(page);
  const hasForm = content.form !== undefined;
  return shareText(theme, `${names} ${hasForm}`, () => {
    const sheets = names.map((name) => `<style>${SHEETS[name]}</style>`).join("");
    const lines = !hasForm ? "" : contentStyle(renderLineStyles(page));
    return `
${fontTags(theme, page.media)}${sheets}${contentStyle(renderThemeStyles(page))}${lines}${overrides ? contentStyle(slotStyles + overrides.styles) : ""}
<script type="application/ld+json">`;
  });
}

/** Returns the tags that load the display font of a theme. */
export function fontTags({ font }: ResolvedTheme, media: MediaIndex | undefined): string {
  const own = typeof font === "string" ? undefined : media?.get(font.file);
  const url = typeof font === "string" ? fontFile(font) : own && listVariants(own).own.address;
  if (url === undefined) return "";
  const sheet = typeof font === "string" ? `<style>${fontSheet(font)}</style>` : "";
  return `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>\n${sheet}`;
}
