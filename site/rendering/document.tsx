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
import { collectStyles } from "../styles/collect-styles.ts";
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

/** Renders the HTML document of a page. Style sheets are inlined, so the first response is enough to show the page. */
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
<script type="application/ld+json">${toScriptJson(structuredData(page))}</script>
<script type="speculationrules">${speculationRules}</script>
</head>
<body${line === undefined ? "" : ` data-line="${line}"`}>${carrySubject(body, page)}</body>
</html>
`;
}

/** Serializes a value as JSON that cannot end the script element around it. */
function toScriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
