import { createPage } from "#site/sections/create-page.tsx";

export default createPage([
  "breadcrumbs",
  "hero",
  "about",
  "stats",
  "coverage",
  "features",
  "services",
  "testimonials",
  "rest",
  "faq",
  "cta",
]);
