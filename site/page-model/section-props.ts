import type { ComponentType } from "react";
import type { PageContent } from "#schemas/generated/page.ts";
import type { PageModel } from "./page-model.ts";

export type SectionName = Exclude<keyof PageContent, "meta" | "unmapped">;

/** What the component of a section gets: its own content, which is there, and the page around it. */
export interface SectionProps<Name extends SectionName> {
  content: NonNullable<PageContent[Name]>;
  page: PageModel;
}

/** How each section of the content is shown. */
export type SectionTable = { [Name in SectionName]: ComponentType<SectionProps<Name>> };
