/** Every island: the name in its markup, and how the browser gets its component. */
export const ISLANDS = {
  "testimonial-slider": async () => (await import("./testimonial-slider/testimonial-slider.tsx")).TestimonialSlider,
};

export type IslandName = keyof typeof ISLANDS;

/** When an island comes to life: with the page, when it is scrolled to, or when it is first touched. */
export type IslandTrigger = "load" | "visible" | "interaction";
