/** Tones of the palette, with patterns for the color names in content, such as `blue` and `bg-blue-700`. */
const TONES: readonly [tone: string, names: RegExp][] = [
  ["amber", /amber|orange|yellow/],
  ["sky", /blue|sky|navy|indigo/],
  ["field", /green|emerald|teal/],
  ["barn", /red|rose|maroon/],
  ["plum", /purple|violet|plum/],
  ["night", /black|gr[ae]y|slate|dark/],
];

/**
 * Returns the palette tone closest to a color name in content, or undefined for any other text. Content cannot set exact
 * colors, because each tone has a text color that is readable in light and dark.
 */
export function resolveTone(color: string | undefined): string | undefined {
  return TONES.find(([, names]) => names.test(color?.toLowerCase() ?? ""))?.[0];
}
