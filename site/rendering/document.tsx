import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MediaContext } from "../components/media-image/media-image.tsx";
import { PageShell } from "../components/page-shell/page-shell.tsx";
import displayFace from "../fonts/fraunces.woff2";
import icon from "../illustrations/icon.svg";
import { tintLineForPage } from "../illustrations/scene-of.ts";
import type { PageModel } from "../page-model/page-model.ts";
import { headTags } from "../seo/head.ts";
import { THEME_COLORS } from "../seo/site-files.ts";
import { structuredData } from "../seo/structured-data.ts";
import { collectStyles } from "../styles/styles.ts";
import { speculationRules } from "./speculation-rules.ts";

/** What the head of every document begins with. */
export const COMMON_HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLORS.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLORS.dark}">
<link rel="icon" sizes="32x32" href="/favicon.ico">
<link rel="icon" type="image/svg+xml" href="${icon}">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">`;

/** The whole HTML document of a page. Its style sheets are inside: a page needs no second request to be read. */
export function renderDocument(Page: ComponentType<PageModel>, page: PageModel): string {
  const body = renderToStaticMarkup(
    <MediaContext value={page.media}>
      <PageShell page={page}>
        <Page {...page} />
      </PageShell>
    </MediaContext>,
  );
  const line = tintLineForPage(page.id);
  return `<!doctype html>
<html lang="en">
<head>
${COMMON_HEAD}
${headTags(page)}
<link rel="preload" as="font" type="font/woff2" href="${displayFace}" crossorigin>
${collectStyles(page)
  .map((sheet) => `<style>${sheet}</style>`)
  .join("")}
<script type="application/ld+json">${scriptSafe(structuredData(page))}</script>
<script type="speculationrules">${speculationRules}</script>
</head>
<body${line === undefined ? "" : ` data-line="${line}"`}>${body}</body>
</html>
`;
}

/** JSON that cannot end the script element it stands in. */
function scriptSafe(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
