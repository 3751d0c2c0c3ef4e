/** A site export of any number of coverage pages, the same on each run. */
import type { JsonObject } from "#schemas/json.ts";

const SENTENCES = [
  "A contractor’s liability policy may respond when a client’s property is damaged while work is under way.",
  "Grain bins, augers and dryers are scheduled one by one, at the values that the farm keeps in its own books.",
  "The agency compares carriers each year, and says plainly where the present one is still the better choice.",
  "Most losses on the county road begin with a deer, a load of gravel, or somebody who was sure of the stop sign.",
  "Ask what the deductible is on wind and hail; it is often a share of the value and not a round sum of dollars.",
];

/**
 * @param count how many pages, about 6 kB each
 * @param variant pages of another variant differ in one headline each
 */
export function generateExport(count: number, variant = 0): { pages: JsonObject } {
  const pages: JsonObject = {};
  for (let index = 0; index < count; index += 1) pages[`commercial/sample-${index}`] = page(index, variant);
  return { pages };
}

function page(index: number, variant: number): JsonObject {
  const text = (offset: number, count: number) =>
    Array.from({ length: count }, (_, at) => SENTENCES[(index + offset + at) % SENTENCES.length]).join(" ");
  const items = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${name}_${at + 1}`,
      title: `${name} ${at + 1} of page ${index}`,
      description:
        at === 0 ? `${text(at, 2)} <a href="/commercial">More</a> on <strong>coverage</strong>.` : text(at, 2),
    }));
  return {
    meta: { title: `Sample ${index} | Prairie Lantern`, description: text(0, 1), keywords: "sample, coverage, iowa" },
    hero: {
      title: `Sample coverage ${index}, variant ${variant}`,
      subtitle: text(1, 1),
      description: text(2, 1),
      ctaText: "Get a quote",
      ctaUrl: "/contact",
    },
    about: { title: "About this coverage", description: [text(0, 2), text(1, 2), text(2, 2)].join("\n\n") },
    features: { title: "What it may cover", items: items("feature", 6) },
    benefits: { title: "Why it matters", items: items("benefit", 2) },
    faq: {
      title: "Questions",
      items: Array.from({ length: 5 }, (_, at) => ({
        id: `faq_${at + 1}`,
        question: `Question ${at + 1}?`,
        answer: text(at, 2),
      })),
    },
    cta: { title: "Talk it over", description: text(3, 1), buttonText: "Request a quote", buttonUrl: "/contact" },
  };
}
