import { hash } from "node:crypto";
import { CONTENT_STYLE_START } from "#schemas/headers/csp.ts";
import { allowStyles, type HeaderTable } from "#schemas/headers/security-headers.ts";

/** Returns the headers of an HTML page, which allow the styles in it that depend on the content. */
export function headersOfPage(headers: HeaderTable, html: string): HeaderTable {
  // The head of a page has no text of the content outside of attributes.
  const [head = ""] = html.split("</head>", 1);
  const styles = head.split(CONTENT_STYLE_START).slice(1);
  const hashes = styles.map((style) => hash("sha256", style.slice(0, style.indexOf("</style>")), "base64"));
  return allowStyles(headers, hashes);
}
