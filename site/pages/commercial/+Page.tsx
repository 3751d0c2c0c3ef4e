import { pageOf } from "#site/sections/page-of.tsx";

export default pageOf([
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
