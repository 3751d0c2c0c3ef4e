/** Takes the pictures of the guide for staff, `docs/guides/edit.md`, in the sample office: `npm run pictures`. */
import { chromium, type Page } from "playwright/test";
import sharp from "sharp";
import { findBrowser } from "./support/browser/find-browser.ts";
import { openAsOwner, SAMPLE_REQUEST, startSampleOffice } from "./support/browser/sample-office.ts";
import { inProject } from "./support/project.ts";

/** The form and its preview are side by side at this width. */
const WINDOW = { width: 1280, height: 800 };
const WIDTH_PX = 1100;
const MAX_BYTES = 60_000;

interface Picture {
  /** The address in the admin, without "#". */
  address: string;
  /** The part of the window to show, from its top left corner. By default, all of it. */
  clip?: { width?: number; height?: number };
  /** Brings the section into the state to show. */
  prepare(page: Page): Promise<void>;
}

/** Pictures by the name of their file in `docs/pictures`. */
const PICTURES: Readonly<Record<string, Picture>> = {
  "admin-home": {
    address: "home",
    clip: { height: 760 },
    prepare: (page) => page.getByRole("link", { name: "Zoë Adams" }).waitFor(),
  },
  "admin-form": { address: "pages/farm", prepare: changeHeadline },
  "admin-hours": {
    address: "business-info?field=/offices/0/hours",
    clip: { width: 760 },
    async prepare(page) {
      await page.getByRole("button", { name: "Use These Hours" }).click();
      await page
        .getByText("Monday", { exact: true })
        .first()
        .evaluate((element) => element.scrollIntoView());
    },
  },
  "admin-photos": {
    address: "photos",
    prepare: (page) => page.getByRole("article").last().waitFor(),
  },
  "admin-request": {
    address: `quote-requests/${SAMPLE_REQUEST}`,
    prepare: (page) => page.getByRole("heading", { name: "Zoë Adams" }).waitFor(),
  },
  "admin-undo": {
    address: "history",
    async prepare(page) {
      await page.getByRole("button", { name: "Undo…" }).first().click();
      await page.getByRole("dialog").getByText("Our office on Main Street").waitFor();
    },
  },
  "admin-import": {
    address: "import",
    async prepare(page) {
      await page.locator(".content-editor[aria-busy=false]").waitFor();
      const content = { pages: { farm: { hero: { titel: "Farms", title: "Farm Insurance Near You" } } } };
      await page.getByRole("textbox", { name: "JSON Content" }).fill(JSON.stringify(content, null, 2));
      await page.getByText("Farm Insurance Near You").last().waitFor();
    },
  },
};

async function changeHeadline(page: Page): Promise<void> {
  const frame = page.locator(".preview-pane iframe").contentFrame();
  await frame.getByRole("heading", { level: 1 }).waitFor();
  await page.getByLabel("Headline").first().fill("Farm Insurance From Your Neighbors");
  await frame.getByText("Farm Insurance From Your Neighbors").first().waitFor();
}

const wanted = process.argv.slice(2);
const office = await startSampleOffice();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const context = await openAsOwner(browser, office.adminUrl, { viewport: WINDOW });
  for (const [name, { address, clip, prepare }] of Object.entries(PICTURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await context.newPage();
    await page.goto(`${office.adminUrl}#${address}`);
    await prepare(page);
    await page.waitForLoadState("networkidle");
    const screenshot = await page.screenshot({ clip: { x: 0, y: 0, ...WINDOW, ...clip }, animations: "disabled" });
    const file = inProject("docs/pictures", `${name}.webp`);
    const { size } = await sharp(screenshot)
      .resize({ width: WIDTH_PX, withoutEnlargement: true })
      .webp({ quality: 75, effort: 6 })
      .toFile(file);
    if (size > MAX_BYTES) throw new Error(`${name}.webp has ${size} bytes. At most ${MAX_BYTES} are allowed.`);
    console.log(`Wrote ${name}.webp (${size} bytes)`);
    await page.close();
  }
  await context.close();
} finally {
  await browser.close();
  await office.close();
}
