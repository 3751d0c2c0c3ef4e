import type { ComponentType } from "react";
import type { PageModel } from "../page-model/page-model.ts";
import type { SectionTable } from "../page-model/section-props.ts";
import { expandRest, Sections, type Slot } from "./sections.tsx";

/**
 * Creates a page component that shows sections in order.
 * @param order sections, with "rest" for every section that the order does not name
 * @param variants components that replace the default ones on this page
 */
export function createPage(
  order: readonly (Slot | "rest")[],
  variants: Partial<SectionTable> = {},
): ComponentType<PageModel> {
  const slots = expandRest(order);
  return (page) => <Sections page={page} order={slots} variants={variants} />;
}
