/** Name of an island in its markup. `ISLAND_LOADERS` has a component for each. */
export type IslandName =
  | "admin"
  | "deductible"
  | "medicare-dates"
  | "quote-form"
  | "stat-figures"
  | "testimonial-slider";

/** Event that hydrates an island: page load, scrolling into view, or the first interaction. */
export type IslandTrigger = "load" | "visible" | "interaction";
