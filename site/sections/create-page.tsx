import type { ComponentType } from "react";
import type { PageModel } from "../page-model/page-model.ts";
import type { SectionTable } from "../page-model/section-props.ts";
import { expandRest, Sections, type Slot } from "./sections.tsx";

/** A page that is a list of sections: `order`, where "rest" stands for all that it does not name. */
export function createPage(
  order: readonly (Slot | "rest")[],
  variants: Partial<SectionTable> = {},
): ComponentType<PageModel> {
  const slots = expandRest(order);
  return (page) => <Sections page={page} order={slots} variants={variants} />;
}
