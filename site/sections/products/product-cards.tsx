import type { ReactNode } from "react";
import type { Product } from "#schemas/generated/page.ts";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import { Section } from "#site/components/section/section.tsx";
import { Scene } from "#site/illustrations/drawing.tsx";
import { sceneForPage, tintLineForPage } from "#site/illustrations/scene-for-page.ts";
import type { PageSectionProps } from "#site/page-model/section-props.ts";
import { ItemSection } from "../item-list/item-section.tsx";

/** Cards that link to the lines of business, and the features that all lines share. */
export function ProductCards({ content }: PageSectionProps<"products">): ReactNode {
  const { title, description, items = [], featuresTitle, featuresItems } = content;
  return (
    <>
      <Section name="products" title={title} description={description}>
        <ul className="posters">
          {items.map((product) => (
            <Poster key={product.title} product={product} heading={title ? "h3" : "h2"} />
          ))}
        </ul>
      </Section>
      <ItemSection name="product-features" list={{ title: featuresTitle, items: featuresItems }} />
    </>
  );
}

function Poster({ product, heading: Heading }: { product: Product; heading: "h2" | "h3" }): ReactNode {
  const { title, description, image, imageAlt, link, linkText = "Learn more" } = product;
  const page = link?.slice(1);
  return (
    <li className="poster" data-line={tintLineForPage(page)}>
      <div className="poster-picture">
        <MediaImage image={image} alt={imageAlt} fallback={<Scene name={sceneForPage(page)} />} />
      </div>
      <Heading>{title}</Heading>
      <RichText text={description} />
      {link === undefined ? null : (
        <a className="card-link" href={link}>
          {linkText}
        </a>
      )}
    </li>
  );
}
