/** Effort of a visitor from a call to action to a sent quote request. */
import type { Locator, Page } from "playwright/test";
import { VALID_ANSWERS } from "./quote-requests.ts";

export interface PathEffort {
  /** Clicks, and fields to fill in. */
  steps: number;
  /** Pixels to scroll until the call to action is in view. */
  toLinkPx: number;
  /** Pixels to scroll until the first field is in view, after the click. */
  toFirstFieldPx: number;
  /** Pixels to scroll from the first field to the button that sends the form. */
  toButtonPx: number;
}

/** Follows a link to the contact page, and fills in and sends the form there. */
export async function measurePath(page: Page, start: string, findLink: (page: Page) => Locator): Promise<PathEffort> {
  await page.goto(start);
  const link = findLink(page);
  const toLinkPx = await distanceBelowFold(link);
  await link.click();
  await page.waitForURL(/\/contact(?:\?|$)/);
  const form = page.locator("form");
  const toFirstFieldPx = await distanceBelowFold(form.getByLabel("First Name"));
  let steps = 1;
  for (const [label, value] of Object.entries(VALID_ANSWERS)) {
    await form.getByLabel(label, { exact: true }).fill(value);
    steps += 1;
  }
  const type = form.getByLabel("Insurance Type");
  if ((await type.inputValue()) === "") {
    await type.selectOption("personal");
    steps += 1;
  }
  const button = form.getByRole("button", { name: /^Submit/ });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const toButtonPx = (await distanceBelowFold(button)) - toFirstFieldPx;
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await button.click();
  await sent;
  return { steps: steps + 1, toLinkPx, toFirstFieldPx, toButtonPx };
}

/** Returns how many pixels to scroll until an element is in view, above a bar at the bottom of the window. */
function distanceBelowFold(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const bar = [...document.querySelectorAll("body *")].find((other) => {
      return getComputedStyle(other).position === "fixed" && other.getBoundingClientRect().bottom >= innerHeight - 1;
    });
    const fold = bar?.getBoundingClientRect().height ? bar.getBoundingClientRect().top : innerHeight;
    return Math.max(0, Math.round(element.getBoundingClientRect().bottom - fold));
  });
}
