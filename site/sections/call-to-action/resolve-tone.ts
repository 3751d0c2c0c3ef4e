/** Names of colors as content gives them (`blue`, `bg-blue-700`), by the tone that stands for them here. */
const TONES: readonly [tone: string, names: RegExp][] = [
  ["amber", /amber|orange|yellow/],
  ["sky", /blue|sky|navy|indigo/],
  ["field", /green|emerald|teal/],
  ["barn", /red|rose|maroon/],
  ["plum", /purple|violet|plum/],
  ["night", /black|gray|grey|slate|dark/],
];

/**
 * The tone nearest to a color that the content names, or undefined where it names none. The text's color goes with the
 * tone, so that it stays readable in light and dark.
 */
export function resolveTone(color: string | undefined): string | undefined {
  return TONES.find(([, names]) => names.test(color?.toLowerCase() ?? ""))?.[0];
}
