import type { ReactNode } from "react";
import type { CoverageNav } from "#site/page-model/navigation.ts";

/** Links to the coverage pages of a line of business. The page at `path` is marked as current. */
export function Sidebar({ nav, path }: { nav: CoverageNav; path: string }): ReactNode {
  return (
    <nav className="sidebar" aria-labelledby="sidebar-title">
      <h2 id="sidebar-title">{nav.label}</h2>
      <ul>
        {nav.links.map(({ title, url }) => (
          <li key={url}>
            <a href={url} aria-current={url === path ? "page" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
