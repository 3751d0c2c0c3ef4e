import type { ReactNode } from "react";
import { LINES_OF_BUSINESS, type LineOfBusiness } from "#schemas/page-ids.ts";
import { FormField } from "#site/admin/ui/controls/form-field.tsx";
import { TextField } from "../../ui/controls/text-field.tsx";
import type { CoverageAddress } from "./page-address.ts";

interface AddressFieldProps {
  address: CoverageAddress;
  error: string | undefined;
  hint?: string;
  onChange(address: CoverageAddress): void;
}

/** The last part of the address of a coverage page, after its line of business. */
export function SlugField({ address, error, hint, onChange }: AddressFieldProps): ReactNode {
  return (
    <TextField
      label="Address"
      hint={hint ?? `The page will be at /${address.line}/${address.slug || "…"}`}
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

export function LineField({ address, onChange }: Pick<AddressFieldProps, "address" | "onChange">): ReactNode {
  return (
    <FormField label="Line of business">
      {(attributes) => (
        <select
          {...attributes}
          value={address.line}
          onChange={({ target }) => onChange({ ...address, line: target.value as LineOfBusiness })}
        >
          {Object.entries(LINES_OF_BUSINESS).map(([line, { label }]) => (
            <option key={line} value={line}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
