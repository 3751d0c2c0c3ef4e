import { cleanHtml } from "#content/documents/clean-html.ts";
import { groupDays } from "#content/facts/office-hours.ts";
import { officesOf } from "#content/facts/offices.ts";
import type { Faq } from "#schemas/generated/page.ts";
import type { Address, Hours, License, Site, SiteLink, TimeSpan } from "#schemas/generated/site.ts";
import { titleCase } from "#schemas/page-source.ts";
import { resolvePicture } from "../page-model/media.ts";
import type { PageModel } from "../page-model/page-model.ts";
import type { Markup } from "../shared-markup/markup.ts";
import { shareText } from "../shared-markup/shared.tsx";
import { absoluteUrl } from "./head.ts";
import { openGraphPath } from "./open-graph/open-graph-page.ts";

/** Node of the graph. JSON omits the properties that are undefined. */
type SchemaNode = { "@type": string } & Record<string, unknown>;

/** Describes a page to search engines as one JSON-LD graph, in the vocabulary of https://schema.org, for a script element. */
export function structuredData(page: PageModel): Markup {
  const agency = shareText(page.site, "structured-data", () => agencyNodes(page.site).map(toScriptJson).join());
  const others = toScriptJson(pageNodes(page)).slice(1);
  return ['{"@context":"https://schema.org","@graph":[', agency, `${others === "]" ? "" : ","}${others}}`];
}

/** Serializes a value as JSON that cannot end the script element around it. */
function toScriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Describes what only this page shows. */
function pageNodes(page: PageModel): SchemaNode[] {
  const { content, site, trail, coverageNav } = page;
  return [
    ...(trail.length > 0 ? [breadcrumbNode(trail, site)] : []),
    ...(content.faq?.items?.length ? [faqNode(content.faq)] : []),
    ...(coverageNav ? coverageNodes(page, coverageNav.label) : []),
  ];
}

/** Describes the agency at its main office, and each further office as a part of it. */
function agencyNodes(site: Site): SchemaNode[] {
  const [{ address, hours }, ...others] = officesOf(site);
  const agency = {
    "@type": "InsuranceAgency",
    "@id": agencyId(site),
    name: site.name,
    description: site.description,
    url: site.url,
    telephone: site.phone,
    email: site.email,
    address: addressNode(address),
    areaServed: areaServed(site),
    image: absoluteUrl(site.url, openGraphPath("home")),
    logo: absoluteUrl(site.url, "/icon-512.png"),
    priceRange: site.priceRange,
    ...openingHours(hours),
    foundingDate: site.foundedYear?.toString(),
    hasCredential: site.licenses?.length ? site.licenses.map(credentialNode) : undefined,
    sameAs: site.social?.map(({ url }) => url),
  };
  const branches = others.map((office) => ({
    "@type": "InsuranceAgency",
    "@id": `${agencyId(site)}-${office.id}`,
    name: `${site.name}, ${office.name}`,
    parentOrganization: { "@id": agencyId(site) },
    telephone: office.phone,
    email: office.email,
    address: addressNode(office.address),
    ...openingHours(office.hours),
  }));
  return [agency, ...branches];
}

function addressNode({ street, city, state, zip }: Address): SchemaNode {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: "US",
  };
}

function credentialNode({ name, state, number }: License): SchemaNode {
  return {
    "@type": "EducationalOccupationalCredential",
    credentialCategory: "license",
    name,
    identifier: number,
    validIn: state && { "@type": "State", name: state },
  };
}

/** Describes the hours of each day and of the next holidays, or repeats the hours that are only written in words. */
function openingHours({ days, structured, holidays = [] }: Hours): Record<string, unknown> {
  const specifications = [
    ...groupDays(days ?? {}).flatMap(({ spans, days }) => openingHoursNodes(spans, { dayOfWeek: days.map(titleCase) })),
    ...holidays.flatMap(({ date, until = date, spans = [] }) =>
      openingHoursNodes(spans.length > 0 ? spans : [CLOSED_ALL_DAY], { validFrom: date, validThrough: until }),
    ),
  ];
  return {
    ...(days === undefined && { openingHours: structured }),
    ...(specifications.length > 0 && { openingHoursSpecification: specifications }),
  };
}

/** Google's notation for a day on which a business is closed. */
const CLOSED_ALL_DAY: TimeSpan = { opens: "00:00", closes: "00:00" };

function openingHoursNodes(spans: readonly TimeSpan[], days: Record<string, unknown>): SchemaNode[] {
  return spans.map(({ opens, closes }) => ({ "@type": "OpeningHoursSpecification", ...days, opens, closes }));
}

function breadcrumbNode(trail: readonly SiteLink[], site: Site): SchemaNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ title, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: absoluteUrl(site.url, url) ?? url,
    })),
  };
}

function faqNode(faq: Faq): SchemaNode {
  return {
    "@type": "FAQPage",
    mainEntity: (faq.items ?? []).map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: cleanHtml(answer).html },
    })),
  };
}

/** Describes the coverage as a product, whose offer is the quote, which is free, and as a service of the agency. */
function coverageNodes(page: PageModel, category: string): SchemaNode[] {
  const { id = "", path, site, media, trail } = page;
  const { meta, hero } = page.content;
  const url = absoluteUrl(site.url, path) ?? path;
  const shown = { name: trail.at(-1)?.title ?? hero.title, description: meta.description, url };
  const agency = { "@id": agencyId(site) };
  return [
    {
      "@type": "Product",
      ...shown,
      category,
      image: absoluteUrl(site.url, resolvePicture(hero.image, media)?.src ?? openGraphPath(id)),
      brand: agency,
      offers: { "@type": "Offer", name: "Free insurance quote", price: "0", priceCurrency: "USD", url },
    },
    { "@type": "Service", ...shown, serviceType: category, provider: agency, areaServed: areaServed(site) },
  ];
}

function areaServed({ licensedStates }: Site): SchemaNode[] | undefined {
  return licensedStates?.map((name) => ({ "@type": "State", name }));
}

function agencyId({ url = "" }: Site): string {
  return `${url.replace(/\/$/, "")}/#agency`;
}
