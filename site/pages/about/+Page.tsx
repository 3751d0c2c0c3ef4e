import { pageOf } from "#site/sections/page-of.tsx";

export default pageOf([
  "breadcrumbs",
  "hero",
  "about",
  "stats",
  "features",
  "services",
  "philosophy",
  "whyChoose",
  "team",
  "serviceAreas",
  "rest",
  "cta",
]);
