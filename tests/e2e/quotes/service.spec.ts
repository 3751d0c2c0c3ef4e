/** Clients on a phone, with and without scripts, on a real server: each task in a few steps from Home. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { expect, type Page } from "playwright/test";
import { isRequestEntry } from "#api/quotes/outbox/outbox.ts";
import { FILE_CONTENTS, PDF } from "#tests/support/api/sample-files.ts";
import { test } from "#tests/support/browser/admin-fixture.ts";
import type { AdminServer } from "#tests/support/browser/admin-server.ts";
import { VALID_ANSWERS } from "#tests/support/browser/quote-requests.ts";
import { outboxIn } from "#tests/support/outbox/test-outbox.ts";

const PHONE = { width: 390, height: 844 };
const CONTRACT = { name: "contract.pdf", mimeType: "application/pdf", buffer: PDF };

/** Starts at Home. Each step is a choice of a link, a button or a file. */
function client(page: Page) {
  let steps = 0;
  return {
    async open(name: string | RegExp) {
      steps += 1;
      await page
        .getByRole("main")
        .getByRole("link", { name, exact: typeof name === "string" })
        .first()
        .click();
    },
    async choose(file: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) {
      steps += 1;
      await page.locator("#files").setInputFiles(file);
    },
    async send() {
      steps += 1;
      await page.getByRole("button", { name: "Send Request" }).click();
    },
    async answer(answers: Readonly<Record<string, string>>) {
      for (const [label, value] of Object.entries({ ...VALID_ANSWERS, ...answers })) {
        const control = page.getByLabel(label, { exact: true });
        const isSelect = await control.evaluate(({ tagName }) => tagName === "SELECT");
        await (isSelect ? control.selectOption(value) : control.fill(value));
      }
    },
    expectAtMost: (maximum: number) => expect(steps, "number of steps").toBeLessThanOrEqual(maximum),
  };
}

async function storedRequests({ varDir }: AdminServer) {
  const outbox = outboxIn(join(varDir, "agency.db"));
  return (await outbox.list({ kinds: ["quote"] })).map(({ entry }) => entry).filter(isRequestEntry);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: PHONE });

    test("a contractor requests a certificate with the contract in four steps", async ({ page, server }) => {
      await page.goto("/");
      const steps = client(page);
      await expect(page.getByRole("link", { name: /^For Clients/ }).first()).toBeInViewport({ ratio: 1 });
      await steps.open(/^For Clients/);
      await steps.open("Certificate of Insurance");
      await expect(page.getByLabel("First Name")).toBeInViewport({ ratio: 1 });
      await expect(page.getByText("Nothing is changed until we confirm it in writing.").last()).toBeVisible();
      await steps.answer({
        "Certificate holder": "Cedar County",
        "Address of the certificate holder": "1 Court Street",
      });
      await steps.choose(CONTRACT);
      await steps.send();
      const confirmation = page.getByRole("region", { name: /^Success!/ });
      await expect(confirmation).toBeVisible();
      await expect(confirmation).toContainText("Nothing is changed until we confirm it in writing.");
      await expect(confirmation).toContainText("The contract, or its page about insurance");
      steps.expectAtMost(4);
      const [stored] = await storedRequests(server);
      expect(stored?.request).toMatchObject({
        kind: { title: "Certificate of Insurance" },
        files: [{ name: "contract.pdf", type: "application/pdf" }],
      });
      await expect(confirmation).toContainText(stored?.id.slice(0, 4).toUpperCase() ?? "");
    });

    test("a client pays a bill in two steps, and gets an ID card in three", async ({ page, server: _ }) => {
      await page.goto("/");
      const steps = client(page);
      await steps.open(/^For Clients/);
      const pay = page.getByRole("main").getByRole("link", { name: /^Pay a Bill ?: Bur Oak/ });
      await expect(pay).toHaveAttribute("href", /^https:\/\/bur-oak-hollow\.example\.com\/pay/);
      await expect(page.getByRole("main").getByRole("link", { name: /^Get an ID Card ?: Bur Oak/ })).toBeVisible();
      // The next step leaves the site.
      steps.expectAtMost(1);
    });

    test("a client adds a vehicle in four steps, after a mistake that the field explains", async ({ page, server }) => {
      await page.goto("/");
      const steps = client(page);
      await steps.open(/^For Clients/);
      await steps.open("Change a Policy");
      await steps.answer({ "Insurance Type": "personal", "What changes?": "Vehicle", "What should we do?": "Add" });
      await page.locator("#files").setInputFiles({ ...CONTRACT, buffer: FILE_CONTENTS.zip });
      await steps.send();
      await expect(page.locator("#files-error")).toHaveText("contract.pdf is not a JPEG, PNG, HEIC or PDF file");
      await expect(page.getByLabel("First Name")).toHaveValue(VALID_ANSWERS["First Name"]);
      await page.locator("#files").setInputFiles(javaScriptEnabled ? [] : CONTRACT);
      await steps.send();
      await expect(page.getByRole("region", { name: /^Success!/ })).toBeVisible();
      steps.expectAtMost(4);
      expect(await storedRequests(server)).toHaveLength(1);
    });
  });
}

