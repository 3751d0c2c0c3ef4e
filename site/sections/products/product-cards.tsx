import type { Product } from "#schemas/generated/page.ts";
import { lineOfPage } from "#schemas/lines.ts";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import { Section } from "#site/components/section/section.tsx";
import { Scene } from "#site/illustrations/drawing.tsx";
import type { PageModel, PageSectionProps } from "#site/page-model/page-model.ts";
import { tintOf } from "#site/styles/content-styles.ts";
import { ItemSection } from "../item-list/item-section.tsx";

/** Cards that link to the lines of business, and the features that all lines share. */
export function ProductCards({ content, page }: PageSectionProps<"products">) {
  const { title, description, items = [], featuresTitle, featuresItems } = content;
  return (
    <>
      <Section name="products" title={title} description={description}>
        <ul className="posters">
          {items.map((product) => (
            <Poster key={product.title} product={product} page={page} heading={title ? "h3" : "h2"} />
          ))}
        </ul>
      </Section>
      <ItemSection name="product-features" list={{ title: featuresTitle, items: featuresItems }} />
    </>
  );
}

function Poster({ product, page, heading: Heading }: { product: Product; page: PageModel; heading: "h2" | "h3" }) {
  const { title, description, image, imageAlt, link, linkText = "Learn more" } = product;
  const line = lineOfPage(page.site, link?.slice(1) ?? "");
  return (
    <li className="poster" data-tint={line && tintOf(page.theme, page.site, line.id)?.id}>
      <div className="poster-picture">
        <MediaImage image={image} alt={imageAlt} fallback={<Scene name={line?.scene ?? "horizon"} />} />
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
