import type { ReactNode } from "react";
import type { Link } from "#site/page-model/navigation.ts";

/** Breadcrumbs, which stick below the header. Renders nothing on the home page. */
export function Breadcrumbs({ trail }: { trail: readonly Link[] }): ReactNode {
  if (trail.length < 2) return null;
  const last = trail.length - 1;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ title, url }, index) => (
          <li key={url}>{index === last ? <span aria-current="page">{title}</span> : <a href={url}>{title}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
