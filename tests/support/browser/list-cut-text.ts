import type { Page } from "playwright/test";

/**
 * Lists elements that scroll sideways, and text that the window or an element cuts. The name of the page in the breadcrumbs
 * may be cut, because it is the heading of the page too.
 */
export function listCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 1;
    const FAR_PX = 1e6;
    const problems: string[] = [];

    const elements = [...document.querySelectorAll("*")].filter((element) => element.checkVisibility());
    const scrollers = elements.filter(
      ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + TOLERANCE_PX,
    );
    for (const element of scrollers) {
      const isRoot = element === document.documentElement;
      if (!isRoot && !/auto|scroll/.test(getComputedStyle(element).overflowX)) continue;
      const cause = elements.find(
        (inner) =>
          element.contains(inner) &&
          inner.getBoundingClientRect().right >
            element.getBoundingClientRect().left + element.clientWidth + TOLERANCE_PX,
      );
      problems.push(`${element.tagName} scrolls sideways because of ${cause?.outerHTML.slice(0, 100)}`);
    }

    /** Returns the boxes that clip a text, or undefined for text that only screen readers get. */
    const clippingBoxes = (text: Text) => {
      const boxes = [new DOMRect(0, -FAR_PX, innerWidth, 2 * FAR_PX)];
      for (let box = text.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflow, clipPath, position } = getComputedStyle(box);
        if (clipPath.startsWith("inset(50%")) return undefined;
        if (position === "fixed") break;
        if (/hidden|clip/.test(overflow) || box.matches("header")) boxes.push(box.getBoundingClientRect());
      }
      return boxes;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null) {
      if (text.parentElement?.matches(".breadcrumbs [aria-current]")) continue;
      if (text.data.trim() === "" || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const boxes = clippingBoxes(text);
      if (boxes === undefined) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isCut = [...range.getClientRects()].some(({ left, right, top, bottom }) =>
        boxes.some(
          (box) =>
            left < box.left - TOLERANCE_PX ||
            right > box.right + TOLERANCE_PX ||
            top < box.top - TOLERANCE_PX ||
            bottom > box.bottom + TOLERANCE_PX,
        ),
      );
      if (isCut) problems.push(`cut: ${text.data.trim().slice(0, 80)}`);
    }
    return problems;
  });
}
