/** Name of an island in its markup. `ISLAND_LOADERS` has a component for each. */
export type IslandName = "deductible" | "medicare-dates" | "quote-form" | "stat-figures" | "testimonial-slider";

/**
 * Event that hydrates an island: scrolling into view, the first interaction, or the first idle time after the page has loaded,
 * unless an interaction comes first.
 */
export type IslandTrigger = "visible" | "interaction" | "idle";
