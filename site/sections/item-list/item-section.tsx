import type { Item } from "#schemas/generated/page.ts";
import { lineOfOverview } from "#schemas/lines.ts";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { RichText, TextList } from "#site/components/rich-text/rich-text.tsx";
import { Section } from "#site/components/section/section.tsx";
import type { PageModel } from "#site/page-model/page-model.ts";

interface ItemSectionProps extends Omit<CardProps, "item" | "heading"> {
  name: string;
  list: { title?: string | undefined; description?: string | undefined; items?: readonly Item[] | undefined };
  isOrdered?: boolean;
}

export function ItemSection({ name, list, isOrdered = false, ...card }: ItemSectionProps) {
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

interface CardProps {
  item: Item;
  /** Heading level, one below the heading of the section. */
  heading: "h2" | "h3";
  /** Label of the link if the item has a URL but no label. */
  linkText?: string;
  isButton?: boolean;
  /** True for a row of an index: without a label in the content, the heading is the link. */
  isRow?: boolean;
}

/** Item of a list, with an optional link. */
function Card({ item, heading: Heading, linkText = "Learn more", isButton, isRow }: CardProps) {
  const { title, description, bullets = [], image, imageAlt, url } = item;
  const isHeadingLink = isRow && url !== undefined && item.linkText === undefined;
  return (
    <li className="card">
      {image === undefined ? null : <MediaImage image={image} alt={imageAlt} />}
      <Heading>{isHeadingLink ? <a href={url}>{title}</a> : title}</Heading>
      <RichText text={description} />
      {bullets.length > 0 && <TextList items={bullets} />}
      {url === undefined || isHeadingLink ? null : (
        <a className={isButton ? "button" : "card-link"} href={url}>
          {item.linkText ?? (
            <>
              {linkText}
              <span className="visually-hidden">: {title}</span>
            </>
          )}
        </a>
      )}
    </li>
  );
}
