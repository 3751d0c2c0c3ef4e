import type { ReactNode } from "react";
import type { Item } from "#schemas/generated/page.ts";
import { lineOfOverview } from "#schemas/lines.ts";
import { Card, type CardProps } from "#site/components/card/card.tsx";
import { Section } from "#site/components/section/section.tsx";
import type { PageModel } from "#site/page-model/page-model.ts";

interface ItemSectionProps extends Omit<CardProps, "item" | "heading"> {
  name: string;
  list: { title?: string | undefined; description?: string | undefined; items?: readonly Item[] | undefined };
  isOrdered?: boolean;
}

export function ItemSection({ name, list, isOrdered = false, ...card }: ItemSectionProps): ReactNode {
  const { title, description, items = [] } = list;
  if (items.length === 0 && !title && !description) return null;
  const List = isOrdered ? "ol" : "ul";
  return (
    <Section name={name} title={title} description={description}>
      <List className="cards">
        {items.map((item) => (
          <Card key={item.id ?? item.title} item={item} heading={title ? "h3" : "h2"} {...card} />
        ))}
      </List>
    </Section>
  );
}

/** Returns false for a card that links from the overview of one line of business to another overview. */
export function belongsInGrid({ url = "" }: Item, page: PageModel): boolean {
  const isOverview = page.line !== undefined && page.line.page === page.id;
  return !isOverview || lineOfOverview(page.site, url.slice(1)) === undefined;
}
