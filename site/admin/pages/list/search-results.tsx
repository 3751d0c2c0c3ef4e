import type { ReactNode } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { TextSearch } from "#content/lint/search-texts.ts";
import { fieldName } from "#site/admin/fields/field-name.ts";
import { formHref } from "#site/admin/navigation/address.ts";
import { IncrementalList } from "#site/admin/ui/incremental-list.tsx";
import { pageName } from "#site/admin/ui/page-name.ts";

export function SearchResults({ matches, hasMore }: TextSearch): ReactNode {
  if (matches.length === 0) return null;
  return (
    <section className="page-group">
      <h3>
        In the Text <span className="count">{hasMore ? `First ${matches.length}` : matches.length}</span>
      </h3>
      <IncrementalList className="index-rows text-matches" entries={matches} all={formatCount(matches.length, "Place")}>
        {(match) => (
          <li key={`${match.page} ${match.pointer}`}>
            <a className="index-title" href={formHref(match.page, match.pointer)}>
              {[pageName(match.page), ...fieldName(match.pointer)].join(" › ")}
            </a>
            <p className="excerpt">
              {match.before}
              <mark>{match.match}</mark>
              {match.after}
            </p>
          </li>
        )}
      </IncrementalList>
    </section>
  );
}
