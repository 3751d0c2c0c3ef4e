import type { ReactNode } from "react";
import { ItemSection } from "#site/sections/item-list/item-section.tsx";
import type { SectionProps } from "#site/sections/section-props.ts";

/** The lines of business, each leading to its overview, and what comes with all of them. */
export function ProductCards({ content }: SectionProps<"products">): ReactNode {
  const { title, description, items = [], featuresTitle, featuresItems } = content;
  return (
    <>
      <ItemSection
        name="products"
        list={{
          title,
          description,
          items: items.map(({ link, ...item }) => ({ ...item, ...(link && { url: link }) })),
        }}
      />
      <ItemSection name="product-features" list={{ title: featuresTitle, items: featuresItems }} />
    </>
  );
}
