/** Checks the colors of a theme in every place where the site, the admin and the emails show them together. */
import type { Color, Theme } from "#schemas/generated/theme.ts";
import { child, type JsonObject, type Pointer, replaceAt, segments } from "#schemas/json.ts";
import { listMeetings, type Meeting, type Role, THEME_ROLES } from "./color-pairs.ts";
import { SCHEMES, type Scheme } from "./colors.ts";
import { type ResolvedTheme, resolveTheme } from "./resolve-theme.ts";

/** A color of a theme whose contrast with another is too low. */
export interface ContrastProblem extends Meeting {
  /** Place of the color in the content of the theme, such as `/colors/accent` or `/tints/1/color/dark`. */
  pointer: Pointer;
  scheme: Scheme;
  minimum: number;
  /** Color for the pointer that passes all rules, together with the suggestions for other colors. */
  suggestion: string;
}

/** Finds the given colors with too little contrast. Colors that follow from others have enough if those have. */
export function findContrastProblems(theme: Theme): ContrastProblem[] {
  const resolved = resolveTheme(theme);
  const settled = resolveTheme(theme, { settlesGiven: true });
  return listGivenColors(theme).flatMap(({ pointer, scheme, role, select }) =>
    listMeetings(resolved, role, scheme, select(resolved))
      .filter(({ ratio, rule }) => ratio < rule.minimum)
      .map((meeting) => ({ pointer, scheme, ...meeting, minimum: meeting.rule.minimum, suggestion: select(settled) })),
  );
}

/** A changed color can change others that follow from it, which then need another round. */
const MAX_ROUNDS = 8;

/** Returns the theme with the suggested colors in place of those with too little contrast. */
export function fixContrast(theme: Theme): Theme {
  let fixed = theme;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const problems = findContrastProblems(fixed);
    if (problems.length === 0) break;
    for (const { pointer, suggestion } of problems) {
      fixed = replaceAt(fixed as JsonObject, segments(pointer), suggestion) as Theme;
    }
  }
  return fixed;
}

/** Lists the colors that a theme gives. `select` returns the color of the same role and scheme in a resolved theme. */
function listGivenColors({ colors = {}, tints = [] }: Theme) {
  const list = (
    pointer: Pointer,
    role: Role | "tint",
    color: Color | undefined,
    select: (resolved: ResolvedTheme, scheme: Scheme) => string,
  ) => {
    // A single color is that of the light scheme.
    const schemes = color === undefined ? [] : typeof color === "string" ? (["light"] as const) : SCHEMES;
    return schemes.map((scheme) => ({
      pointer: typeof color === "string" ? pointer : child(pointer, scheme),
      scheme,
      role,
      select: (resolved: ResolvedTheme) => select(resolved, scheme),
    }));
  };
  return [
    ...THEME_ROLES.flatMap((role) =>
      list(child("/colors", role), role, colors[role], (resolved, scheme) => resolved.colors[role][scheme]),
    ),
    ...tints.flatMap(({ color }, index) =>
      list(`/tints/${index}/color`, "tint", color, (resolved, scheme) => resolved.tints[index]?.color[scheme] ?? ""),
    ),
  ];
}
