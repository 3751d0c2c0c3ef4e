import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dangerouslySkipEscape } from "vike/server";
import type { Site } from "#schemas/generated/site.ts";
import { escapeHtml } from "#schemas/values/escape-html.ts";
import { adminStylesheet } from "#site/admin/admin-stylesheet.ts";
import displayFace from "#site/fonts/fraunces.woff2";
import { COMMON_HEAD } from "#site/rendering/document.tsx";
import { injectScriptsOnly } from "#site/rendering/inject-scripts-only.ts";

/** Renders the HTML document of the admin. Search engines must not list it. */
export function onRenderHtml({ Page, data: site }: { Page: ComponentType<Site>; data: Site }) {
  const html = `<!doctype html>
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
  return { documentHtml: dangerouslySkipEscape(html), injectFilter: injectScriptsOnly };
}
