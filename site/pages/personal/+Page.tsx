import { createPage } from "#site/sections/create-page.tsx";
import { FaqList } from "#site/sections/faq/faq-list.tsx";

export default createPage(
  ["breadcrumbs", "hero", "coverage", "about", "stats", "services", "testimonials", "rest", "faq", "cta"],
  { faq: ({ content }) => <FaqList content={content} isFirstOpen /> },
);
