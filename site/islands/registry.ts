/** Every island: the name in its markup, and how the browser gets its component. */
export const ISLANDS = {
  admin: async () => (await import("#site/admin/admin-app.tsx")).AdminApp,
  "quote-form": async () => (await import("./quote-form/quote-request-form.tsx")).QuoteRequestForm,
  "stat-figures": async () => (await import("#site/components/stat-list/stat-figures.tsx")).StatFigures,
  "testimonial-slider": async () => (await import("./testimonial-slider/testimonial-slider.tsx")).TestimonialSlider,
};

export type IslandName = keyof typeof ISLANDS;

/** When an island comes to life: with the page, when it is scrolled to, or when it is first touched. */
export type IslandTrigger = "load" | "visible" | "interaction";
