import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PALETTE } from "#schemas/palette.ts";
import { MediaContext } from "../components/media-image/media-image.tsx";
import { PageShell } from "../components/page-shell/page-shell.tsx";
import displayFace from "../fonts/fraunces.woff2";
import icon from "../illustrations/icon.svg";
import { tintLineForPage } from "../illustrations/scene-for-page.ts";
import type { PageModel } from "../page-model/page-model.ts";
import { headTags } from "../seo/head.ts";
import { structuredData } from "../seo/structured-data.ts";
import { type Markup, SharedText } from "../shared-markup/markup.ts";
import { fillSharedParts, SharedPartsContext, shareText } from "../shared-markup/shared.tsx";
import { collectStyles, SHEETS } from "../styles/collect-styles.ts";
import { carrySubject } from "./carry-subject.ts";
import { speculationRules } from "./speculation-rules.ts";

/** Tags that every document, the admin's included, has in its head. */
export const COMMON_HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${PALETTE.paper.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${PALETTE.paper.dark}">
<link rel="icon" sizes="32x32" href="/favicon.ico">
<link rel="icon" type="image/svg+xml" href="${icon}">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">`;

const HEAD_START = new SharedText(`<!doctype html>
<html lang="en">
<head>
${COMMON_HEAD}
`);

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
        <PageShell page={page}>
          <Page {...page} />
        </PageShell>
      </MediaContext>
    </SharedPartsContext>,
  );
  const line = tintLineForPage(page.id);
  return [
    HEAD_START,
    headTags(page),
    shareStyles(page),
    ...structuredData(page),
    HEAD_END,
    line === undefined ? "<body>" : `<body data-line="${line}">`,
    ...carrySubject(fillSharedParts(body, parts), page),
    DOCUMENT_END,
  ];
}

/** Returns the end of the head up to the structured data, which depends only on the names of the style sheets. */
function shareStyles(page: PageModel): SharedText {
  const names = collectStyles(page);
  return shareText(SHEETS, names.join(), () => {
    const styles = names.map((name) => `<style>${SHEETS[name]}</style>`).join("");
    return `
<link rel="preload" as="font" type="font/woff2" href="${displayFace}" crossorigin>
${styles}
<script type="application/ld+json">`;
  });
}
