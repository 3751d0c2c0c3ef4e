/** Files that the user chooses or drops. */
import { expect, type Locator, test } from "playwright/test";
import { mockAdminApi } from "#tests/support/browser/admin-api-mock.ts";
import { GOOD_INPUT, TOKEN_ONLY_INPUT } from "#tests/support/browser/admin-inputs.ts";
import { openPanel } from "#tests/support/browser/admin-page.ts";

test.describe("a file", () => {
  const file = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });

  test("is loaded with its name, and can be cleared and restored", async ({ page }) => {
    const api = await mockAdminApi(page);
    const { importButton, outcome, summary, text } = await openPanel(page);
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a File" }).click();
    await (await chosen).setFiles(file("spring.json", `\uFEFF${GOOD_INPUT}`));
    await expect(page.getByText("Loaded from spring.json")).toBeVisible();
    await expect(summary).toHaveText("Would import 2 pages: 2 updated.");
    expect(await text()).toBe(GOOD_INPUT);

    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await expect(page.getByText("Loaded from spring.json")).toHaveCount(0);
    expect(await text()).toBe("");
    await page.getByRole("button", { name: "Restore Previous Text" }).click();
    expect(await text()).toBe(GOOD_INPUT);

    await importButton.click();
    await expect(outcome("Import Successful")).toBeFocused();
    expect(api.imports.map(({ query }) => query)).toEqual([{ source: "spring.json" }]);
  });

  test("keeps its name while the user edits the text", async ({ page }) => {
    const api = await mockAdminApi(page);
    const { importButton, outcome, enter } = await openPanel(page);
    await page.locator("input[type=file]").setInputFiles(file("spring.json", GOOD_INPUT));
    await expect(page.getByText("Loaded from spring.json")).toBeVisible();
    await enter(TOKEN_ONLY_INPUT);
    await importButton.click();
    await expect(outcome("Import Successful")).toBeFocused();
    expect(api.imports[0]?.query).toEqual({ page: "home", source: "spring.json" });
  });

  for (const [problem, content, message] of [
    ["more than 5 MiB", { size: 5 * 1024 * 1024 + 1 }, "spring.json is 5.1 MB"],
    ["bytes that are not UTF-8", { size: 1, byte: 0xe9 }, "spring.json has characters that we can't read."],
  ] as const) {
    test(`with ${problem} is rejected with a message`, async ({ page }) => {
      await mockAdminApi(page);
      const { editor, enter, text } = await openPanel(page);
      await enter(GOOD_INPUT);
      await drag(editor, ["drop"], [content]);
      await expect(page.getByRole("alert")).toContainText(message);
      expect(await text()).toBe(GOOD_INPUT);
      await page.locator("input[type=file]").setInputFiles(file("good.json", TOKEN_ONLY_INPUT));
      await expect(page.getByRole("alert")).toHaveCount(0);
      expect(await text()).toBe(TOKEN_ONLY_INPUT);
    });
  }

  /**
   * Dispatches drag events with files on an element.
   * @returns for each event, true if the page handled it
   */
  function drag(
    target: Locator,
    types: readonly string[],
    files: readonly { text?: string; size?: number; byte?: number }[],
  ): Promise<boolean[]> {
    return target.evaluate(
      (element, { types, files }) => {
        const dataTransfer = new DataTransfer();
        for (const { text, size = 0, byte = 0x20 } of files) {
          dataTransfer.items.add(new File([text ?? new Uint8Array(size).fill(byte)], "spring.json"));
        }
        const init = { dataTransfer, bubbles: true, composed: true, cancelable: true };
        return types.map((type) => !element.dispatchEvent(new DragEvent(type, init)));
      },
      { types, files },
    );
  }

  test("can be dropped anywhere, also on the editor", async ({ page }) => {
    await mockAdminApi(page);
    const { editor, text } = await openPanel(page);
    const ground = page.getByText("Drop the file to see");
    expect(await drag(editor, ["dragover"], [{ text: GOOD_INPUT }])).toEqual([true]);
    await expect(ground).toBeVisible();
    expect(await drag(editor, ["drop"], [{ text: GOOD_INPUT }])).toEqual([true]);
    await expect(ground).toHaveCount(0);
    await expect(page.getByText("Loaded from spring.json")).toBeVisible();
    expect(await text()).toBe(GOOD_INPUT);

    await drag(editor, ["dragover", "drop"], [{ text: GOOD_INPUT }, { text: TOKEN_ONLY_INPUT }]);
    await expect(page.getByRole("alert")).toHaveText("Import one file at a time.");
    await expect(page.getByText("Loaded from spring.json")).toBeVisible();
  });
});
