import { expect, type Page, type Route } from "playwright/test";
import { test } from "#tests/support/browser/test.ts";

const sendMap = (route: Route) => route.fulfill({ contentType: "text/html", body: "<h1>A map of Maple Fork</h1>" });

/** Handles the requests of a page to other sites. */
function routeExternal(page: Page, baseURL: string | undefined, handle: (route: Route) => Promise<void>) {
  return page.route(({ origin }) => origin !== new URL(baseURL ?? "").origin, handle);
}

function mapPanel(page: Page) {
  const section = page.getByRole("region", { name: "Find Us" });
  return {
    section,
    frame: section.locator("iframe"),
    drawing: section.locator(".map-panel svg"),
    failure: section.getByRole("alert"),
    show: section.getByRole("link", { name: "Show the Map" }),
    directions: section.getByRole("link", { name: "Get Directions" }),
  };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("the map loads on a click, and nothing external before it", async ({ page, baseURL }) => {
      const external = new Set<string>();
      await routeExternal(page, baseURL, async (route) => {
        external.add(route.request().url());
        await sendMap(route);
      });
      await page.goto("/contact");
      const { section, frame, failure, show, directions } = mapPanel(page);
      await section.locator(".map-panel").scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute("title", "Find Us");
      await expect(section.locator(".map-panel")).toHaveCSS("height", "400px");
      await expect(section.getByText("118 North Main Street")).toBeVisible();
      await expect(directions).toBeVisible();
      expect([...external]).toEqual([]);

      const address = await show.getAttribute("href");
      await show.click();
      await expect(frame).toBeVisible();
      await expect(frame.contentFrame().getByRole("heading")).toHaveText("A map of Maple Fork");
      await expect(failure).toBeHidden();
      await expect(page).toHaveURL(/\/contact$/);
      expect([...external]).toEqual([address]);
    });
  });
}

test("the drawing stays, with a message, if the map cannot be reached, and another click tries again", async ({
  page,
  baseURL,
}) => {
  await page.goto("/contact");
  const { section, frame, drawing, failure, show, directions } = mapPanel(page);
  await routeExternal(page, baseURL, (route) => route.abort("connectionreset"));
  await show.click();
  await expect(failure).toHaveText("The map cannot be reached now. Our address and directions are below.");
  await expect(frame).toBeHidden();
  await expect(drawing).toBeVisible();
  await expect(section.getByText("118 North Main Street")).toBeVisible();
  await expect(directions).toBeVisible();
  // An error page in the frame would be a step of the Back button.
  expect(page.frames().map((each) => each.url())).toEqual([page.url(), "about:blank"]);

  await routeExternal(page, baseURL, sendMap);
  await show.click();
  await expect(frame.contentFrame().getByRole("heading")).toHaveText("A map of Maple Fork");
  await expect(frame).toBeVisible();
  await expect(failure).toBeHidden();
});
