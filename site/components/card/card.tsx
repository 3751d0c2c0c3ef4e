import type { ReactNode } from "react";
import type { Item } from "#schemas/generated/page.ts";
import { MediaImage } from "../media-image/media-image.tsx";
import { RichText } from "../rich-text/rich-text.tsx";

export interface CardProps {
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
export function Card({ item, heading: Heading, linkText = "Learn more", isButton, isRow }: CardProps): ReactNode {
  const { title, description, bullets = [], image, imageAlt, url } = item;
  const isHeadingLink = isRow && url !== undefined && item.linkText === undefined;
  return (
    <li className="card">
      {image === undefined ? null : <MediaImage image={image} alt={imageAlt} />}
      <Heading>{isHeadingLink ? <a href={url}>{title}</a> : title}</Heading>
      <RichText text={description} />
      {bullets.length === 0 ? null : (
        <ul>
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      )}
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
