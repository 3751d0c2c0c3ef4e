/** Name of an island in its markup. `ISLAND_LOADERS` has a component for each. */
export type IslandName =
  | "admin"
  | "deductible"
  | "medicare-dates"
  | "quote-form"
  | "stat-figures"
  | "testimonial-slider";

/**
 * Event that hydrates an island: page load, scrolling into view, the first interaction, or the first idle time after the page
 * has loaded, unless an interaction comes first.
 */
export type IslandTrigger = "load" | "visible" | "interaction" | "idle";
