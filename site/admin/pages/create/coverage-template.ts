import type { JsonObject } from "#schemas/json.ts";
import { pathOf } from "#schemas/page-ids.ts";
import type { PageListAnswer } from "#site/admin/api/client.ts";

type Line = PageListAnswer["lines"][number];

/** Returns the first content of a coverage page: the sections that such pages have, with facts that stay current. */
export function coverageTemplate(title: string, { overview, page }: Pick<Line, "overview" | "page">): JsonObject {
  return {
    ...pageTemplate(title),
    related: { title: "Related Coverage", items: [{ id: "related_1", title: overview, url: pathOf(page) }] },
  };
}

/** Returns the first content of the overview of a line of business. */
export function overviewTemplate(title: string): JsonObject {
  return { ...pageTemplate(title), coverage: { title: "Coverage We Offer", items: [] } };
}

/** Returns the first content of a page of no line of business. */
export function freeTemplate(title: string): JsonObject {
  const { faq: _, ...template } = pageTemplate(title);
  return { ...template, layout: ["hero", "about", "features", "cta"] };
}

function pageTemplate(title: string): JsonObject {
  return {
    meta: {
      title: `${title} | {site.shortName}`,
      description: `${title} from {site.name} in {site.city}: the coverage explained in plain words, and a quote from a local agent.`,
    },
    hero: {
      title,
      subtitle: "Explained in plain words by your local agent",
      description: "Tell us what you need to protect. We find the policy for it, and explain it before you decide.",
      ctaText: "Get a Quote",
      ctaUrl: "/contact",
    },
    about: {
      title: `About ${title}`,
      description:
        "Every policy has its own limits and exclusions. We go through them with you, and answer your questions.",
    },
    features: {
      title: "How We Help",
      items: [
        {
          id: "feature_1",
          title: "A Review of Your Risks",
          description: "We ask what you own and do, and look for gaps in the policies that you have.",
        },
        {
          id: "feature_2",
          title: "Quotes Side by Side",
          description: "We compare price, limits and exclusions, so that you see what each policy pays for.",
        },
        {
          id: "feature_3",
          title: "Help With a Claim",
          description: "After a loss, call {site.phone}. We tell you what to do first and who will contact you.",
        },
      ],
    },
    faq: {
      title: "Common Questions",
      items: [
        {
          id: "faq_1",
          question: "How do I get a quote?",
          answer: 'Call {site.phone}, or send us the form on our <a href="/contact">contact page</a>.',
        },
      ],
    },
    cta: {
      title: "Talk With an Agent",
      description: "Call {site.phone}, or send us a few details. We will get back to you.",
      buttonText: "Get a Quote",
      buttonUrl: "/contact",
    },
  };
}
