import { createContext, type ReactNode, useContext } from "react";
import { type MediaIndex, resolvePicture } from "#site/page-model/media.ts";

/** Image index for the components of a page. */
export const MediaContext = createContext<MediaIndex | undefined>(undefined);

interface MediaImageProps {
  /** Name of a file below `content/media`, or a URL. */
  image: string | undefined;
  /** Undefined for a decorative image. */
  alt: string | undefined;
  /** HTML `sizes` attribute. Browsers that support `sizes="auto"` measure lazy images instead. */
  sizes?: string;
  /** True for the image at the top of a page, which is loaded at once and with high priority. */
  isHero?: boolean;
  /** Rendered if the image is missing or unreadable. */
  fallback?: ReactNode;
}

export function MediaImage({ image, alt = "", sizes = "100vw", isHero, fallback = null }: MediaImageProps): ReactNode {
  const picture = resolvePicture(image, useContext(MediaContext));
  if (picture === undefined) return fallback;
  const { src, size, sources } = picture;
  const loading = isHero ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy", decoding: "async" } as const);
  if (sources.length === 0) return <img className="media-image" src={src} alt={alt} {...size} {...loading} />;
  // The "auto" keyword works only if the source elements and the img element all have it.
  const sizesAttribute = isHero ? sizes : `auto, ${sizes}`;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizesAttribute} />
      ))}
      <img className="media-image" src={src} alt={alt} sizes={sizesAttribute} {...size} {...loading} />
    </picture>
  );
}
