/** The page of the admin: who gets in, and everything from a text to its import. */
import { expect, type Locator, type Page, type Route, test } from "playwright/test";
import {
  type AdminApi,
  adminPage,
  answerAdmin,
  CONFLICT,
  NAME,
  openPanel,
  PASSWORD,
  refuse,
} from "#tests/support/browser/admin-api.ts";
import { listAxeViolations } from "#tests/support/browser/axe.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SESSION = "**/api/admin/session";
const DOCUMENTS = "**/api/admin/documents";
const IMPORT = /\/api\/admin\/import(?:\?|$)/;

const CLOSED = "The admin is closed because ADMIN_PASSWORD_HASH is not set. Run `agency admin hash` to create one.";
const EMPTY = "Please enter JSON content to import";
const NO_JSON = "Invalid JSON format. Please check your JSON syntax.";

const TARGETS = ["home", "about", "commercial", "farm", "personal", "medicare", "contact"];

const GOOD = json({ pages: { home: { hero: { subtitle: "New" } }, farm: { hero: { subtitle: "New" } } } });
const HALF = json({ pages: { home: { hero: { title: 3 } }, farm: { hero: { subtitle: "New" } } } });
const TOKENS = json({ HERO_SUBTITLE: "New" });

function json(value: object): string {
  return JSON.stringify(value, null, 2);
}

/** Holds the answers to some calls back, until they are let go. */
async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

async function openSignIn(page: Page): Promise<{ api: AdminApi; name: Locator; password: Locator; button: Locator }> {
  const api = await answerAdmin(page, { isSignedIn: false });
  await page.goto("/admin");
  return {
    api,
    name: page.getByLabel("Your Name"),
    password: page.getByLabel("Password"),
    button: page.getByRole("button", { name: /^Sign/ }),
  };
}

