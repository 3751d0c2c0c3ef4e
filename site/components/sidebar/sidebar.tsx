import type { SiteLink } from "#schemas/generated/site.ts";
import { Slot } from "#site/components/page-shell/slot.tsx";
import type { CoverageNav } from "#site/page-model/navigation.ts";
import type { PageModel } from "#site/page-model/page-model.ts";
import { shared } from "#site/shared-markup/shared.tsx";

/** Links to the coverage pages of a line of business. The present page is marked as current. */
export function Sidebar({ nav, page }: { nav: CoverageNav; page: PageModel }) {
  const { path } = page;
  return (
    <nav className="sidebar" aria-labelledby="sidebar-title">
      <h2 id="sidebar-title">{nav.label}</h2>
      <ul>
        <Links links={nav.links} path={path} />
        {nav.unlisted && <Links links={[nav.unlisted]} path={path} />}
      </ul>
      <Slot name="coverage-aside" page={page} />
    </nav>
  );
}

/** Links of a sidebar. They are the same on all pages that the overview does not link to. */
const Links = shared(LinksInPlace, ({ links, path }) =>
  links.some(({ url }) => url === path) ? undefined : [links, "sidebar"],
);

function LinksInPlace({ links, path }: { links: readonly SiteLink[]; path: string }) {
  return links.map(({ title, url }) => (
    <li key={url}>
      <a href={url} aria-current={url === path ? "page" : undefined}>
        {title}
      </a>
    </li>
  ));
}
