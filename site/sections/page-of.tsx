import type { ComponentType } from "react";
import type { PageModel } from "#site/page-model.ts";
import type { SectionTable } from "#site/sections/section-props.ts";
import { complete, Sections, type Slot } from "#site/sections/sections.tsx";

/** A page that is a list of sections: `order`, where "rest" stands for all that it does not name. */
export function pageOf(
  order: readonly (Slot | "rest")[],
  variants: Partial<SectionTable> = {},
): ComponentType<PageModel> {
  const slots = complete(order);
  return (page) => <Sections page={page} order={slots} variants={variants} />;
}
