/** What search engines are told of a page, in the vocabulary of https://schema.org. */
import { cleanHtml } from "#content/importer/sanitize.ts";
import type { Faq, PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { PageId } from "#schemas/page-ids.ts";
import { type MediaIndex, resolvePicture } from "../page-model/media.ts";
import type { Link } from "../page-model/navigation.ts";
import type { PageModel } from "../page-model/page-model.ts";
import { absoluteUrl } from "./head.ts";
import { openGraphPath } from "./open-graph/address.ts";

/** A node of the graph. What is undefined is left out of the JSON. */
type Node = { "@type": string } & Record<string, unknown>;

export interface StructuredData {
  "@context": "https://schema.org";
  "@graph": Node[];
}

/** Everything about a page in one graph. */
export function structuredData({ id = "", path, content, site, media, trail, coverageNav: sectionNav }: PageModel): StructuredData {
  const graph = [agency(site)];
  if (trail.length > 0) graph.push(breadcrumbList(trail, site));
  if (content.faq?.items?.length) graph.push(faqPage(content.faq));
  if (sectionNav !== undefined) {
    const name = trail.at(-1)?.title ?? content.hero.title;
    const offered = {
      id,
      name,
      content,
      site,
      media,
      url: absoluteUrl(site.url, path) ?? path,
      category: sectionNav.label,
    };
    graph.push(product(offered), service(offered));
  }
  return { "@context": "https://schema.org", "@graph": graph };
}

/** The agency. Its hours are the structured reading; the pages show the other. */
function agency(site: Site): Node {
  const { street, city, state, zip } = site.address;
  return {
    "@type": "InsuranceAgency",
    "@id": agencyId(site),
    name: site.name,
    description: site.description,
    url: site.url,
    telephone: site.phone,
    email: site.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: "US",
    },
    areaServed: site.licensedStates?.map((name) => ({ "@type": "State", name })),
    image: absoluteUrl(site.url, openGraphPath("home")),
    logo: absoluteUrl(site.url, "/icon-512.png"),
    priceRange: site.priceRange,
    openingHours: site.hours?.structured,
    foundingDate: site.foundedYear?.toString(),
    sameAs: site.social?.map(({ url }) => url),
  };
}

/** The trail, as the page shows it. */
function breadcrumbList(trail: readonly Link[], site: Site): Node {
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

/** The questions that stand on the page. */
function faqPage(faq: Faq): Node {
  return {
    "@type": "FAQPage",
    mainEntity: (faq.items ?? []).map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: cleanHtml(answer).html },
    })),
  };
}

interface Offered {
  id: PageId;
  /** As the trail names the page. */
  name: string;
  content: PageContent;
  site: Site;
  media: MediaIndex | undefined;
  url: string;
  category: string;
}

/** The coverage as a product; what is offered is the quote, and it is free. */
function product({ id, name, content: { meta, hero }, site, media, url, category }: Offered): Node {
  const picture = resolvePicture(hero.image, media);
  return {
    "@type": "Product",
    name,
    description: meta.description,
    url,
    category,
    image: absoluteUrl(site.url, picture?.src ?? openGraphPath(id)),
    brand: { "@id": agencyId(site) },
    offers: { "@type": "Offer", name: "Free insurance quote", price: "0", priceCurrency: "USD", url },
  };
}

/** The coverage as a service of the agency. */
function service({ name, content: { meta }, site, url, category }: Offered): Node {
  return {
    "@type": "Service",
    name,
    description: meta.description,
    url,
    serviceType: category,
    provider: { "@id": agencyId(site) },
    areaServed: site.licensedStates?.map((name) => ({ "@type": "State", name })),
  };
}

function agencyId({ url = "" }: Site): string {
  return `${url.replace(/\/$/, "")}/#agency`;
}
