/** Photos on a real server: adding, finding, using and deleting them. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { test } from "#tests/support/browser/admin-fixture.ts";
import { adminPage } from "#tests/support/browser/admin-page.ts";
import type { AdminServer } from "#tests/support/browser/admin-server.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { NIGHTLY } from "#tests/support/full-run.ts";
import { animation, photoWithLocation, samplePhoto } from "#tests/support/media/sample-photos.ts";

/** The requests that add a photo. */
const ADDING = /\/api\/admin\/photos\?name=/;

interface PhotoOptions {
  color?: string;
  width?: number;
}

async function photoFile(name: string, options: PhotoOptions = {}) {
  return { name, mimeType: "image/jpeg", buffer: await samplePhoto({ width: 120, height: 160, ...options }) };
}

/** Opens the section, without the logo of the sample. */
async function openPhotos(page: Page, { contentDir }: AdminServer) {
  rmSync(join(contentDir, "media", "lantern.svg"));
  await page.goto("/admin#photos");
  await expect(page.getByRole("heading", { name: "No Photos Yet" })).toBeVisible();
  return {
    input: page.locator(".photos input[type=file]"),
    cards: page.getByRole("article"),
  };
}

/** Imports content with the session of the page. */
function importContent(page: Page, content: object): Promise<number> {
  return page.evaluate(async (body) => {
    const headers = { "Content-Type": "application/json" };
    return (await fetch("/api/admin/import?create=1", { method: "POST", headers, body })).status;
  }, JSON.stringify(content));
}

const mediaFiles = ({ contentDir }: AdminServer) => readdirSync(join(contentDir, "media"));

/** Drops files on the page, as from the desktop. */
async function dropFile(page: Page, { name, mimeType, buffer }: Awaited<ReturnType<typeof photoFile>>): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, type, base64]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], fileName, { type }));
      return data;
    },
    [name, mimeType, buffer.toString("base64")] as const,
  );
  for (const type of ["dragover", "drop"]) await page.locator("body").dispatchEvent(type, { dataTransfer: transfer });
}

test("a photo is added, shown on the team member's card, kept while it is used, and deleted with undo", async ({
  page,
  server,
}) => {
  const { input, cards } = await openPhotos(page, server);
  const location = { name: "Ann Lee.JPG", mimeType: "image/jpeg", buffer: await photoWithLocation() };
  await input.setInputFiles([location, await photoFile("office.jpg")]);
  await expect(cards).toHaveCount(2);
  await expect(page.getByText("2 of 2 photos added.")).toBeAttached();
  const [name = ""] = mediaFiles(server);
  expect(name).toMatch(/^ann-lee-[0-9a-f]{8}\.jpg$/);

  const member = { name: "Ann Lee", title: "Agent", bio: "Ann grew up in Story City.", image: name };
  expect(await importContent(page, { pages: { about: { team: { members: [member] } } } })).toBe(200);
  const visitor = await page.context().newPage();
  await visitor.goto("/about");
  const portrait = visitor.getByRole("img", { name: "Ann Lee" });
  await portrait.scrollIntoViewIfNeeded();
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/media\/ann-lee-.*\.avif$/);
  const { x, width } = (await portrait.boundingBox()) ?? { x: 0, width: 0 };
  const role = await visitor.getByText("Agent", { exact: true }).boundingBox();
  expect(role?.x).toBeGreaterThan(x + width);

  await page.reload();
  const used = cards.filter({ hasText: name });
  await expect(used).toContainText("About › Team › Ann Lee");
  await expect(used.getByRole("button")).toHaveCount(0);
  await page.getByLabel("Search Photos").fill("story city ann");
  await expect(page.getByText("No photos found")).toBeVisible();
  await page.getByLabel("Search Photos").fill("");
  await page.getByLabel("Not used").check();
  await expect(cards).toHaveCount(1);

  await page.getByRole("button", { name: /^Delete office-/ }).click();
  await expect(page.getByText(/^Deleted office-/)).toBeVisible();
  expect(mediaFiles(server)).toEqual([name]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards).toHaveCount(1);
  await expect.poll(() => mediaFiles(server)).toHaveLength(2);
});

