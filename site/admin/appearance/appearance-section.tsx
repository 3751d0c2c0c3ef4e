import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { type Role, THEME_ROLES } from "#content/theme/color-pairs.ts";
import { type ResolvedTheme, resolveTheme } from "#content/theme/resolve-theme.ts";
import type { Color, SchemeColors, Theme } from "#schemas/generated/theme.ts";
import { isObject } from "#schemas/json.ts";
import { type PageId, parentOf, THEME } from "#schemas/page-ids.ts";
import { DocumentEditor } from "../form/document-editor.tsx";
import type { FormSection } from "../form/section-list.tsx";
import type { ControlOverrides } from "../form/state/editor-context.ts";
import type { SectionProps } from "../navigation/address.ts";
import { sharedPageListQuery, usePageNames } from "../page-index/shared-page-list.ts";
import { PreviewPane, type PreviewProps } from "../preview/preview-pane.tsx";
import { queryClient } from "../query/query-client.ts";
import type { ControlProps } from "../ui/controls/control.ts";
import { Options } from "../ui/controls/form-field.tsx";

const SECTIONS: readonly FormSection[] = [
  { label: "Logo", keys: ["logo"] },
  { label: "Colors", keys: ["colors"] },
  { label: "Colors of the lines of business", keys: ["tints"] },
  { label: "Font and shapes", keys: ["font", "scale", "radius"] },
  { label: "Illustrations", keys: ["scene"] },
];

const CONTROLS: ControlOverrides = {
  ...Object.fromEntries(THEME_ROLES.map((role) => [`/colors/${role}`, ColorControl])),
  "/tints/*/color": ColorControl,
  "/font": FontControl,
  "/logo/showsName": NameControl,
};

export function AppearanceSection(props: SectionProps) {
  return (
    <section className="appearance" aria-labelledby="appearance-title">
      <header className="section-bar">
        <h2 id="appearance-title">Appearance</h2>
        <p>Pages, emails, icons and shared links all get this look.</p>
      </header>
      <DocumentEditor {...props} document={THEME} formSections={SECTIONS} controls={CONTROLS} Preview={ThemePreview} />
    </section>
  );
}

/** The preview of one of five pages, which differ most from each other. */
function ThemePreview(props: PreviewProps) {
  const [chosen, setChosen] = useState<PageId>("home");
  const id = useId();
  const pages = usePreviewPages();
  const nameOf = usePageNames();
  return (
    <div className="theme-preview">
      <div className="theme-page">
        <label htmlFor={id}>Page</label>
        <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <Options of={pages.map((page) => [page, nameOf(page)])} />
        </select>
      </div>
      <PreviewPane key={chosen} {...props} page={chosen} changed={[]} focusedField={undefined} />
    </div>
  );
}

/** Returns the pages to preview a theme on: home, about, contact, an overview of a line of business, and a coverage page. */
function usePreviewPages(): PageId[] {
  const { data } = useQuery(sharedPageListQuery, queryClient);
  const ids = (data?.pages ?? []).map(({ id }) => id);
  const coverage = ids.find((id) => parentOf(id) !== undefined);
  const overview = coverage === undefined ? undefined : parentOf(coverage);
  const wanted = ["home", "about", overview, coverage, "contact"];
  return wanted.filter((id) => id !== undefined && (id === "home" || ids.includes(id))) as PageId[];
}

type Font = NonNullable<Theme["font"]>;

/** The families that come with the site. */
const FAMILIES: Readonly<Record<Font & string, string>> = {
  fraunces: "Fraunces, with serifs",
  bitter: "Bitter, with slab serifs",
  "source-sans-3": "Source Sans 3, without serifs",
  figtree: "Figtree, without serifs",
};

/** The font of headings. A font of the agency stays until another is chosen; an import sets it. */
function FontControl({ name, value, onChange, ...attributes }: ControlProps<Font>) {
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
      <Options of={Object.entries(FAMILIES)} />
    </select>
  );
}

/** Box for the name of the agency beside its logo. Pages show the name unless the content says no. */
function NameControl({ name, value, onChange, ...attributes }: ControlProps<boolean>) {
  return (
    <input
      {...attributes}
      type="checkbox"
      name={name}
      checked={value !== false}
      onChange={({ target }) => onChange(target.checked ? undefined : false)}
    />
  );
}

const HEX = /^#[0-9a-f]{6}$/i;
const SCHEMES = { light: "Light", dark: "Dark" } as const;

/** A color in the light and in the dark scheme. A blank one follows from other colors, and shows what follows. */
function ColorControl({ id, name, value, onChange, onBlur, ...attributes }: ControlProps<Color>) {
  const derived = useDerivedColors(name);
  const colors = typeof value === "string" ? { light: value, dark: "" } : { light: "", dark: "", ...value };

  function change(scheme: keyof SchemeColors, color: string): void {
    const next = { ...colors, [scheme]: color.trim() };
    if (next.dark !== "") onChange(next);
    else onChange(next.light === "" ? undefined : next.light);
  }

  return (
    <fieldset className="color-control" id={id} data-field={name} tabIndex={-1} aria-label="Color" {...attributes}>
      {(["light", "dark"] as const).map((scheme) => {
        const shown = HEX.test(colors[scheme]) ? colors[scheme] : derived?.[scheme];
        return (
          <span key={scheme} className="color-scheme">
            <input
              type="color"
              aria-label={`Choose the ${scheme} color`}
              value={shown ?? "#808080"}
              onChange={({ target }) => change(scheme, target.value)}
              onBlur={onBlur}
            />
            <label>
              <span>{SCHEMES[scheme]}</span>
              <input
                type="text"
                size={8}
                autoComplete="off"
                spellCheck={false}
                placeholder={derived?.[scheme] ?? "Automatic"}
                value={colors[scheme]}
                onChange={({ target }) => change(scheme, target.value)}
                onBlur={onBlur}
              />
            </label>
          </span>
        );
      })}
    </fieldset>
  );
}

/** Returns the colors of a role as the form has them, or as they follow from those that it has. */
function useDerivedColors(pointer: string): SchemeColors | undefined {
  const given: unknown = useWatch({ name: "colors" });
  const role = /^\/colors\/(\w+)$/.exec(pointer)?.[1] as Role | undefined;
  if (role === undefined) return undefined;
  return resolveGiven(JSON.stringify(isObject(given as object) ? given : {})).colors[role];
}

let last: { given: string; resolved: ResolvedTheme } | undefined;

/** Resolves the valid colors of a form. All controls ask for the same ones after each change. */
function resolveGiven(given: string): ResolvedTheme {
  if (last?.given === given) return last.resolved;
  const isValid = (color: unknown): boolean =>
    typeof color === "string"
      ? HEX.test(color)
      : isObject(color as object) && Object.values(color as object).every(isValid);
  const entries = Object.entries(JSON.parse(given) as object).filter(([, color]) => color !== null && isValid(color));
  const colors = Object.fromEntries(entries) as NonNullable<Theme["colors"]>;
  last = { given, resolved: resolveTheme({ colors }) };
  return last.resolved;
}
