import { readFileSync } from "node:fs";
import { expect } from "playwright/test";
import { FONT_FAMILIES, FONT_FAMILY_IDS, FONT_FOLDER, fontStyles } from "#site/fonts/families.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { test } from "#tests/support/browser/test.ts";
import { forRun } from "#tests/support/full-run.ts";
import { inProject } from "#tests/support/project.ts";

/** Text in headings, which are bold, and in quotations. */
const SAMPLES = {
  600: "Built on Trust. Driven by Service. Commercial, Farm & Personal Insurance. What Our Coverage Pays For. Get a Quote",
  400: "We compare policies from many carriers, explain what each one covers and leaves out, and help you report a claim.",
};

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

for (const id of FONT_FAMILY_IDS) {
  test(`a line keeps its width when ${id} replaces a font of this machine`, async ({ page }) => {
    const file = readFileSync(inProject(FONT_FOLDER, `${id}.woff2`));
    // The policy of the site's pages blocks these styles.
    await page.goto("about:blank");
    await page.setContent(`<style>${fontStyles(id, `data:font/woff2;base64,${file.toString("base64")}`)}</style>`);
    const ratios = await page.evaluate(measureFallbacks, { own: FONT_FAMILIES[id].name, samples: SAMPLES });
    expect(Object.keys(ratios)).not.toEqual([]);
    for (const [face, ratio] of Object.entries(ratios)) expect(Math.abs(ratio - 1), face).toBeLessThan(0.03);
  });
}

/** Returns the width of text in each fallback that the machine has, in relation to its width in the font. It runs in the page. */
async function measureFallbacks({ own, samples }: { own: string; samples: Record<"400" | "600", string> }) {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) throw new Error("The browser has no canvas.");
  const loaded = await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const ratios: Record<string, number> = {};
  for (const result of loaded) {
    if (result.status === "rejected") continue;
    const { weight } = result.value;
    const family = result.value.family.replaceAll('"', "");
    if (family === own) continue;
    const measured = weight === "400" ? "400" : "600";
    const [width = 0, ownWidth = 0] = [family, own].map((name) => {
      context.font = `${measured} 100px "${name}"`;
      return context.measureText(samples[measured]).width;
    });
    ratios[`${family} ${measured}`] = width / ownWidth;
  }
  return ratios;
}
