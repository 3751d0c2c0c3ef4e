import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "#schemas/generated/site.ts";
import { escapeHtml } from "#schemas/values/escape-html.ts";
import { adminStylesheet } from "../admin/admin-stylesheet.ts";
import displayFace from "../fonts/fraunces.woff2";
import { COMMON_HEAD } from "./document.tsx";

/** Renders the HTML document of the admin. Search engines must not list it. */
export function renderAdminDocument(Page: ComponentType<Site>, site: Site): string {
  return `<!doctype html>
<html lang="en">
<head>
${COMMON_HEAD}
<title>${escapeHtml(`Admin Panel | ${site.name}`)}</title>
<meta name="robots" content="noindex, nofollow">
<link rel="preload" as="font" type="font/woff2" href="${displayFace}" crossorigin>
<style>${adminStylesheet}</style>
</head>
<body>${renderToStaticMarkup(<Page {...site} />)}</body>
</html>
`;
}
