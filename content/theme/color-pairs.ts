/** The pairs of colors that the style sheets of the site and the admin, the emails and the share pictures show together. */
import { BLACK, type ColorPair, contrastOf, mixColors, type Scheme, WHITE } from "./colors.ts";

/** Roles that a theme can set. */
export const THEME_ROLES = [
  ...(["paper", "panel", "night", "primary", "accent", "error", "muted", "ink", "rule"] as const),
  ...(["accentGround", "onAccent", "onTint", "onNight", "onNightMuted", "nightRule"] as const),
];

/** Role of a color. `good` is the color of success, which follows from the tints. */
export type Role = (typeof THEME_ROLES)[number] | "good";

/** Roles in an order in which a color has contrast rules only with colors before it. `tint` means every tint. */
export const RESOLUTION_ORDER = THEME_ROLES.flatMap((role) =>
  role === "error" ? (["tint", role, "good"] as const) : [role],
);

type Name = Role | "tint" | "white" | "black";

/** A share of a color over another, or over the background if it is text. */
type Mix = { mix: Name; share: number; over?: Name };

type Paint = Name | Mix;

/** Rule for two colors that meet somewhere. */
export interface PairRule {
  foreground: Paint;
  background: Paint;
  minimum: number;
  /** Role that changes if the contrast is too low. */
  adjusts: Role | "tint";
  /** Scheme in which the colors meet, if they do in only one. */
  scheme?: Scheme;
  /** Places where they meet, to be read after "Used for". */
  use: string;
}

/** Contrast of text, from success criterion 1.4.3 of WCAG 2.2. */
const TEXT = 4.5;
/** Contrast of controls, icons and large text, from 1.4.3 and 1.4.11. */
const CONTROL = 3;
/** Contrast of black or white with a surface that leaves room for washes of 30 % and for muted text on them. */
const SURFACE = 12;
/** The same for a surface without washes. */
const NIGHT_SURFACE = 7;

const WASH = { mix: "tint", share: 0.1, over: "paper" } as const satisfies Mix;

const text = (adjusts: PairRule["adjusts"], background: Paint, use: string): PairRule => ({
  foreground: adjusts,
  background,
  minimum: TEXT,
  adjusts,
  use,
});

const washed = (mix: Name, share: number, use: string) => text("ink", { mix, share, over: "paper" }, use);

/** Every pair. Rules with a tint hold for each tint. Disabled controls, hints on hover and decoration need no contrast. @internal */
export const PAIR_RULES: readonly PairRule[] = [
  ...(["paper", "panel"] as const).flatMap((surface): PairRule[] => [
    { ...text(surface, surface, "dark text of all kinds"), foreground: "black", minimum: SURFACE, scheme: "light" },
    { ...text(surface, surface, "light text of all kinds"), foreground: "white", minimum: SURFACE, scheme: "dark" },
  ]),
  { ...text("night", "night", "light text of all kinds"), foreground: "white", minimum: NIGHT_SURFACE },

  text("primary", "paper", "links, labels and chosen parts of menus"),
  text("primary", "panel", "links and labels in forms, quiet buttons in bars, and progress"),
  text("accent", "paper", "warnings, outlined buttons, labels, the logo, and the mark of the current page"),
  { ...text("accent", "panel", "checkboxes and the edges of notes"), minimum: CONTROL },
  text("error", "paper", "errors and removals"),
  text("error", "panel", "errors in forms"),
  text("error", WASH, "errors in tools on pages of a line of business"),
  text("tint", "paper", "links, labels and headings in emails and on pages of a line of business"),
  text("tint", "panel", "links and labels in the quote form, and the seal of certificates"),
  text("tint", WASH, "links and headings in summaries and tools, monograms, and rows of coverages on hover"),
  text("good", "paper", "additions and successes"),
  { ...text("good", "panel", "the edge of what was published"), minimum: CONTROL },

  text("muted", "paper", "hints, secondary text, placeholders, and the edges of fields"),
  text("muted", "panel", "hints in forms, and line numbers"),
  text("muted", WASH, "secondary text of testimonials and tools"),
  text("ink", "paper", "text, rings around the focus, and (reversed) tooltips and pressed buttons"),
  text("ink", "panel", "text in forms, bars and emails"),
  text("ink", WASH, "text of summaries, tools and testimonials"),
  { ...text("ink", "panel", "the opening hours below the header"), foreground: { mix: "ink", share: 0.8 } },
  { ...text("ink", "paper", "the opening hours in header and hero"), foreground: { mix: "ink", share: 0.8 } },
  washed("accent", 0.3, "selected and found text"),
  washed("error", 0.14, "removed text in comparisons"),
  washed("good", 0.18, "added text in comparisons"),
  { ...text("ink", "white", "buttons in calls to action"), scheme: "light" },
  { ...text("rule", "rule", "tools of the text editor on hover"), foreground: "ink" },

  { ...text("accentGround", "accentGround", "calls to action, and buttons in emails"), foreground: "white" },
  text("onAccent", "accent", "buttons"),
  text("onTint", "tint", "calls to action in a tint"),
  { ...text("onTint", "ink", "calls to action in the tone of night"), scheme: "light" },
  { ...text("onTint", "muted", "calls to action in the tone of night"), scheme: "dark" },
  { ...text("onTint", "onTint", "buttons in calls to action in a tint"), foreground: "ink" },
  text("onNight", "night", "the footer, banners, notices, coverage pages and emails"),
  {
    ...text("onNight", "night", "the opening hours in the footer, and the labels of share pictures"),
    foreground: { mix: "onNight", share: 0.8 },
  },
  text("onNightMuted", "night", "secondary text in the footer, in banners and in emails"),
];

