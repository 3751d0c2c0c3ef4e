import { expect, type Locator } from "playwright/test";

/** Waits until React has brought an element to life: it leaves its mark on it. */
export async function waitForHydration(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
}
