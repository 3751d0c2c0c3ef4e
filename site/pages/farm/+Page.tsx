import { createPage } from "#site/sections/create-page.tsx";

export default createPage([
  "breadcrumbs",
  "hero",
  "coverage",
  "about",
  "stats",
  "services",
  "testimonials",
  "rest",
  "faq",
  "cta",
]);
