import type { LintSite } from "#content/lint/model/lint-site.ts";
import { defineRule, defineWarning, type Rule, type RuleFinding } from "#content/lint/model/rule.ts";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import { type ContrastProblem, findContrastProblems } from "#content/theme/theme-contrast.ts";
import { resolveTint } from "#content/theme/tone.ts";
import { child, type Pointer } from "#schemas/json.ts";
import { THEME } from "#schemas/page-ids.ts";

type Contrast = Pick<ContrastProblem, "foreground" | "background" | "ratio" | "minimum" | "scheme" | "suggestion"> & {
  use: string;
};

export const THEME_RULES: readonly Rule[] = [
  defineRule<Contrast>({
    code: "theme/contrast",
    title: "Two colors of the theme are too similar",
    why: "People with low vision cannot read the text, or do not see the control.",
    fix: "Use the color that the message suggests. It is the nearest that can be read wherever the site shows it.",
    source: "WCAG 2.2, success criteria 1.4.3 and 1.4.11",
    rejectsImports: true,
    message: ({ foreground, background, ratio, minimum, scheme, use, suggestion }) => {
      const shownRatio = (Math.floor(ratio * 100) / 100).toFixed(2);
      return `The contrast of ${foreground} on ${background} is ${shownRatio}:1 in the ${scheme} scheme, and must be at least ${minimum}:1. These colors are used for ${use}. The nearest color that passes is ${suggestion}.`;
    },
    checkSite: ({ theme }) => findContrast(theme),
  }),
  defineRule<{ file: string; problem: string }>({
    code: "theme/logo",
    title: "The logo cannot be used",
    why: "Pages, icons and emails show the logo. A drawing may contain programs, and a large one slows every page down.",
    fix: "Export the logo as a simple SVG of at most 16 kB, or as PNG, and put it in the `media` folder.",
    formFix: "Export the logo as a small, simple SVG or as PNG, and upload it here.",
    rejectsImports: true,
    message: ({ file, problem }) => `media/${file}: ${problem}`,
    checkSite: ({ theme: { logo }, surroundings: { unusableLogos } }) =>
      (["light", "dark"] as const).flatMap((scheme) => {
        const file = logo?.[scheme] ?? "";
        const problem = unusableLogos?.get(file);
        if (problem === undefined) return [];
        return [{ page: THEME, pointer: `/logo/${scheme}` as const, params: { file, problem } }];
      }),
  }),
  defineRule<{ file: string }>({
    code: "theme/file",
    title: "A file of the theme is missing",
    why: "Pages show the first letter of the agency instead of its logo, and a font of the system instead of its own.",
    fix: "Put the file in the `media` folder next to site.json, or correct its name. File names are case-sensitive.",
    formFix: "Upload the file here, or choose another.",
    message: ({ file }) => `The file media/${file} does not exist.`,
    checkSite: (site) => listFiles(site).filter(({ params: { file } }) => site.surroundings.media?.has(file) === false),
  }),
  defineRule<{ id: string }>({
    code: "theme/repeated-tint",
    title: "Two tints have the same name",
    why: "Lines of business choose a tint by its name.",
    fix: "Give each tint its own `id`.",
    formFix: "Give each color its own name.",
    rejectsImports: true,
    message: ({ id }) => `Another tint has the name "${id}" too.`,
    checkSite: ({ theme: { tints = [] } }) =>
      tints.flatMap(({ id }, index) =>
        tints.findIndex((tint) => tint.id === id) === index
          ? []
          : [{ page: THEME, pointer: `/tints/${index}/id` as const, params: { id } }],
      ),
  }),
];

/** Reports each color once: with the pair that has the least of the contrast that it needs. */
function findContrast(theme: LintSite["theme"]): RuleFinding<Contrast>[] {
  const worst = new Map<Pointer, ContrastProblem>();
  const lack = ({ ratio, minimum }: ContrastProblem) => ratio / minimum;
  for (const problem of findContrastProblems(theme)) {
    const known = worst.get(problem.pointer);
    if (known === undefined || lack(problem) < lack(known)) worst.set(problem.pointer, problem);
  }
  return [...worst.values()].map(({ pointer, rule: { use }, suggestion, ...pair }) => ({
    ...{ page: THEME, pointer, params: { ...pair, use, suggestion } },
    ...{ phrase: pair.foreground, suggestion, fix: { value: suggestion } },
  }));
}

function listFiles({ theme: { logo, font } }: LintSite): RuleFinding<{ file: string }>[] {
  const files: [Pointer, string | undefined][] = [
    ["/logo/light", logo?.light],
    ["/logo/dark", logo?.dark],
    ["/font/file", typeof font === "object" ? font.file : undefined],
  ];
  return files.flatMap(([pointer, file]) => (file ? [{ page: THEME, pointer, params: { file } }] : []));
}

/** The text color of pages in the light scheme. A text that asks for it is not reported. */
const WHITE = /white|^#fff(?:fff)?$/i;

export const colorsWithoutEffect = defineWarning<{ color: string }>({
  code: "color/no-effect",
  title: "A color has no effect",
  why: "Pages show the colors of the site instead. Each background has one text color, which is readable in light and dark.",
  fix: "Choose one of these words as the background color: amber, blue, green, red, purple or black. Remove any other color, and the text color.",
  message: ({ color }) => `The color "${color}" has no effect.`,
  checkDocument: ({ page, pageContent }, { theme }) =>
    (["hero", "cta"] as const).flatMap((section) => {
      const { backgroundColor = "", textColor = "" } = pageContent?.[section] ?? {};
      const isUsed = {
        backgroundColor: backgroundColor !== "" && resolveTint(backgroundColor, resolveTheme(theme)) !== undefined,
        textColor: WHITE.test(textColor),
      };
      return Object.entries({ backgroundColor, textColor }).flatMap(([key, color]) => {
        const finding = { page, pointer: child(`/${section}`, key), params: { color }, phrase: color };
        return color === "" || isUsed[key as keyof typeof isUsed] ? [] : [finding];
      });
    }),
});
