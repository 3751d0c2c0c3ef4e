import type { ReactNode } from "react";
import type { Item } from "#schemas/generated/page.ts";
import { tintLineForPage } from "#site/illustrations/scene-for-page.ts";

/** Links below the hero, one for each line of business. */
export function HeroTiles({ tiles = [] }: { tiles: readonly Item[] | undefined }): ReactNode {
  if (tiles.length === 0) return null;
  return (
    <ul className="hero-tiles">
      {tiles.map(({ title, description, url }) => (
        <li key={title} data-line={tintLineForPage(url?.slice(1))}>
          <a href={url}>
            <strong>{title}</strong> <span>{description}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
