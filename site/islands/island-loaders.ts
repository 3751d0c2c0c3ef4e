import type { IslandName } from "./island/island-types.ts";

export const ISLAND_LOADERS = {
  deductible: async () => (await import("./deductible/deductible-calculator.tsx")).DeductibleCalculator,
  "medicare-dates": async () => (await import("./medicare-dates/medicare-date-finder.tsx")).MedicareDateFinder,
  "quote-form": async () => (await import("./quote-form/quote-request-form.tsx")).QuoteRequestForm,
  "stat-figures": async () => (await import("../components/stat-list/stat-figures.tsx")).StatFigures,
  "testimonial-slider": async () => (await import("./testimonial-slider/testimonial-slider.tsx")).TestimonialSlider,
} satisfies Record<IslandName, () => Promise<unknown>>;
