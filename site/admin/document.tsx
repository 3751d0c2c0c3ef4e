import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "#schemas/site.generated.ts";
import { headOfAll } from "#site/document.tsx";
import displayFace from "#site/fonts/fraunces.woff2";
import { escapeHtml } from "#site/head.ts";
import { adminSheet } from "./styles.ts";

/** The whole HTML document of the admin. Nobody is to find it by searching. */
export function renderAdminDocument(Page: ComponentType<Site>, site: Site): string {
  return `<!doctype html>
<html lang="en">
<head>
${headOfAll}
<title>${escapeHtml(`Admin Panel | ${site.name}`)}</title>
<meta name="robots" content="noindex, nofollow">
<link rel="preload" as="font" type="font/woff2" href="${displayFace}" crossorigin>
<style>${adminSheet}</style>
</head>
<body>${renderToStaticMarkup(<Page {...site} />)}</body>
</html>
`;
}
