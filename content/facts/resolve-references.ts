/** Replaces references to facts by their present values. */
import { mapContent, type Shape, shapeFor } from "#schemas/content-shape.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Office, Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { escapeHtml } from "#schemas/values/escape-html.ts";
import { FACT_SOURCES, type Facts, nameOf, REFERENCE, replaceReferences } from "./facts.ts";
import { completeHours } from "./office-hours.ts";

/** Returns the site settings with the values of the facts that their texts quote, and with the hours in all notations. */
export function resolveSiteFacts(site: Site, facts: Facts): Site {
  const resolved = resolveDocument(SITE, site, facts);
  const [main, ...others] = resolved.offices;
  const complete = (office: Office): Office => ({ ...office, hours: completeHours(office.hours) });
  return { ...resolved, offices: [complete(main), ...others.map(complete)] };
}

/** Returns the content of a document, which need not be valid, with the values of the facts that it quotes. Parts without references are shared. */
export function resolveDocument<Content extends JsonObject | PageContent | Site>(
  id: DocumentId,
  content: Content,
  facts: Facts,
): Content {
  const claimFacts = id === SITE ? new Map([...facts].filter(([name]) => name.startsWith("site."))) : facts;
  /** Returns the facts that the texts of a section may quote, so that no fact quotes itself. */
  const factsFor = (section: string | number | undefined) => {
    if (id !== SITE) return facts;
    if (section === "claims") return claimFacts;
    return FACT_SOURCES.has(String(section)) ? NO_FACTS : facts;
  };
  return mapContent(content as JsonObject, shapeFor(id), {
    html: (text, [section]) => resolveText(text, "html", factsFor(section)),
    url: (text, [section]) => resolveText(text, "url", factsFor(section)),
    scalar: (text, [section]) => resolveText(text, "scalar", factsFor(section)),
  }) as Content;
}

const NO_FACTS: Facts = new Map();

export function resolveText(text: string, kind: Shape["kind"], facts: Facts): string {
  if (!text.includes("{")) return text;
  if (kind === "html") return resolveHtml(text, facts);
  if (kind === "url") return resolveLink(text, facts);
  return kind === "scalar" ? replaceReferences(text, facts) : text;
}

/**
 * Replaces references in a link. `tel:{site.phone}` becomes a `tel:` URI, which has only digits (RFC 3966). In the query, a
 * value is percent-encoded, because `&` in the name of an agency would end it.
 * @param escapeText escapes a link or a part of it for the place of the link
 */
function resolveLink(link: string, facts: Facts, escapeText = (text: string) => text): string {
  const [, name = ""] = /^(?:tel|mailto):\{([^{}]+)\}$/.exec(link) ?? [];
  const href = facts.get(name)?.href;
  if (href !== undefined) return escapeText(href);
  const query = link.includes("?") ? link.indexOf("?") : link.length;
  return replaceReferences(link, facts, (fact, offset) => escapeText(offset > query ? encodeURIComponent(fact) : fact));
}

/** A tag with its attributes, or a reference. Attribute values in quotes may contain `>`. */
const TAG_OR_REFERENCE = new RegExp(`</?[a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*>|${REFERENCE.source}`, "g");
const ATTRIBUTE = /([a-z]+)="([^"]*)"/gi;

/** Replaces references in HTML. Phone numbers and email addresses become links, except within a link. */
function resolveHtml(html: string, facts: Facts): string {
  let isInLink = false;
  return html.replace(TAG_OR_REFERENCE, (part) => {
    if (part.startsWith("<")) {
      if (/^<a\b/i.test(part)) isInLink = true;
      else if (/^<\/a\b/i.test(part)) isInLink = false;
      return part.replace(ATTRIBUTE, (_, name: string, value: string) => {
        const isLink = name.toLowerCase() === "href";
        return `${name}="${isLink ? resolveLink(value, facts, escapeHtml) : replaceReferences(value, facts, escapeHtml)}"`;
      });
    }
    const fact = facts.get(nameOf(part));
    if (fact === undefined) return part;
    const text = escapeHtml(fact.text);
    return fact.href === undefined || isInLink ? text : `<a href="${escapeHtml(fact.href)}">${text}</a>`;
  });
}
