import { useState } from "react";
import { explainForbiddenSlug, isPageId, type PageId } from "#schemas/page-ids.ts";
import { GONE } from "#schemas/redirects.ts";
import type { PageListAnswer } from "#site/admin/api/client.ts";
import { SelectField, TextField } from "#site/admin/ui/controls/form-field.tsx";

export interface PageAddress {
  /** The overview that the page is below, or "" for a page that is below no other. */
  parent: PageId | "";
  slug: string;
}

export function toPageId({ parent, slug }: PageAddress): PageId {
  return parent === "" ? slug : `${parent}/${slug}`;
}

/** Returns the reason why a page cannot have an address, or undefined if it can. */
export function explainAddress(
  address: PageAddress,
  list: Pick<PageListAnswer, "pages" | "retired">,
): string | undefined {
  const id = toPageId(address);
  if (address.slug === "") return "Enter an address.";
  const forbidden = explainForbiddenSlug(id);
  if (forbidden !== undefined) return `${forbidden} Choose another one.`;
  if (!isPageId(id)) return "Use lowercase letters, digits and hyphens, such as crop-insurance.";
  if (list.pages.some((page) => page.id === id)) return `There is already a page at /${id}.`;
  const retired = list.retired.find((page) => page.id === id);
  if (retired === undefined) return undefined;
  const use =
    retired.target === GONE ? "belongs to a retired page" : `leads to ${retired.target} since its page was retired`;
  return `/${id} ${use}. Restore that page, or choose another address.`;
}

interface AddressFieldProps {
  address: PageAddress;
  error: string | undefined;
  hint?: string;
  onChange(address: PageAddress): void;
}

/** The last part of the address of a page. */
export function SlugField({ address, error, hint, onChange }: AddressFieldProps) {
  return (
    <TextField
      label="Address"
      hint={hint ?? `The page will be at /${toPageId({ ...address, slug: address.slug || "…" })}`}
      error={error}
      type="text"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={address.slug}
      onChange={({ target }) => onChange({ ...address, slug: target.value.toLowerCase().replace(/\s+/g, "-") })}
    />
  );
}

interface PlaceFieldProps {
  lines: PageListAnswer["lines"];
  value: string;
  /** Places besides the lines of business, by their values. */
  others: Readonly<Record<string, string>>;
  onChange(value: string): void;
}

/** The place of a page: below the overview of a line of business, or another one. A page may be below any other page. */
export function PlaceField({ lines, value, others, onChange }: PlaceFieldProps) {
  const overviews = lines.filter(({ singlePage }) => !singlePage).map(({ title, page }) => [page, title] as const);
  const places: (readonly [string, string])[] = [...overviews, ...Object.entries(others)];
  const [present] = useState(value);
  if (!places.some(([place]) => place === present)) places.push([present, `A page below /${present}`]);
  return <SelectField label="Kind of page" value={value} options={places} onChange={onChange} />;
}
