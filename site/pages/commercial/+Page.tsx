import { createPage } from "#site/sections/create-page.tsx";

export default createPage([
  "breadcrumbs",
  "hero",
  "coverage",
  "about",
  "stats",
  "features",
  "services",
  "testimonials",
  "rest",
  "faq",
  "cta",
]);
