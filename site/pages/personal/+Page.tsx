import { FaqList } from "#site/sections/faq/faq-list.tsx";
import { pageOf } from "#site/sections/page-of.tsx";

export default pageOf(
  ["breadcrumbs", "hero", "about", "stats", "coverage", "services", "testimonials", "rest", "faq", "cta"],
  { faq: ({ content }) => <FaqList content={content} isFirstOpen /> },
);
