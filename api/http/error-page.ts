import { hash } from "node:crypto";
import { escapeHtml } from "#schemas/values/escape-html.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";

/** The colors of the browser, because the page must not depend on the content. */
const STYLES = [
  ":root{color-scheme:light dark;background:Canvas;color:CanvasText}",
  "body{max-width:36rem;margin:4rem auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif}",
  "h1{border-left:.25rem solid;padding-left:1rem;font:600 2rem/1.2 Georgia,serif}",
  "a{white-space:nowrap}",
].join("");

/** Header for error pages. Their only style is inline, and they need nothing else. */
export const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash("sha256", STYLES, "base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface PageError {
  title: string;
  message: string;
  problems?: readonly string[];
  /** Next step of the visitor. */
  step: string;
  phone?: string | undefined;
}

/** Renders a page of about one kilobyte for an error of a form without scripts, or of a link. */
export function renderErrorPage({ title, message, problems = [], step, phone = "" }: PageError): string {
  const href = phoneHref(phone);
  const number = href ? `<a href="${escapeHtml(href)}">${escapeHtml(phone)}</a>` : escapeHtml(phone);
  const list = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join("");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLES}</style>
<main>
<h1>${title}</h1>
<p>${escapeHtml(message)}</p>
${list && `<ul>${list}</ul>\n`}<p>${step}</p>
${number && `<p>You can also call us at ${number}.</p>\n`}</main>
`;
}
