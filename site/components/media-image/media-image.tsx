import { createContext, type ReactNode, useContext } from "react";
import { type MediaIndex, resolvePicture } from "#site/page-model/media.ts";

/** Image index for the components of a page. */
export const MediaContext = createContext<MediaIndex | undefined>(undefined);

interface MediaImageProps {
  /** Name of a file below `content/media`, or a URL. */
  image: string | undefined;
  /** Undefined for a decorative image. */
  alt: string | undefined;
  /** True for the image at the top of a page, which is loaded at once and with high priority. */
  isHero?: boolean;
  /** Rendered if the image is missing or unreadable. */
  fallback?: ReactNode;
}

export function MediaImage({ image, alt = "", isHero, fallback = null }: MediaImageProps) {
  const picture = resolvePicture(image, useContext(MediaContext));
  if (picture === undefined) return fallback;
  const { src, size, sources } = picture;
  const loading = isHero ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy", decoding: "async" } as const);
  if (sources.length === 0) return <img className="media-image" src={src} alt={alt} {...size} {...loading} />;
  // Browsers that know "auto" measure lazy images. It works only if the source elements and the img element all have it.
  const sizes = isHero ? "100vw" : "auto, 100vw";
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img className="media-image" src={src} alt={alt} sizes={sizes} {...size} {...loading} />
    </picture>
  );
}
