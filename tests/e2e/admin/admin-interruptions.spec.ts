/** Interruptions in the middle of typing, on a real server: the text stays or comes back, and can be published. */
import { type BrowserContext, expect as baseExpect, type Locator, type Page } from "playwright/test";
import { PASSWORD } from "#tests/support/api/admin-client.ts";
import { respondWithError } from "#tests/support/browser/admin-api-mock.ts";
import { type AdminServer, signIn, test } from "#tests/support/browser/admin-fixture.ts";
import { at, openOffice, PEOPLE, signInAs } from "#tests/support/browser/admin-office.ts";
import { adminPage } from "#tests/support/browser/admin-page.ts";
import { documentForm } from "#tests/support/browser/document-form.ts";

/** Publishing renders pages, which takes long on a busy machine. */
const expect = baseExpect.configure({ timeout: 30_000 });

/** A place of the admin where people type, as one page of the browser shows it. */
interface Place {
  address: string;
  /** The path of a page that shows the published text. */
  path: string;
  type(page: Page, text: string): Promise<void>;
  read(page: Page): Promise<string>;
  publishButton(page: Page): Locator;
  /** The message that nothing could be published. */
  failure(page: Page): Locator;
  published(page: Page): Locator;
}

function formPlace(address: string, field: string, path: string): Place {
  const control = (page: Page) => documentForm(page).field(field);
  return {
    address,
    path,
    type: (page, text) => control(page).fill(text),
    read: (page) => control(page).inputValue(),
    publishButton: (page) => documentForm(page).publish,
    failure: (page) => documentForm(page).bar.getByRole("alert").filter({ hasText: "Your changes are still here." }),
    published: (page) => documentForm(page).published,
  };
}

const PLACES: Readonly<Record<string, Place>> = {
  "the form of a page": formPlace("pages/farm", "Line below the headline", "/farm"),
  "Business Info": formPlace("business-info", "About the agency", "/farm"),
  "Content Import": {
    address: "import",
    path: "/farm",
    type: (page, text) => adminPage(page).type(JSON.stringify({ pages: { farm: { hero: { subtitle: text } } } })),
    read: async (page) => JSON.parse((await adminPage(page).text()) || "{}").pages?.farm.hero.subtitle,
    publishButton: (page) => adminPage(page).importButton,
    failure: (page) => adminPage(page).outcome("Import Failed"),
    published: (page) => adminPage(page).outcome("Import Successful"),
  },
};

/** The text before the interruption, and the one that is published after it. */
const BEGUN = "Insurance for barns and b";
const FINISHED = "Insurance for barns and bins";

interface Scene {
  page: Page;
  context: BrowserContext;
  server: AdminServer;
  place: Place;
}

/** Reads the drafts in the browser as JSON. */
async function readDrafts(): Promise<string> {
  const request = indexedDB.open("admin-drafts");
  await new Promise((resolve) => request.addEventListener("success", resolve));
  const { result: database } = request;
  if (!database.objectStoreNames.contains("drafts")) return "";
  const all = database.transaction("drafts").objectStore("drafts").getAll();
  await new Promise((resolve) => all.addEventListener("success", resolve));
  database.close();
  return JSON.stringify(all.result);
}

async function failToPublish({ page, place }: Scene): Promise<void> {
  await place.publishButton(page).click();
  await expect(place.failure(page)).toBeVisible();
}

/** Publishes, and signs in again in the dialog that opens. Publishing continues then. */
async function publishAfterSignIn({ page, place }: Scene, password: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Sign In Again" });
  await expect.poll(() => place.read(page)).toBe(FINISHED);
  await place.publishButton(page).click();
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(place.published(page)).toBeVisible();
}

