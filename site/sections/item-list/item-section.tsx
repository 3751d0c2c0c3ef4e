import type { ReactNode } from "react";
import type { Item } from "#schemas/generated/page.ts";
import { isLineOfBusiness } from "#schemas/page-ids.ts";
import { Card } from "#site/components/card/card.tsx";
import { Section } from "#site/components/section/section.tsx";
import type { PageModel } from "#site/page-model/page-model.ts";

interface ItemSectionProps {
  name: string;
  list: { title?: string | undefined; description?: string | undefined; items?: readonly Item[] | undefined };
  /** Label for the links of items that have none. */
  linkText?: string;
  isButton?: boolean;
  /** True for an index, in which each item is a row that is one link. */
  isIndex?: boolean;
}

export function ItemSection({
  name,
  list,
  linkText = "Learn more",
  isButton = false,
  isIndex = false,
}: ItemSectionProps): ReactNode {
  const { title, description, items = [] } = list;
  if (items.length === 0 && !title && !description) return null;
  return (
    <Section name={name} title={title} description={description}>
      <ul className="cards">
        {items.map((item) => (
          <Card
            key={item.id ?? item.title}
            item={item}
            heading={title ? "h3" : "h2"}
            linkText={linkText}
            isButton={isButton}
            isRow={isIndex}
          />
        ))}
      </ul>
    </Section>
  );
}

/** Returns false for a card that links from the overview of one line of business to another overview. */
export function belongsInGrid({ url = "" }: Item, page: PageModel): boolean {
  return !isLineOfBusiness(page.id ?? "") || !isLineOfBusiness(url.slice(1));
}
