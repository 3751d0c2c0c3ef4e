import { createPage } from "#site/sections/create-page.tsx";

export default createPage([
  "breadcrumbs",
  "hero",
  "about",
  "stats",
  "coverage",
  "services",
  "testimonials",
  "rest",
  "faq",
  "cta",
]);
