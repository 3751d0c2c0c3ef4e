import { createPage } from "#site/sections/create-page.tsx";
import { FaqList } from "#site/sections/faq/faq-list.tsx";

export default createPage(
  ["breadcrumbs", "hero", "about", "stats", "coverage", "services", "testimonials", "rest", "faq", "cta"],
  { faq: ({ content }) => <FaqList content={content} isFirstOpen /> },
);
