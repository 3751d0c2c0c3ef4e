/** Import texts for the stored pages of the mocked admin API. */

function toJson(value: object): string {
  return JSON.stringify(value, null, 2);
}

/** Updates two pages. */
export const GOOD_INPUT = toJson({
  pages: { home: { hero: { subtitle: "New" } }, farm: { hero: { subtitle: "New" } } },
});

/** Updates one page and has an error in the other. */
export const HALF_WRONG_INPUT = toJson({
  pages: { home: { hero: { title: 3 } }, farm: { hero: { subtitle: "New" } } },
});

/** Updates the target page. */
export const TOKEN_ONLY_INPUT = toJson({ HERO_SUBTITLE: "New" });