test("the page without scripts says what it needs, and is not for search engines", async ({ request }) => {
  const html = await (await request.get("/admin")).text();
  expect(html).toContain("<title>Admin Panel | Prairie Lantern Insurance</title>");
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
  expect(html).toContain("Loading...");
  expect(html).not.toMatch(/canonical|speculationrules|ld\+json| style="/);
});

test("the page has a way home, and loads", async ({ page }) => {
  await answerAdmin(page);
  const release = await hold(page, SESSION);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Admin Panel" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Loading...");
  await expect(page.getByRole("link", { name: "Return to Website" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Prairie Lantern" })).toHaveAttribute("href", "/");
  release();
  await expect(page.getByRole("heading", { name: "Content Import" })).toBeVisible();
  await expect(page.locator("main > #admin > .loading")).toHaveCount(0);
});

for (const [what, answer, why] of [
  ["the API says so", (route: Route) => refuse(route, 403, "admin-closed", CLOSED), CLOSED],
  ["there is no API", (route: Route) => route.fulfill({ status: 404, body: "Not Found" }), "it has no server"],
  ["nothing answers", (route: Route) => route.abort(), "The server does not answer."],
] as const) {
  test(`the admin is closed where ${what}, and says what its owner does`, async ({ page }) => {
    await page.route(SESSION, answer);
    await page.goto("/admin");
    const closed = page.getByRole("region", { name: "The Admin Is Closed" });
    await expect(closed).toContainText(why);
    await expect(closed.getByRole("listitem")).toContainText([
      "agency admin hash",
      "ADMIN_PASSWORD_HASH",
      "agency serve",
    ]);
    await expect(closed.getByRole("link", { name: "Return to Website" })).toHaveAttribute("href", "/");
    await expect(page.getByLabel("Password")).toHaveCount(0);
  });
}

test.describe("signing in", () => {
  test("says at each field what is missing", async ({ page }) => {
    const { name, password, button } = await openSignIn(page);
    await expect(name).toBeFocused();
    await button.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription(/Please enter your name$/);
    await expect(password).toHaveAccessibleDescription("Please enter the password");
    await name.fill("Ada");
    await button.click();
    await expect(password).toBeFocused();
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
  });

  test("with a wrong password says so, and goes on from there", async ({ page }) => {
    const { name, password } = await openSignIn(page);
    await name.fill(NAME);
    await password.fill("wrong");
    await password.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("The password is wrong. Please try again.");
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription("The password is wrong. Please try again.");
    await expect(name).toHaveValue(NAME);
  });

  test("too often says when it can be tried again", async ({ page }) => {
    const { name, password, button } = await openSignIn(page);
    const message = "There were too many wrong passwords. Please try again later.";
    await page.route(SESSION, (route) =>
      route.request().method() === "POST"
        ? refuse(route, 429, "too-many", message, { "Retry-After": "540" })
        : route.fallback(),
    );
    await name.fill(NAME);
    await password.fill(PASSWORD);
    await button.click();
    await expect(page.getByRole("alert")).toHaveText(/later\. You can try again in 9 minutes, at \d+:\d\d.[AP]M\.$/);
    await expect(page.getByRole("alert")).toBeFocused();
  });

  test("without a network says so, and keeps what was typed", async ({ page }) => {
    const { name, password, button } = await openSignIn(page);
    await name.fill(NAME);
    await password.fill(PASSWORD);
    await page.route(SESSION, (route) => route.abort());
    await button.click();
    await expect(page.getByRole("alert")).toHaveText("The server does not answer. Please try again.");
    await expect(password).toHaveValue(PASSWORD);
    await expect(button).toHaveText("Sign In");
  });

  test("works by keyboard alone, as the whole way to an import does", async ({ page }) => {
    const { api, name } = await openSignIn(page);
    await expect(name).toBeFocused();
    const release = await hold(page, SESSION);
    await page.keyboard.type(NAME);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
    release();
    await expect(page.getByRole("link", { name: "Content Import" })).toBeFocused();
    await expect(page.getByText(`Signed in as ${NAME}`)).toBeVisible();
    await expect(page.locator(".content-editor")).toHaveAttribute("aria-busy", "false");

    const { editor, button, outcome } = adminPage(page);
    await tabTo(page, editor);
    await page.keyboard.insertText(GOOD);
    // Where Tab belongs to the editor, Escape leaves it.
    await page.keyboard.press("Escape");
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    await expect(outcome("Import Successful")).toBeFocused();
    expect(api.imports).toHaveLength(1);
  });

  test("remembers the name, and not the password", async ({ page }) => {
    const { api, name, password, button } = await openSignIn(page);
    await name.fill(NAME);
    await password.fill(PASSWORD);
    await button.click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(name).toHaveValue(NAME);
    await expect(password).toHaveValue("");
    await expect(password).toBeFocused();
    expect(api.isSignedIn).toBe(false);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(PASSWORD);
  });
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

for (const [what, text, message] of [
  ["nothing", "", EMPTY],
  ["blanks", " \n ", EMPTY],
  ["no JSON", '{ "pages": ', NO_JSON],
  ["JavaScript", "{ pages: {} }", NO_JSON],
] as const) {
  test(`importing ${what} says so, and calls nobody`, async ({ page }) => {
    const api = await answerAdmin(page);
    const { editor, button, toast } = await openPanel(page);
    await editor.fill(text);
    await button.click();
    await expect(toast).toContainText(`Error${message}`);
    await expect(toast).toHaveClass(/destructive/);
    await expect(button).toBeEnabled();
    expect(api.imports).toEqual([]);
  });
}

test("an import is busy, then a success that stays until the next attempt", async ({ page }) => {
  const api = await answerAdmin(page);
  const { editor, button, summary, outcome, enter } = await openPanel(page);
  await enter(GOOD);
  await expect(summary).toHaveText("Would import 2 pages: 2 updated.");
  await page.getByLabel("Message for the history").fill(" Spring ");
  await expect(button).toHaveText("Import Content");
  const release = await hold(page, IMPORT);
  await button.click();
  await expect(button).toHaveText("Importing...");
  await expect(button).toBeDisabled();
  release();

  const box = outcome("Import Successful");
  await expect(box).toBeFocused();
  await expect(box).toContainText("Imported 2 pages as revision 1: 2 updated.");
  await expect(box.getByRole("heading", { name: "Import Results" })).toBeVisible();
  for (const [name, path] of [
    ["home", "/"],
    ["farm", "/farm"],
  ] as const) {
    const line = box.getByRole("listitem").filter({ hasText: name }).first();
    await expect(line).toContainText("updated");
    await expect(line.getByRole("link").first()).toHaveAttribute("href", path);
    await expect(line.getByRole("link").first()).toHaveAttribute("target", "_blank");
  }
  expect(api.imports).toEqual([{ query: { message: "Spring" }, ifMatch: '"0"', body: GOOD }]);
  expect(api.store.history()).toMatchObject([{ by: NAME, message: "Spring" }]);
  await expect(page.getByLabel("Message for the history")).toHaveValue("");

  // What is checked now is what was imported.
  await expect(summary).toHaveText("Nothing to do: 2 pages unchanged.");
  await editor.fill(GOOD.replace("New", "Newer"));
  await expect(box).toBeVisible();
  await editor.fill("");
  await button.click();
  await expect(box).toHaveCount(0);
});

test("the target page goes along with token-only content, and with no other", async ({ page }) => {
  const api = await answerAdmin(page);
  const { editor, button, outcome } = await openPanel(page);
  const target = page.getByLabel("Target Page");
  await expect(target).toHaveValue("home");
  await expect(target.getByRole("option")).toHaveText(TARGETS);
  for (const [text, chosen, sent] of [
    [TOKENS, "home", { page: "home" }],
    [TOKENS, "farm", { page: "farm" }],
    ['{ "about": {}, "x_y": 1 }', "about", { page: "about" }],
    [`\uFEFF${TOKENS}`, "personal", { page: "personal" }],
    [GOOD, "farm", {}],
    ['{ "site": {}, "HERO_TITLE": "T" }', "farm", {}],
    ['{ "pages": {}, "HERO_TITLE": "T" }', "farm", {}],
    ['{ "home": { "HERO_TITLE": "T" } }', "farm", {}],
    ['["HERO_TITLE"]', "farm", {}],
  ] as const) {
    await editor.fill(text);
    await target.selectOption(chosen);
    await button.click();
    await expect(outcome("Import Successful").or(outcome("Import Failed")), text).toBeFocused();
    expect(api.imports.pop()?.query, text).toEqual(sent);
    expect(api.imports).toEqual([]);
  }
});

test("the target page says whether it counts", async ({ page }) => {
  await answerAdmin(page);
  const { enter } = await openPanel(page);
  const target = page.getByLabel("Target Page");
  await expect(target).toHaveAccessibleDescription(/^Only for token-only content/);
  await enter(GOOD);
  await expect(target).toHaveAccessibleDescription("Not used: the content is for home, farm.");
  await enter(TOKENS);
  await expect(target).toHaveAccessibleDescription(/it is for this one\.$/);
});

test("the options go along", async ({ page }) => {
  const api = await answerAdmin(page);
  const { enter, button, outcome } = await openPanel(page);
  await enter(HALF);
  await page.getByText("Options", { exact: true }).click();
  await page.getByLabel("Create pages that do not exist yet").check();
  await page.getByLabel("Import the good pages although others have errors").check();
  await button.click();
  await expect(outcome("Import Successful")).toContainText("1 updated; 1 error in other pages");
  expect(api.imports[0]?.query).toEqual({ create: "1", partial: "1" });
});

test("what the importer refuses is told with each page, errors in red", async ({ page }) => {
  const api = await answerAdmin(page);
  const { enter, button, summary, outcome, toast } = await openPanel(page);
  await enter(HALF);
  await expect(summary).toHaveText("Nothing would be imported: 1 error.");
  await button.click();
  const box = outcome("Import Failed");
  await expect(box).toBeFocused();
  await expect(box).toContainText("Nothing was imported: 1 error.");
  await expect(toast).toContainText("Import ErrorNothing was imported: 1 error.");
  const [home, farm] = ["home", "farm"].map((name) => box.getByRole("listitem").filter({ hasText: name }).first());
  await expect(farm as Locator).toContainText("skipped");
  const status = (home as Locator).getByText(/error: hero\.title is a number/).last();
  await expect(status).toBeVisible();
  const probe = await page.evaluate(() => {
    const element = document.body.appendChild(document.createElement("i"));
    element.style.color = "var(--error)";
    const { color } = getComputedStyle(element);
    element.remove();
    return color;
  });
  await expect(status).toHaveCSS("color", probe);
  await expect(button).toBeEnabled();
  expect(api.store.history()).toEqual([]);
});

const FULL =
  "The server's disk is full. Nothing was imported, and the pages have not changed. Free some space and try again.";
const DEFAULT = "Failed to import content";

for (const [what, answer, message] of [
  ["the API's sentence", (route: Route) => refuse(route, 507, "disk-full", FULL), FULL],
  [
    "what came instead of one",
    (route: Route) => route.fulfill({ status: 502, body: "Bad gateway" }),
    "502: Bad gateway",
  ],
  ["that it failed, where there is no sentence", (route: Route) => refuse(route, 500, "internal", ""), DEFAULT],
  ["that it failed, where there is no answer", (route: Route) => route.abort(), DEFAULT],
] as const) {
  test(`a failure shows ${what}`, async ({ page }) => {
    await answerAdmin(page);
    await page.route(IMPORT, answer);
    const { enter, button, outcome, toast, text } = await openPanel(page);
    await enter(GOOD);
    await button.click();
    await expect(outcome("Import Failed")).toContainText(message);
    await expect(outcome("Import Failed")).toBeFocused();
    await expect(toast).toContainText(`Error${message}`);
    await expect(button).toBeEnabled();
    expect(await text()).toBe(GOOD);
  });
}

test("an import waits for the check, and is one however often it is asked for", async ({ page }) => {
  const api = await answerAdmin(page);
  const { editor, button, outcome } = await openPanel(page);
  await api.importElsewhere({ pages: { about: { hero: { subtitle: "Theirs" } } } }, "Bo", "");
  const release = await hold(page, DOCUMENTS);
  await editor.fill(GOOD);
  await button.dblclick();
  await expect(button).toHaveText("Importing...");
  expect(api.imports).toEqual([]);
  release();
  await expect(outcome("Import Successful")).toBeFocused();
  expect(api.imports.map(({ ifMatch }) => ifMatch)).toEqual(['"1"']);
});

test.describe("where the content could not be read", () => {
  async function openUnread(page: Page) {
    const api = await answerAdmin(page);
    await api.importElsewhere({ pages: { about: { hero: { subtitle: "Theirs" } } } }, "Bo", "");
    await page.route(DOCUMENTS, (route) => route.abort());
    const admin = await openPanel(page);
    await admin.editor.fill(GOOD);
    await expect(admin.summary).toHaveText("What it would change is not known.");
    return { api, admin };
  }

  test("it can be checked again", async ({ page }) => {
    const { admin } = await openUnread(page);
    await page.unroute(DOCUMENTS);
    await page.getByRole("button", { name: "Check Again" }).click();
    await expect(admin.summary).toHaveText("Would import 2 pages: 2 updated.");
  });

  test("it can be imported all the same", async ({ page }) => {
    const { api, admin } = await openUnread(page);
    await admin.button.click();
    await expect(admin.outcome("Import Successful")).toBeFocused();
    expect(api.imports.map(({ ifMatch }) => ifMatch)).toEqual(['"1"']);
  });
});

test.describe("a file", () => {
  const file = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });

  test("is chosen, goes by its name, and can be cleared and had back", async ({ page }) => {
    const api = await answerAdmin(page);
    const { button, outcome, summary, text } = await openPanel(page);
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a File" }).click();
    await (await chosen).setFiles(file("spring.json", `\uFEFF${GOOD}`));
    await expect(page.getByText("From spring.json")).toBeVisible();
    await expect(summary).toHaveText("Would import 2 pages: 2 updated.");
    expect(await text()).toBe(GOOD);

    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await expect(page.getByText("From spring.json")).toHaveCount(0);
    expect(await text()).toBe("");
    await page.getByRole("button", { name: "Undo Replacing" }).click();
    expect(await text()).toBe(GOOD);

    await button.click();
    await expect(outcome("Import Successful")).toBeFocused();
    expect(api.imports.map(({ query }) => query)).toEqual([{ source: "spring.json" }]);
  });

  test("keeps its name while it is edited", async ({ page }) => {
    const api = await answerAdmin(page);
    const { button, outcome, enter } = await openPanel(page);
    await page.locator("input[type=file]").setInputFiles(file("spring.json", GOOD));
    await expect(page.getByText("From spring.json")).toBeVisible();
    await enter(TOKENS);
    await button.click();
    await expect(outcome("Import Successful")).toBeFocused();
    expect(api.imports[0]?.query).toEqual({ page: "home", source: "spring.json" });
  });

  for (const [what, content, message] of [
    ["more than 5 MiB", { size: 5 * 1024 * 1024 + 1 }, "spring.json has 5.1 MiB"],
    ["no UTF-8", { size: 1, byte: 0xe9 }, "spring.json is not UTF-8 text."],
  ] as const) {
    test(`with ${what} is not loaded, and says why`, async ({ page }) => {
      await answerAdmin(page);
      const { editor, enter, text } = await openPanel(page);
      await enter(GOOD);
      await drag(editor, ["drop"], [content]);
      await expect(page.getByRole("alert")).toContainText(message);
      expect(await text()).toBe(GOOD);
      await page.locator("input[type=file]").setInputFiles(file("good.json", TOKENS));
      await expect(page.getByRole("alert")).toHaveCount(0);
      expect(await text()).toBe(TOKENS);
    });
  }

  /** Drags files over an element. @returns which of the events the page took for itself */
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

  test("is dropped anywhere, also on the editor", async ({ page }) => {
    await answerAdmin(page);
    const { editor, text } = await openPanel(page);
    const ground = page.getByText("Drop the file here");
    expect(await drag(editor, ["dragover"], [{ text: GOOD }])).toEqual([true]);
    await expect(ground).toBeVisible();
    expect(await drag(editor, ["drop"], [{ text: GOOD }])).toEqual([true]);
    await expect(ground).toHaveCount(0);
    await expect(page.getByText("From spring.json")).toBeVisible();
    expect(await text()).toBe(GOOD);

    await drag(editor, ["dragover", "drop"], [{ text: GOOD }, { text: TOKENS }]);
    await expect(page.getByRole("alert")).toHaveText("Please import one file at a time.");
    await expect(page.getByText("From spring.json")).toBeVisible();
  });
});

test.describe("where somebody else imported meanwhile", () => {
  async function conflict(page: Page) {
    const api = await answerAdmin(page);
    const admin = await openPanel(page);
    await admin.enter(GOOD);
    await api.importElsewhere({ pages: { home: { hero: { subtitle: "Theirs" } } } }, "Bo", "Ours is better");
    await api.importElsewhere({ pages: { about: { hero: { subtitle: "Theirs" } } } }, "Cy", "");
    await admin.button.click();
    const box = admin.outcome("Somebody else imported meanwhile");
    await expect(box).toBeFocused();
    return { api, admin, box };
  }

  test("nothing is imported, and what they did is told", async ({ page }) => {
    const { api, admin, box } = await conflict(page);
    await expect(admin.toast).toContainText(`Error${CONFLICT}`);
    expect(api.store.history().map(({ by }) => by)).toEqual(["Bo", "Cy"]);
    const revisions = box.locator(".lines > li");
    await expect(revisions).toHaveCount(2);
    await expect(revisions.nth(0)).toContainText("Cy");
    await expect(revisions.nth(1)).toContainText(/Bo, .*2026.*: Ours is better/);
    await expect(revisions.nth(0).getByRole("listitem")).toHaveText(["About"]);
    await expect(revisions.nth(1).getByRole("listitem")).toHaveText(["Homealso in yours"]);
  });

  test("the text can be checked against what is new, and imported then", async ({ page }) => {
    const { api, admin, box } = await conflict(page);
    await box.getByRole("button", { name: "Check Against the New Content" }).click();
    await expect(box).toHaveCount(0);
    await expect(page.getByRole("region", { name: "What It Would Do" })).toBeFocused();
    await expect(admin.summary).toHaveText("Would import 2 pages: 2 updated.");
    await admin.button.click();
    await expect(admin.outcome("Import Successful")).toBeFocused();
    expect(api.imports.map(({ ifMatch }) => ifMatch)).toEqual(['"0"', '"2"']);
  });

  test("the text can be edited on", async ({ page }) => {
    const { api, admin, box } = await conflict(page);
    await box.getByRole("button", { name: "Keep Editing" }).click();
    await expect(box).toHaveCount(0);
    await expect(admin.editor).toBeFocused();
    expect(await admin.text()).toBe(GOOD);
    expect(api.imports).toHaveLength(1);
  });
});

test.describe("a session that ends in the middle", () => {
  test("is begun again over the page, where nothing is lost", async ({ page }) => {
    const api = await answerAdmin(page);
    const { button, dialog, enter, outcome, text } = await openPanel(page);
    await enter(GOOD);
    await page.getByLabel("Message for the history").fill("Spring");
    api.isSignedIn = false;
    await button.click();
    await expect(dialog).toHaveAccessibleName("Please Sign In Again");
    await expect(dialog.getByLabel("Your Name")).toHaveValue(NAME);
    await expect(dialog.getByLabel("Password")).toBeFocused();
    await dialog.getByLabel("Password").fill("wrong");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("The password is wrong. Please try again.");
    await dialog.getByLabel("Password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(await text()).toBe(GOOD);
    await page.keyboard.press("Enter");
    await expect(outcome("Import Successful")).toBeFocused();
    expect(api.imports.map(({ query }) => query)).toEqual([{ message: "Spring" }]);
  });

  test("can be left ended for now", async ({ page }) => {
    const api = await answerAdmin(page);
    const { dialog, editor, summary, text } = await openPanel(page);
    api.isSignedIn = false;
    await editor.fill(GOOD);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Your session has ended.")).toBeVisible();
    expect(await text()).toBe(GOOD);
    await editor.fill(TOKENS);
    await expect(summary).toHaveText("What it would change is not known.");
    await expect(dialog).toHaveCount(0);

    await page.getByRole("button", { name: "Sign In Again" }).click();
    await dialog.getByLabel("Password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await expect(summary).toHaveText("Would import 1 page: 1 updated.");
    await expect(page.getByText(`Signed in as ${NAME}`)).toBeVisible();
  });
});

test("signing out asks before it loses what was not imported", async ({ page }) => {
  const api = await answerAdmin(page);
  const { dialog, enter, text } = await openPanel(page);
  await enter(GOOD);
  const signOut = page.getByRole("button", { name: "Sign Out" });
  await signOut.click();
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(signOut).toBeFocused();
  expect(await text()).toBe(GOOD);
  await signOut.click();
  await dialog.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  expect(api.isSignedIn).toBe(false);
});

test("the browser asks before the page is left with what was not imported", async ({ page }) => {
  await answerAdmin(page);
  const { enter, button, outcome } = await openPanel(page);
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await isAsked()).toBe(false);
  await enter(GOOD);
  expect(await isAsked()).toBe(true);
  await button.click();
  await expect(outcome("Import Successful")).toBeFocused();
  expect(await isAsked()).toBe(false);
  await enter(TOKENS);
  expect(await isAsked()).toBe(true);
});

test("sections are links, and keep what was typed while others are shown", async ({ page }) => {
  await answerAdmin(page);
  const { editor, enter, text } = await openPanel(page);
  const tabs = page.getByRole("navigation", { name: "Admin" });
  const [imports, history] = [
    tabs.getByRole("link", { name: "Content Import" }),
    tabs.getByRole("link", { name: "History" }),
  ];
  await expect(imports).toHaveAttribute("aria-current", "page");
  await enter(GOOD);
  await history.click();
  await expect(history).toHaveAttribute("aria-current", "page");
  await expect(imports).not.toHaveAttribute("aria-current");
  await expect(editor).toBeHidden();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#history");
  await page.goBack();
  await expect(editor).toBeVisible();
  await expect(page.getByRole("heading", { name: "History" })).toBeHidden();
  expect(await text()).toBe(GOOD);
});

test("the formats are named, and an example goes where nothing is", async ({ page }) => {
  await answerAdmin(page);
  const { summary, text } = await openPanel(page);
  const help = page.getByRole("group").filter({ hasText: "What can be imported" });
  await expect(help.locator("strong")).toHaveText([
    "Standard site export",
    "Nested token structure",
    "Token-only",
    "String content",
  ]);
  const use = help.getByRole("button", { name: "Use This Example of Token-only" });
  await use.click();
  expect(JSON.parse(await text())).toHaveProperty("HERO_TITLE");
  await expect(summary).toHaveText(/home|1 page/);
  await help.getByText("What can be imported").click();
  await expect(use).toBeDisabled();
});

/** Every state that the page can be in. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  async loading(page) {
    await page.route(SESSION, () => {});
    await page.goto("/admin");
    await expect(page.getByText("Loading...")).toBeVisible();
  },
  async closed(page) {
    await page.route(SESSION, (route) => refuse(route, 403, "admin-closed", CLOSED));
    await page.goto("/admin");
    await expect(page.getByText(CLOSED)).toBeVisible();
  },
  async "signed out, with a wrong password"(page) {
    const { name, password } = await openSignIn(page);
    await name.fill(NAME);
    await password.fill("wrong");
    await password.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
  },
  async "signed out, without a server"(page) {
    const { name, password } = await openSignIn(page);
    await name.fill(NAME);
    await password.fill("wrong");
    await page.route(SESSION, (route) => route.abort());
    await password.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
  },
  async empty(page) {
    await answerAdmin(page);
    await openPanel(page);
  },
  async "with findings, and a file that was not taken"(page) {
    await answerAdmin(page);
    const { enter } = await openPanel(page);
    await enter(HALF);
    await page.getByText("Options", { exact: true }).click();
    const file = { name: "latin.json", mimeType: "application/json", buffer: Buffer.from([0xe9]) };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByRole("alert")).toBeVisible();
  },
  async "not checked"(page) {
    await answerAdmin(page);
    await page.route(DOCUMENTS, (route) => route.abort());
    const { editor } = await openPanel(page);
    await editor.fill(GOOD);
    await expect(page.getByRole("button", { name: "Check Again" })).toBeVisible();
  },
  async importing(page) {
    await answerAdmin(page);
    const { enter, button } = await openPanel(page);
    await enter(GOOD);
    await hold(page, IMPORT);
    await button.click();
    await expect(button).toHaveText("Importing...");
  },
  async imported(page) {
    await answerAdmin(page);
    const { enter, button, outcome, summary } = await openPanel(page);
    await enter(GOOD);
    await button.click();
    await expect(outcome("Import Successful")).toBeFocused();
    await expect(summary).toHaveText(/^Nothing to do/);
  },
  async refused(page) {
    await answerAdmin(page);
    const { enter, button, outcome, toast } = await openPanel(page);
    await enter(HALF);
    await button.click();
    await expect(outcome("Import Failed")).toBeFocused();
    // A toast stays under the pointer.
    await toast.hover();
  },
  async "in conflict"(page) {
    const api = await answerAdmin(page);
    const { enter, button, outcome } = await openPanel(page);
    await enter(GOOD);
    await api.importElsewhere({ pages: { home: { hero: { subtitle: "Theirs" } } } }, "Bo", "Ours");
    await button.click();
    await expect(outcome("Somebody else imported meanwhile")).toBeFocused();
  },
  async "signed out in the middle"(page) {
    const api = await answerAdmin(page);
    const { editor, dialog } = await openPanel(page);
    api.isSignedIn = false;
    await editor.fill(GOOD);
    await expect(dialog).toBeVisible();
  },
  async "about to sign out"(page) {
    await answerAdmin(page);
    const { enter, dialog } = await openPanel(page);
    await enter(GOOD);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(dialog).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`${state}, the page is accessible at every width, in the light and in the dark, and keeps to its policy`, async ({
    page,
  }) => {
    const found: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) found.push(message.text());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await reach(page);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) found.push(`${width} px: the page is ${overflow} px too wide`);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await listAxeViolations(page)));
      }
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(found).toEqual([]);
  });
}
