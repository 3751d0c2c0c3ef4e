import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dangerouslySkipEscape } from "vike/server";
import { escapeHtml } from "#schemas/values/escape-html.ts";
import { adminStylesheet } from "#site/admin/admin-stylesheet.ts";
import { commonHead, fontTags } from "#site/rendering/document.tsx";
import { injectScriptsOnly } from "#site/rendering/inject-scripts-only.ts";
import { contentStyle, renderLineStyles, renderThemeStyles } from "#site/styles/content-styles.ts";
import type { AdminData } from "./+data.ts";

/** Renders the HTML document of the admin. Search engines must not list it. */
export function onRenderHtml({ Page, data }: { Page: ComponentType<AdminData>; data: AdminData }) {
  const { site, theme, media } = data;
  const html = `<!doctype html>
<html lang="en">
<head>
${commonHead(theme)}
<title>${escapeHtml(`Admin Panel | ${site.name}`)}</title>
<meta name="robots" content="noindex, nofollow">
${fontTags(theme, media)}<style>${adminStylesheet}</style>${contentStyle(renderThemeStyles(data))}${contentStyle(renderLineStyles(data))}
</head>
<body>${renderToStaticMarkup(<Page {...data} />)}</body>
</html>
`;
  return { documentHtml: dangerouslySkipEscape(html), injectFilter: injectScriptsOnly };
}
