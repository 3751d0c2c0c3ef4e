import { expect, type Locator } from "playwright/test";

/** Waits until React has hydrated an element, which gives the element a property that starts with `__reactProps`. */
export async function waitForHydration(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
}
