import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import icon from "#site/art/icon.svg";
import { PageShell } from "#site/components/page-shell/page-shell.tsx";
import { headTags } from "#site/head.ts";
import type { PageModel } from "#site/page-model.ts";
import { structuredData } from "#site/structured-data.ts";
import styles from "#site/styles/site.css?inline";

/** The whole HTML document of a page. Its style sheet is inside: a page needs no second request to be read. */
export function renderDocument(Page: ComponentType<PageModel>, page: PageModel): string {
  const body = renderToStaticMarkup(
    <PageShell page={page}>
      <Page {...page} />
    </PageShell>,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="${icon}">
${headTags(page)}
<style>${styles}</style>
<script type="application/ld+json">${scriptSafe(structuredData(page))}</script>
</head>
<body>${body}</body>
</html>
`;
}

/** JSON that cannot end the script element it stands in. */
function scriptSafe(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