/** Colors by their roles, while a theme is resolved only those that are known. */
export interface KnownColors {
  colors: Readonly<Partial<Record<Role, ColorPair>>>;
  tints: readonly { color: ColorPair }[];
}

/** Colors that meet, and their contrast. */
export interface Meeting {
  rule: PairRule;
  /** Colors as they appear, mixed. */
  foreground: string;
  background: string;
  /** The lowest contrast that browsers may show. */
  ratio: number;
}

/**
 * Returns how a color would do in a role, for each rule that adjusts the role. Where a rule holds for several tints, it is the
 * meeting with the lowest contrast.
 */
export function listMeetings(known: KnownColors, role: Role | "tint", scheme: Scheme, color: string): Meeting[] {
  const rules = PAIR_RULES.filter((rule) => rule.adjusts === role && (rule.scheme ?? scheme) === scheme);
  return rules.map((rule) => {
    const names = [rule.foreground, rule.background].map((paint) => (typeof paint === "string" ? paint : paint.mix));
    const grounds = role !== "tint" && names.includes("tint") ? known.tints.map((tint) => tint.color[scheme]) : [color];
    const meetings = grounds.map((tint) =>
      meet(rule, (name) => {
        if (name === "white") return WHITE;
        if (name === "black") return BLACK;
        if (name === role) return color;
        return name === "tint" ? tint : (known.colors[name]?.[scheme] ?? color);
      }),
    );
    return meetings.reduce((worst, meeting) => (meeting.ratio < worst.ratio ? meeting : worst));
  });
}

/** Returns whether a color passes every rule that adjusts its role. */
export function passes(known: KnownColors, role: Role | "tint", scheme: Scheme, color: string): boolean {
  return listMeetings(known, role, scheme, color).every(({ ratio, rule }) => ratio >= rule.minimum);
}

/** Browsers round the channels of mixed colors up or down, which can take this share of the contrast. */
const ROUNDING = 0.985;

function meet(rule: PairRule, colorOf: (name: Name) => string): Meeting {
  const paint = (value: Paint, ground: string) =>
    typeof value === "string"
      ? colorOf(value)
      : mixColors(colorOf(value.mix), value.share, value.over === undefined ? ground : colorOf(value.over));
  const background = paint(rule.background, "");
  const foreground = paint(rule.foreground, background);
  const isMixed = [rule.foreground, rule.background].some((value) => typeof value !== "string");
  const ratio = contrastOf(foreground, background) * (isMixed ? ROUNDING : 1);
  return { rule, foreground, background, ratio };
}
