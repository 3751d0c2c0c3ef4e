import type { Page } from "playwright/test";

/** Minimum size of a target: https://www.w3.org/TR/WCAG22/#target-size-minimum */
const TARGET_MIN_PX = 24;

/** Lists targets that are too small, except links in a sentence. */
export function listSmallTargets(page: Page): Promise<string[]> {
  return page
    .locator("a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [tabindex='0']")
    .evaluateAll((targets, minPx) => {
      const isInSentence = (target: Element) => {
        const { parentElement: parent } = target;
        const hasText = [...(parent?.childNodes ?? [])].some(
          (node) => node.nodeName === "#text" && node.textContent?.trim(),
        );
        return hasText && !parent?.matches("address") && getComputedStyle(target).display === "inline";
      };
      const isLargeEnough = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width >= minPx && height >= minPx;
      };
      // Hidden places that only pass the focus on, such as those around toasts, cannot be clicked.
      const isClickable = (target: Element) =>
        target.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(target).clip !== "rect(0px, 0px, 0px, 0px)";
      return targets
        .filter((target) => isClickable(target) && !isInSentence(target))
        .filter((target) => ![target, ...((target as HTMLInputElement).labels ?? [])].some(isLargeEnough))
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          return `${target.outerHTML.slice(0, 100)}: ${width} × ${height}`;
        });
    }, TARGET_MIN_PX);
}
