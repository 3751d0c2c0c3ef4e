import type { ReactNode } from "react";

/** A picture of the content; nothing where there is none. */
export function MediaImage({
  image,
  alt,
  fallback,
}: {
  image: string | undefined;
  alt: string | undefined;
  fallback?: ReactNode;
  isHero?: boolean;
}): ReactNode {
  if (!image) return fallback;
  return <img className="media-image" src={mediaUrl(image)} alt={alt ?? ""} loading="lazy" decoding="async" />;
}

/** The address of a file below `content/media`; an address stays as it is. */
export function mediaUrl(media: string): string {
  return /^(?:https?:\/\/|\/)/.test(media) ? media : `/media/${media}`;
}
