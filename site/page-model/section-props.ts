import type { PageContent } from "#schemas/generated/page.ts";
import type { PageModel } from "./page-model.ts";

/** Key of a page's content that is shown as one part of the page. */
export type SectionName = Exclude<keyof PageContent, "layout" | "meta" | "sample" | "unmapped">;

/** Props of a section's component. It is rendered only if the page has content for it. */
export interface PageSectionProps<Name extends SectionName> {
  content: NonNullable<PageContent[Name]>;
  page: PageModel;
}
