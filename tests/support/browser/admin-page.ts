import { expect, type Locator, type Page } from "playwright/test";

/** The parts of the admin panel that the tests use. */
export interface AdminPage {
  /** The text area, or the content element of the JSON editor. */
  editor: Locator;
  importButton: Locator;
  /** The result of the check in one line. */
  summary: Locator;
  /** The section "What Will Change". */
  report: Locator;
  /** The box with the outcome of an import, by its heading. */
  outcome(title: string): Locator;
  toast: Locator;
  dialog: Locator;
  /** Replaces the text in the editor. */
  type(text: string): Promise<void>;
  /** Replaces the text in the editor and waits for the check. */
  enter(text: string): Promise<void>;
  /** Returns the text in the editor. */
  text(): Promise<string>;
  /** Shows a section by its link in the navigation, which a menu button opens on narrow screens. */
  openTab(title: string): Promise<void>;
}

export function adminPage(page: Page): AdminPage {
  const editor = page.getByRole("textbox", { name: "JSON Content" });
  const summary = page.locator(".check-summary");
  const type = async (text: string) => {
    await editor.focus();
    // A selection that the editor makes by its own key. It learns of others only later, and the browser inserts the text.
    await page.keyboard.press("ControlOrMeta+a");
    if (text === "") await page.keyboard.press("Delete");
    // Inserted at once, like pasted text. Typed key by key, the editor would close brackets by itself.
    else await page.keyboard.insertText(text);
  };
  return {
    editor,
    importButton: page.getByRole("button", { name: /^Import(?:ing\.\.\.| Content)$/ }),
    summary,
    report: page.getByRole("region", { name: "What Will Change" }),
    outcome: (title) => page.getByRole("region", { name: title, exact: true }),
    toast: page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem"),
    dialog: page.getByRole("dialog"),
    type,
    async enter(text) {
      // The summary of another text would stay until the check of this one has ended.
      if ((await summary.textContent()) !== "") await type("");
      await expect(summary).toHaveText("");
      await type(text);
      await expect(summary).toHaveText(/^(?:Would|Nothing)/);
      await expect(summary).toHaveAttribute("aria-busy", "false");
    },
    text: () =>
      editor.evaluate((element) => {
        if (element instanceof HTMLTextAreaElement) return element.value;
        return [...element.querySelectorAll(".cm-line")].map((line) => line.textContent).join("\n");
      }),
    async openTab(title) {
      const navigation = page.getByRole("navigation", { name: "Admin" });
      const link = navigation.getByRole("link", { name: title, exact: true });
      await expect(navigation.locator("summary").or(link).filter({ visible: true }).first()).toBeVisible();
      if (!(await link.isVisible())) await navigation.locator("summary").click();
      await link.click();
    },
  };
}

/** Opens Content Import for a signed-in user and waits for the JSON editor. */
export async function openPanel(page: Page): Promise<AdminPage> {
  await page.goto("/admin#import");
  await expect(page.locator(".content-editor")).toHaveAttribute("aria-busy", "false");
  return adminPage(page);
}

/** Opens the sign-in form. */
export async function openSignIn(page: Page): Promise<{ name: Locator; password: Locator; button: Locator }> {
  await page.goto("/admin");
  return {
    name: page.getByLabel("Your Name"),
    password: page.getByLabel("Password"),
    button: page.getByRole("button", { name: /^Sign/ }),
  };
}