test(
  "a file that cannot be added or is added differently says why, and the others are added",
  NIGHTLY,
  async ({ page, server }) => {
    const { input, cards } = await openPhotos(page, server);
    const list = page.getByRole("list", { name: "Photos being added" });

    await test.step("files that are no photos or too large", async () => {
      await input.setInputFiles([
        { name: "story.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") },
        { name: "big.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(13 * 1024 * 1024) },
        await photoFile("office.jpg"),
      ]);
      await expect(cards).toHaveCount(1);
      await expect(list.getByRole("alert")).toHaveText([
        "story.pdf is a PDF document. Save the picture in it as JPEG or PNG, and add that file.",
        "big.jpg is 13 MB. The limit is 12 MB. Make it smaller and add it again.",
      ]);
      expect(await listStateViolations(page, "errors")).toEqual([]);
      await expect(list.getByRole("button", { name: "Try Again" })).toHaveCount(0);
      await list.getByRole("button", { name: /^Dismiss.*story\.pdf$/ }).click();
      await expect(list.getByRole("alert")).toHaveCount(1);
    });

    await test.step("the same photo again", async () => {
      await input.setInputFiles(await photoFile("copy.jpg"));
      await expect(page.getByText(/copy\.jpg is here already, as office-/)).toBeVisible();
      expect(mediaFiles(server)).toHaveLength(1);
    });

    await test.step("an animation", async () => {
      await input.setInputFiles({ name: "fair.gif", mimeType: "image/gif", buffer: await animation("gif") });
      await expect(cards).toHaveCount(2);
      await expect(list).toContainText(
        /fair\.gif is a moving picture\. Photos on this site are still\. Its first picture was added, as fair-[0-9a-f]{8}\.jpg\./,
      );
      await list.getByRole("button", { name: /^Dismiss.*fair\.gif$/ }).click();
      await expect(list).not.toContainText("fair.gif");
    });

    await test.step("a photo that could not be sent", async () => {
      await page.route(ADDING, (route) => route.abort());
      await input.setInputFiles(await photoFile("barn.jpg", { color: "#1f5a8a" }));
      const again = page.getByRole("button", { name: /^Try Again.*barn\.jpg$/ });
      await expect(again).toBeVisible();
      await page.unroute(ADDING);
      await again.focus();
      await page.keyboard.press("Enter");
      await expect(cards).toHaveCount(3);
    });
  },
);

test("a photo that is dropped on Content Import is added to Photos, but no file above the limit of the host", async ({
  page,
  server,
}) => {
  rmSync(join(server.contentDir, "media", "lantern.svg"));
  await page.route("**/api/admin/photo-limit", (route) => route.fulfill({ json: { maxBytes: 1024 * 1024 } }));
  const sent: string[] = [];
  page.on("request", (request) => ADDING.test(request.url()) && sent.push(new URL(request.url()).search));
  await page.goto("/admin#import");
  await expect(adminPage(page).importButton).toBeVisible();
  await dropFile(page, await photoFile("team.jpg"));
  await expect(page.getByText("That's a photo. Add it under Photos.")).toBeVisible();
  await page.getByRole("link", { name: "Add to Photos" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByText("up to 1 MB each")).toBeVisible();
  await dropFile(page, { name: "barn.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(2 * 1024 * 1024) });
  await expect(page.getByRole("alert")).toHaveText(
    "barn.jpg is 2 MB. The limit is 1 MB. Make it smaller and add it again.",
  );
  await dropFile(page, await photoFile("office.jpg", { color: "#8c2f23" }));
  await expect(page.getByRole("article")).toHaveCount(2);
  expect(sent).toEqual(["?name=team.jpg", "?name=office.jpg"]);
});

test("a photo is chosen in the dialog of a page by keyboard, and every state of the photos is accessible", async ({
  page,
  server,
}) => {
  const violations: string[] = [];
  const check = async (state: string) => violations.push(...(await listStateViolations(page, state)));
  const { input, cards } = await openPhotos(page, server);
  await check("no photos");
  const dialog = page.getByRole("dialog", { name: "Choose a Photo" });
  const choose = page.locator('[data-field="/hero/image"]');
  await page.goto("/admin#pages/about?field=/hero/image");
  await expect(choose).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("There are no photos yet. Upload the first one.");
  await check("dialog without photos");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(choose).toBeFocused();

  await page.goto("/admin#photos");
  await input.setInputFiles([await photoFile("ann.jpg"), await photoFile("office.jpg", { color: "#8c2f23" })]);
  await expect(cards).toHaveCount(2);
  await check("photos");
  const release = await holdRequests(page, ADDING);
  await input.setInputFiles(await photoFile("barn.jpg", { color: "#1f5a8a" }));
  await expect(page.getByRole("progressbar")).toBeVisible();
  await check("a photo on its way");
  release();
  await expect(cards).toHaveCount(3);

  await page.goto("/admin#pages/about?field=/hero/image");
  await expect(choose).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: /^ann-/ })).toBeVisible();
  await check("dialog");
  await dialog.getByRole("searchbox").focus();
  await page.keyboard.type("office");
  await expect(dialog.getByRole("button", { name: /^ann-/ })).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: /^office-/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(choose).toBeFocused();
  await expect(choose).toHaveAccessibleName("Change Photo");
  await expect(choose).toHaveAccessibleDescription(/^office-/);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: /^office-/ })).toHaveAttribute("aria-pressed", "true");
  expect(violations).toEqual([]);
});
