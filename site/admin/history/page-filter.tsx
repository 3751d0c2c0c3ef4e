import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { RevisionSummary } from "#content/store/content-store.ts";
import { type PageId, SETTINGS, SITE } from "#schemas/page-ids.ts";
import { sharedPageListQuery } from "../page-index/shared-page-list.ts";
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

/** Offers the pages of the site, then others that the revisions changed. */
export function PageFilter({ page, revisions, onChange }: PageFilterProps): ReactNode {
  const { data } = useQuery(sharedPageListQuery);
  const listed = data?.pages.map(({ id }) => id) ?? [];
  const changed = revisions.flatMap(({ pages }) => pages.slice(0, MAX_OPTIONS));
  const options = [...new Set([...SETTINGS, page ?? SITE, ...listed, ...changed])].slice(0, MAX_OPTIONS);
  return (
    <FormField label="Page">
      {(attributes) => (
        <select
          {...attributes}
          value={page ?? ALL_PAGES}
          onChange={({ target }) => onChange(target.value === ALL_PAGES ? undefined : target.value)}
        >
          <option value={ALL_PAGES}>All pages</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {pageName(option)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
