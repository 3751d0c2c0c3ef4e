import type { ReactNode } from "react";
import type { RevisionSummary } from "#content/store/content-store.ts";
import { FIXED_PAGES, type PageId, SETTINGS, SITE } from "#schemas/page-ids.ts";
import { FormField } from "../ui/controls/form-field.tsx";
import { pageName } from "../ui/page-name.ts";

/** The option value for all pages. No page has this id. */
const ALL_PAGES = "";

const MAX_OPTIONS = 500;

interface PageFilterProps {
  page: PageId | undefined;
  revisions: readonly RevisionSummary[];
  onChange(page: PageId | undefined): void;
}

export function PageFilter({ page, revisions, onChange }: PageFilterProps): ReactNode {
  return (
    <FormField label="Page">
      {(attributes) => (
        <select
          {...attributes}
          value={page ?? ALL_PAGES}
          onChange={({ target }) => onChange(target.value === ALL_PAGES ? undefined : target.value)}
        >
          <option value={ALL_PAGES}>All pages</option>
          {listOptions(revisions, page).map((option) => (
            <option key={option} value={option}>
              {pageName(option)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

/** Returns the pages of every site, then other pages that the revisions changed. */
function listOptions(revisions: readonly RevisionSummary[], page: PageId = SITE): PageId[] {
  const changed = revisions.flatMap(({ pages }) => pages.slice(0, MAX_OPTIONS));
  return [...new Set([...SETTINGS, ...FIXED_PAGES, page, ...changed])].slice(0, MAX_OPTIONS);
}
