import { expect } from "playwright/test";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { test } from "#tests/support/browser/test.ts";
import { forRun } from "#tests/support/full-run.ts";

for (const route of forRun(["/", "/commercial/trucking"], ["/commercial/trucking"])) {
  test(`the heading of ${route} changes to the display font, however late it loads`, async ({ page }) => {
    const release = await holdRequests(page, "**/*.woff2");
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("DOM.enable");
    await devTools.send("CSS.enable");
    const { root } = await devTools.send("DOM.getDocument");
    const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
    const fontsInUse = async () => {
      const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
      return fonts.map(({ familyName }) => familyName).join();
    };
    expect(await fontsInUse()).not.toMatch(/Fraunces/);
    // Longer than the time after which the browser would keep a fallback for good with `optional`.
    await page.waitForFunction(() => performance.now() > 500);
    release();
    await expect.poll(fontsInUse).toMatch(/Fraunces/);
  });
}
