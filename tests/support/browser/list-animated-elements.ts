import type { Page } from "playwright/test";

/** Maximum duration of a transition or an animation with reduced motion. */
const MAX_DURATION_MS = 1;

/** Lists the elements and pseudo-elements with a transition or an animation that takes time. */
export function listAnimatedElements(page: Page): Promise<string[]> {
  return page.evaluate((maxMs) => {
    const longest = (durations: string) =>
      Math.max(
        ...durations.split(",").map((text) => (Number.parseFloat(text) || 0) * (text.endsWith("ms") ? 1 : 1000)),
      );
    const parts = ["", "::before", "::after", "::backdrop", "::details-content", "::marker"];
    return [...document.querySelectorAll("*")].flatMap((element) =>
      parts.flatMap((part) => {
        const style = getComputedStyle(element, part || null);
        const transition = style.transitionProperty === "none" ? 0 : longest(style.transitionDuration);
        const animation = style.animationName === "none" ? 0 : longest(style.animationDuration);
        if (Math.max(transition, animation) <= maxMs) return [];
        return [`${element.tagName.toLowerCase()}.${element.className}${part}: ${style.transition} ${style.animation}`];
      }),
    );
  }, MAX_DURATION_MS);
}
