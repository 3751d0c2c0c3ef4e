/** Generated from the schemas by `agency schema --write`. Do not edit. */

export type HexColor = string;
/**
 * A color of the light scheme, from which that of the dark scheme follows, or both. Example: #1f4a66
 */
export type Color = HexColor | SchemeColors;
/**
 * The colors from top to bottom: three of the sky, the far, the middle and the near land, the ground, and details in front.
 *
 * @minItems 8
 * @maxItems 8
 */
export type SceneColors = [HexColor, HexColor, HexColor, HexColor, HexColor, HexColor, HexColor, HexColor];
/**
 * The font of headings: the id of a bundled family, or a file of the agency. Example: source-sans-3
 */
export type ThemeFont = ("fraunces" | "source-sans-3" | "bitter" | "figtree") | OwnFont;

/**
 * The stored theme: the colors, the font, the sizes and the logo of the site. What it leaves out follows from the rest.
 */
export interface StoredTheme {
  $schema?: string;
  page: "theme";
  content: Theme;
}
export interface Theme {
  colors?: ThemeColors;
  /**
   * The colors that lines of business choose from by their ids. If there are fewer than four, others are added that go with `primary`.
   *
   * @maxItems 24
   */
  tints?: ThemeTint[];
  scenery?: ThemeScenery;
  font?: ThemeFont;
  /**
   * The size of headings and large texts. Default: standard
   */
  scale?: "compact" | "standard" | "generous";
  /**
   * The radius of the corners of buttons and fields, in pixels. Default: 2
   */
  radius?: number;
  logo?: ThemeLogo;
  /**
   * The family of illustrations: a landscape, photos in their place, or none. Default: prairie
   */
  scene?: "prairie" | "lake" | "town" | "coast" | "photos" | "none";
  unmapped?: Unmapped;
}
/**
 * The colors of text, surfaces and controls. `primary` and `accent` are enough: the others follow from them.
 */
export interface ThemeColors {
  /**
   * Links, rules and labels on pages without a line of business. Example: #1f4a66
   */
  primary?: HexColor | SchemeColors;
  /**
   * Buttons, marks of the current page, and warnings. Example: #b4530a
   */
  accent?: HexColor | SchemeColors;
  /**
   * The background of pages. Example: #fbf7ef
   */
  paper?: HexColor | SchemeColors;
  /**
   * The background of cards, forms and bars.
   */
  panel?: HexColor | SchemeColors;
  /**
   * Text.
   */
  ink?: HexColor | SchemeColors;
  /**
   * Hints, secondary text, and the borders of fields.
   */
  muted?: HexColor | SchemeColors;
  /**
   * Lines that separate parts of a page.
   */
  rule?: HexColor | SchemeColors;
  /**
   * The dark background of banners, the footer and coverage pages. It is dark in both schemes.
   */
  night?: HexColor | SchemeColors;
  /**
   * Text on `night`.
   */
  onNight?: HexColor | SchemeColors;
  /**
   * Secondary text on `night`.
   */
  onNightMuted?: HexColor | SchemeColors;
  /**
   * Lines on `night`.
   */
  nightRule?: HexColor | SchemeColors;
  /**
   * Text on buttons, whose background is `accent`.
   */
  onAccent?: HexColor | SchemeColors;
  /**
   * The background of calls to action, which have white text.
   */
  accentGround?: HexColor | SchemeColors;
  /**
   * Errors and removals. Example: #a01c1c
   */
  error?: HexColor | SchemeColors;
  /**
   * Text on a background in a tint.
   */
  onTint?: HexColor | SchemeColors;
  unmapped?: Unmapped;
}
/**
 * A color in the light and in the dark scheme. Visitors choose the scheme in their device.
 */
export interface SchemeColors {
  light: HexColor;
  dark: HexColor;
}
/**
 * Unknown fields of an import, kept unchanged and restored by an export.
 */
export interface Unmapped {}
/**
 * A color for links, rules, labels and illustrations on the pages of a line of business.
 */
export interface ThemeTint {
  /**
   * The name by which lines of business choose the tint. `accent` and `night` are taken. Example: sky
   */
  id: string;
  color: Color;
  scene?: ThemeScene;
  unmapped?: Unmapped;
}
/**
 * The colors of illustrations. By default, dusk and night in the tint.
 */
export interface ThemeScene {
  light: SceneColors;
  dark: SceneColors;
}
/**
 * The colors of illustrations on pages without a line of business.
 */
export interface ThemeScenery {
  scene?: ThemeScene1;
  /**
   * A color of the light scheme, from which that of the dark scheme follows, or both. Example: #1f4a66
   */
  paper?: HexColor | SchemeColors;
  /**
   * A color of the light scheme, from which that of the dark scheme follows, or both. Example: #1f4a66
   */
  light?: HexColor | SchemeColors;
  /**
   * A color of the light scheme, from which that of the dark scheme follows, or both. Example: #1f4a66
   */
  flame?: HexColor | SchemeColors;
  /**
   * A color of the light scheme, from which that of the dark scheme follows, or both. Example: #1f4a66
   */
  night?: HexColor | SchemeColors;
  unmapped?: Unmapped;
}
/**
 * By default, dusk and night in `primary`.
 */
export interface ThemeScene1 {
  light: SceneColors;
  dark: SceneColors;
}
export interface OwnFont {
  /**
   * The name of the family. Example: Source Serif 4
   */
  family: string;
  /**
   * The name of a WOFF2 file among the media. Example: source-serif-4.woff2
   */
  file: string;
  /**
   * The license under which the site may use the font. Example: SIL Open Font License 1.1
   */
  license: string;
  /**
   * The kind of letters, for the fonts that browsers show until the file is there.
   */
  style: "serif" | "sans-serif";
  unmapped?: Unmapped;
}
export interface ThemeLogo {
  /**
   * The logo on a light background. Example: logo.svg
   */
  light: string;
  /**
   * The logo on a dark background. By default, that of the light scheme.
   */
  dark?: string;
  /**
   * False if the logo contains the name of the agency. Otherwise pages show the name beside it.
   */
  showsName?: boolean;
  unmapped?: Unmapped;
}
