import { expect, type Page, test } from "playwright/test";
import { ROUTES } from "./routes.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every route shows its content", async ({ page }) => {
    for (const route of ROUTES) {
      await page.goto(route, { waitUntil: "commit" });
      await expect(page.locator("h1"), route).toBeVisible();
      const text = await page.getByRole("main").textContent();
      expect(text?.length, route).toBeGreaterThan(400);
      expect(text, route).not.toContain("Loading...");
    }
  });

  test("questions open, one at a time, and close again", async ({ page }) => {
    await page.goto("/farm");
    const questions = page.locator("details");
    await expect(questions).toHaveCount(5);
    await toggle(page, 0);
    await expect(page.locator("details[open]")).toHaveCount(1);
    await toggle(page, 1);
    await expect(questions.nth(1)).toHaveAttribute("open", "");
    await expect(page.locator("details[open]")).toHaveCount(1);
    await toggle(page, 1);
    await expect(page.locator("details[open]")).toHaveCount(0);
  });

  test("the first question of the personal page is open from the start", async ({ page }) => {
    await page.goto("/personal");
    await expect(page.locator("details")).toHaveCount(3);
    await expect(page.locator("details").first()).toHaveAttribute("open", "");
  });

  test("all testimonials can be read", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("blockquote:visible")).not.toHaveCount(0);
  });
});

function toggle(page: Page, index: number): Promise<void> {
  return page.locator("details > summary").nth(index).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu on a telephone, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("opens, closes and leads on", async ({ page }) => {
      await page.goto("/about");
      const menu = page.getByRole("navigation", { name: "Main" });
      const open = () => page.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(menu).toBeHidden();
      await open();
      await expect(menu.getByRole("link")).toHaveText([
        "Home",
        "About",
        "Commercial",
        "Farm",
        "Personal",
        "Medicare",
        "Contact",
      ]);
      await expect(page.getByRole("link", { name: "Get a Custom Quote" })).toHaveAttribute("href", "/contact");
      await page.getByRole("button", { name: "Close menu" }).click();
      await expect(menu).toBeHidden();

      await open();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();

      await open();
      await page.mouse.click(5, 735);
      await expect(menu).toBeHidden();

      await open();
      await menu.getByRole("link", { name: "Farm" }).click();
      await expect(page).toHaveURL(/\/farm$/);
      await expect(menu).toBeHidden();
    });
  });
}
