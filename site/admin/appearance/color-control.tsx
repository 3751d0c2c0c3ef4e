import { useWatch } from "react-hook-form";
import type { Role } from "#content/theme/color-pairs.ts";
import { type ResolvedTheme, resolveTheme } from "#content/theme/resolve-theme.ts";
import type { Color, SchemeColors, Theme } from "#schemas/generated/theme.ts";
import { isObject } from "#schemas/json.ts";
import type { ControlProps } from "../ui/controls/control.ts";

const HEX = /^#[0-9a-f]{6}$/i;
const SCHEMES = { light: "Light", dark: "Dark" } as const;

/** A color in the light and in the dark scheme. A blank one follows from other colors, and shows what follows. */
export function ColorControl({ id, name, value, onChange, onBlur, ...attributes }: ControlProps<Color>) {
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
