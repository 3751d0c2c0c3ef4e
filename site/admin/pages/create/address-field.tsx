import { useState } from "react";
import type { PageListAnswer } from "#site/admin/api/client.ts";
import { SelectField, TextField } from "#site/admin/ui/controls/form-field.tsx";
import { type PageAddress, toPageId } from "./page-address.ts";

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
