import { createContext, type ReactNode, useContext } from "react";
import { type MediaIndex, resolvePicture } from "#site/page-model/media.ts";

/** The pictures of the site, for every component of a page. */
export const MediaContext = createContext<MediaIndex | undefined>(undefined);

interface MediaImageProps {
  /** As content names it: a file below `content/media`, or an address. */
  image: string | undefined;
  /** Nothing where the picture says no more than the text beside it. */
  alt: string | undefined;
  /** How wide the page shows it, as the `sizes` of HTML. Browsers that can measure do that where it is not a hero. */
  sizes?: string;
  /** It is the first thing to be seen: it is loaded at once, and before others. */
  isHero?: boolean;
  /** What stands in where there is no picture, or none that can be shown. */
  fallback?: ReactNode;
}

/** A picture of the content. */
export function MediaImage({ image, alt = "", sizes = "100vw", isHero, fallback = null }: MediaImageProps): ReactNode {
  const picture = resolvePicture(image, useContext(MediaContext));
  if (picture === undefined) return fallback;
  const { src, size, sources } = picture;
  const loading = isHero ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy", decoding: "async" } as const);
  if (sources.length === 0) return <img className="media-image" src={src} alt={alt} {...size} {...loading} />;
  // Where the browser is to measure, both elements have to say so.
  const measured = isHero ? sizes : `auto, ${sizes}`;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={measured} />
      ))}
      <img className="media-image" src={src} alt={alt} sizes={measured} {...size} {...loading} />
    </picture>
  );
}
