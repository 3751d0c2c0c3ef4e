import { html } from "hono/html";
import type { Site } from "#schemas/generated/site.ts";
import { renderMailPage, STYLES } from "./layout.ts";
import type { Mail } from "./mail.ts";
import { wrap } from "./plain-text.ts";

/** Returns the content of an email of a few paragraphs that the website writes to the agency. */
export function shortMail(
  site: Site,
  title: string,
  paragraphs: readonly string[],
): Pick<Mail, "subject" | "text" | "html" | "headers"> {
  return {
    subject: title,
    text: paragraphs.map((paragraph) => `${wrap(paragraph)}\n`).join("\n"),
    html: renderMailPage({
      site,
      insuranceType: "commercial",
      title,
      preheader: paragraphs[0] ?? "",
      body: html`<h1 class="ink" style="${STYLES.heading}">${title}</h1>${paragraphs.map(
        (paragraph) => html`<p class="ink" style="${STYLES.text}">${paragraph}</p>`,
      )}`,
      notes: [],
    }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
