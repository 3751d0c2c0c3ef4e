import type { ReactNode } from "react";
import type { Theme } from "#schemas/generated/theme.ts";
import { isObject } from "#schemas/json.ts";
import type { ControlProps } from "../ui/controls/control.ts";

type Font = NonNullable<Theme["font"]>;

/** The families that come with the site. */
const FAMILIES: Readonly<Record<Font & string, string>> = {
  fraunces: "Fraunces, with serifs",
  bitter: "Bitter, with slab serifs",
  "source-sans-3": "Source Sans 3, without serifs",
  figtree: "Figtree, without serifs",
};

/** The font of headings. A font of the agency stays until another is chosen; an import sets it. */
export function FontControl({ name, value, onChange, ...attributes }: ControlProps<Font>): ReactNode {
  const own = isObject(value as object) ? (value as Exclude<Font, string>) : undefined;
  return (
    <select
      {...attributes}
      name={name}
      value={own ? "own" : ((value as string | undefined) ?? "")}
      onChange={({ target }) => onChange((target.value || undefined) as Font | undefined)}
    >
      <option value="">Standard</option>
      {own && <option value="own">{own.family}</option>}
      {Object.entries(FAMILIES).map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