/** Interruptions, each with its end. They return the page to go on with. */
const INTERRUPTIONS: Readonly<Record<string, (scene: Scene) => Promise<Page>>> = {
  async "the tab crashes"({ page, context, place }) {
    await expect.poll(() => page.evaluate(readDrafts)).toContain(BEGUN);
    const crash = page.waitForEvent("crash");
    await Promise.race([crash, page.goto("chrome://crash").catch(() => crash)]);
    const next = await context.newPage();
    await next.goto(`/admin#${place.address}`);
    await next
      .getByRole("region", { name: "Restore what you were typing?" })
      .getByRole("button", { name: "Restore" })
      .click();
    return next;
  },
  async "the server is killed"(scene) {
    await scene.server.kill();
    await failToPublish(scene);
    await scene.server.restart();
    return scene.page;
  },
  async "the disk of the server is full"(scene) {
    const { page } = scene;
    const endpoint = /\/api\/admin\/import(?:\?|$)/;
    await page.route(endpoint, (route) => respondWithError(route, 507, "disk-full", "The disk is full."));
    await failToPublish(scene);
    await expect(scene.place.failure(page)).toContainText("The disk is full.");
    await page.unroute(endpoint);
    return page;
  },
  async "the browser has no room for a draft"({ page, place }) {
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("No room", "QuotaExceededError");
      };
    });
    await place.type(page, `${BEGUN}i`);
    await expect(page.getByText(/can't keep a copy of what you type|has no room for a draft/)).toBeVisible();
    await place.type(page, BEGUN);
    return page;
  },
  async "the computer goes offline"(scene) {
    await scene.context.setOffline(true);
    await failToPublish(scene);
    await scene.context.setOffline(false);
    return scene.page;
  },
};

async function typeInto(page: Page, place: Place): Promise<void> {
  await expect(place.publishButton(page)).toBeVisible();
  await place.type(page, BEGUN);
  await expect.poll(() => place.read(page)).toBe(BEGUN);
}

async function expectLive({ page, place }: Scene): Promise<void> {
  const response = await page.request.get(place.path);
  expect(await response.text()).toContain(FINISHED);
}

for (const [placeName, place] of Object.entries(PLACES)) {
  test.describe(placeName, () => {
    test.slow();

    for (const [interruption, interrupt] of Object.entries(INTERRUPTIONS)) {
      test(`keeps the text when ${interruption}, and publishes it afterward`, async ({ page, context, server }) => {
        await signIn(page);
        await page.goto(`/admin#${place.address}`);
        await typeInto(page, place);
        const next = await interrupt({ page, context, server, place });
        await expect.poll(() => place.read(next)).toBe(BEGUN);
        await place.type(next, FINISHED);
        await place.publishButton(next).click();
        await expect(place.published(next)).toBeVisible();
        await expectLive({ page: next, context, server, place });
      });
    }

    test("keeps the text when the session is gone, and publishes it after signing in", async ({
      page,
      context,
      server,
    }) => {
      await signIn(page);
      await page.goto(`/admin#${place.address}`);
      await typeInto(page, place);
      await context.clearCookies();
      await place.type(page, FINISHED);
      const scene = { page, context, server, place };
      await publishAfterSignIn(scene, PASSWORD);
      await expectLive(scene);
    });

    test("keeps the text when an owner ends the session, and publishes it after signing in", async ({
      page,
      context,
      server,
      browser,
    }) => {
      const url = await openOffice(server);
      await signInAs(page, "ben", at(url, place.address));
      await typeInto(page, place);
      await endSessions(await browser.newContext(), url);
      await place.type(page, FINISHED);
      const scene = { page, context, server, place };
      await publishAfterSignIn(scene, PEOPLE.ben.password);
      await expectLive(scene);
    });
  });
}

/** Ends all sessions of the editor as the owner. */
async function endSessions(owner: BrowserContext, url: string): Promise<void> {
  const { request } = owner;
  const { origin } = new URL(url);
  const headers = { Origin: origin };
  const { email, password } = PEOPLE.ann;
  await request.post(`${origin}/api/admin/session`, { headers, data: { email, password } });
  const { sessions } = await (await request.get(`${origin}/api/admin/sessions`)).json();
  for (const { id, isCurrent } of sessions) {
    if (isCurrent) continue;
    const response = await request.delete(`${origin}/api/admin/sessions/${id}`, { headers });
    expect(response.status()).toBe(200);
  }
  await owner.close();
}
