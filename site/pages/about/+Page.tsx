import { createPage } from "#site/sections/create-page.tsx";

export default createPage([
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