test("the office adds a kind of request without code, and form, email, inbox and export follow", async ({
  page,
  server,
}) => {
  await page.goto("/admin#pages");
  await page.getByRole("button", { name: "New Page" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Kind of page").selectOption({ label: "A form for clients, such as Boat Winter Storage" });
  await dialog.getByLabel("Name of the page").fill("Boat Winter Storage");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const path = "/service/boat-winter-storage";
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);

  await page.goto("/service");
  await page.getByRole("link", { name: "Boat Winter Storage" }).click();
  await client(page).answer({ "Insurance Type": "personal", Details: "A pontoon of 22 feet, from November to April." });
  await page.getByRole("button", { name: "Send Request" }).click();
  const confirmation = page.getByRole("region", { name: /^Success!/ });
  await expect(confirmation).toContainText("Nothing is changed until we confirm it in writing.");

  const readEmails = () =>
    fastGlob.sync("eml/*.eml", { cwd: server.varDir, absolute: true }).map((file) => readFileSync(file, "utf8"));
  await expect.poll(readEmails).toContainEqual(expect.stringContaining("Subject: Boat Winter Storage: Ada Lindqvist"));
  await page.goto("/admin#quote-requests");
  await page.getByLabel("Kind", { exact: true }).selectOption({ label: "Boat Winter Storage" });
  const row = page.locator(".quotes .request-row");
  await expect(row).toContainText("A pontoon of 22 feet");
  await row.click();
  await expect(page.getByText("Nothing is changed until we confirm it in writing.")).toBeVisible();
  await server.recordProofs();
  expect(await (await page.request.get("/api/admin/quotes/export.csv")).text()).toContain("Boat Winter Storage");
});

test.describe("with scripts", () => {
  test.use({ viewport: PHONE });

  test("a lost connection in the middle of an upload loses nothing that was typed", async ({
    page,
    context,
    server,
  }) => {
    await page.goto("/service/certificate-of-insurance");
    const steps = client(page);
    await steps.answer({ "Certificate holder": "Cedar County", "Address of the certificate holder": "1 Court Street" });
    await steps.choose(CONTRACT);
    await context.route(/\/api\/contact$/, (route) =>
      route.request().method() === "POST" ? route.abort("connectionreset") : route.continue(),
    );
    await steps.send();
    await expect(page.getByRole("region", { name: "Something went wrong" })).toContainText("still in the form");
    await context.unrouteAll();
    await steps.send();
    await expect(page.getByRole("region", { name: /^Success!/ })).toBeVisible();
    expect((await storedRequests(server))[0]?.request.files).toHaveLength(1);
  });

  test("files that are too large are refused at the field before they are sent", async ({ page, server }) => {
    await page.goto("/service/billing-question");
    const steps = client(page);
    await steps.answer({ "Insurance Type": "farm", About: "A bill", "Your question": "Why is it higher?" });
    await steps.choose({ ...CONTRACT, buffer: Buffer.alloc(11 * 1024 * 1024) });
    await steps.send();
    await expect(page.locator("#files-error")).toContainText("larger than 10 MB together");
    expect(await storedRequests(server)).toEqual([]);
  });
});
