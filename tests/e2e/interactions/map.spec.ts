import { expect, test } from "playwright/test";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("the map loads on a click, and nothing external before it", async ({ page, baseURL }) => {
      const external: string[] = [];
      await page.route(
        ({ origin }) => origin !== new URL(baseURL ?? "").origin,
        async (route) => {
          external.push(route.request().url());
          await route.fulfill({ contentType: "text/html", body: "<h1>A map of Maple Fork</h1>" });
        },
      );
      await page.goto("/contact");
      const section = page.getByRole("region", { name: "Find Us" });
      const frame = section.locator("iframe");
      await section.locator(".map-panel").scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      await expect(frame).toHaveAttribute("title", "Find Us");
      await expect(section.locator(".map-panel")).toHaveCSS("height", "400px");
      await expect(section.getByText("118 North Main Street")).toBeVisible();
      await expect(section.getByRole("link", { name: "Get Directions" })).toBeVisible();
      expect(external).toEqual([]);

      await section.getByRole("link", { name: "Show the Map" }).click();
      await expect(frame).toBeVisible();
      await expect(frame.contentFrame().getByRole("heading")).toHaveText("A map of Maple Fork");
      await expect(page).toHaveURL(/\/contact$/);
      expect(external).toHaveLength(1);
    });
  });
}
