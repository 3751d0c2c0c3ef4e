/** Previews of pages in the history. */
import { expect } from "playwright/test";
import { openHistory, TRUCKING, TRUCKING_NAME, test } from "#tests/support/browser/admin-history-fixture.ts";

test("a preview looks like the page in two screen sizes and scrolls to the change, and its links and forms do nothing", async ({
  page,
  importPages,
  browserProblems,
}) => {
  const number = await importPages({
    [TRUCKING]: { hero: { title: "Rigs That Keep Iowa Moving" } },
    contact: { form: { title: "Ask Us for a Quote" } },
  });
  const { dialog, frame } = await openHistory(page);
  await page.getByRole("button", { name: `View Changes of version ${number}` }).click();
  const preview = page.getByRole("button", { name: `Preview of ${TRUCKING_NAME}` });
  await preview.click();
  await expect(dialog).toHaveAccessibleName(`Preview: ${TRUCKING_NAME}`);
  const title = frame.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Rigs That Keep Iowa Moving");
  await expect(page.getByTitle(`Preview of ${TRUCKING_NAME}`)).toHaveAttribute("sandbox", "allow-same-origin");

  // Measured from outside, because the frame's policy blocks the scripts of Playwright and logs an error.
  const measure = () =>
    page.locator("iframe").evaluate(({ contentWindow, contentDocument }: HTMLIFrameElement) => ({
      width: contentWindow?.innerWidth,
      height: contentWindow?.innerHeight,
      hasFont: contentDocument?.fonts.check("600 20px Fraunces"),
      tint: contentDocument && contentWindow?.getComputedStyle(contentDocument.body).getPropertyValue("--tint"),
    }));
  const styles = { hasFont: true, tint: expect.stringContaining("#1f5a8a") };
  await expect.poll(measure).toEqual({ ...styles, width: 1280, height: 800 });
  await page.getByRole("radio", { name: /^Phone/ }).check();
  await expect.poll(measure).toEqual({ ...styles, width: 390, height: 844 });
  const [box, stage] = [await page.locator("iframe").boundingBox(), await page.locator(".preview-stage").boundingBox()];
  expect(box?.height).toBeLessThanOrEqual((stage?.height ?? 0) + 1);

  const pages = page.context().pages().length;
  await frame.getByRole("main").getByRole("link").first().click();
  await frame.getByRole("main").getByRole("link").first().click({ button: "middle" });
  await expect(title).toHaveText("Rigs That Keep Iowa Moving");
  expect(page.context().pages()).toHaveLength(pages);
  await expect(page.getByRole("link", { name: "Open the current page" })).toHaveAttribute("href", `/${TRUCKING}`);

  await frame.getByRole("main").getByRole("link").first().press("Escape");
  await expect(dialog).toBeHidden();
  await expect(preview).toBeFocused();

  // The second page of the version has its change far down.
  await page.getByRole("button", { name: "Preview of Contact" }).click();
  await expect(frame.getByRole("heading", { name: "Ask Us for a Quote" })).toBeInViewport();
  expect(await page.locator(".preview-window").evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await frame.getByLabel("First Name").fill("Ada");
  await frame.getByLabel("First Name").press("Enter");
  await frame.getByRole("button", { name: "Submit Request" }).click();
  await expect(frame.getByLabel("First Name")).toHaveValue("Ada");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  expect(browserProblems).toEqual([]);
});
