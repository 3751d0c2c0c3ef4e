import { pageOf } from "#site/sections/page-of.tsx";

export default pageOf([
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
