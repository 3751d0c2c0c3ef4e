/** Interruptions in the middle of typing, on a real server: the text stays or comes back, and can be published. */
import { type BrowserContext, expect, type Locator, type Page, type PlaywrightWorkerArgs } from "playwright/test";
import { respondWithError } from "#tests/support/browser/admin-api-mock.ts";
import { test } from "#tests/support/browser/admin-fixture.ts";
import { PEOPLE } from "#tests/support/browser/admin-office.ts";
import { adminPage } from "#tests/support/browser/admin-page.ts";
import type { AdminServer } from "#tests/support/browser/admin-server.ts";
import { documentForm } from "#tests/support/browser/document-form.ts";
import { readDrafts } from "#tests/support/browser/read-drafts.ts";
import { forRun, isFullRun } from "#tests/support/full-run.ts";

/** A place of the admin where people type, as one page of the browser shows it. */
interface Place {
  address: string;
  type(page: Page, text: string): Promise<void>;
  read(page: Page): Promise<string>;
  publishButton(page: Page): Locator;
  /** The message that nothing could be published. */
  failure(page: Page): Locator;
  published(page: Page): Locator;
}

function formPlace(address: string, field: string): Place {
  const control = (page: Page) => documentForm(page).field(field);
  return {
    address,
    type: (page, text) => control(page).fill(text),
    read: (page) => control(page).inputValue(),
    publishButton: (page) => documentForm(page).publish,
    failure: (page) => documentForm(page).bar.getByRole("alert").filter({ hasText: "Your changes are still here." }),
    published: (page) => documentForm(page).published,
  };
}

const PLACES: Readonly<Record<string, Place>> = {
  "the form of a page": formPlace("pages/farm", "Line below the headline"),
  "Business Info": formPlace("business-info?field=/description", "About the agency"),
  "Content Import": {
    address: "import",
    type: (page, text) => adminPage(page).type(JSON.stringify({ pages: { farm: { hero: { subtitle: text } } } })),
    read: async (page) => JSON.parse((await adminPage(page).text()) || "{}").pages?.farm.hero.subtitle,
    publishButton: (page) => adminPage(page).importButton,
    failure: (page) => adminPage(page).outcome("Import Failed"),
    published: (page) => adminPage(page).outcome("Import Successful"),
  },
};

interface Scene {
  page: Page;
  context: BrowserContext;
  playwright: PlaywrightWorkerArgs["playwright"];
  server: AdminServer;
  place: Place;
  /** The typed text. */
  begun: string;
}

/** An interruption, which ends before the text is published unless it has its own end. */
interface Interruption {
  /** Returns the page to go on with. */
  run(scene: Scene): Promise<Page>;
  /** Runs after the text was published. */
  end?(page: Page): Promise<unknown>;
  /** The user has to sign in again to publish. */
  endsSession?: boolean;
}

async function failToPublish({ page, place }: Scene): Promise<void> {
  await place.publishButton(page).click();
  await expect(place.failure(page)).toBeVisible();
}

const INTERRUPTIONS = {
  "the computer goes offline": {
    async run(scene) {
      await scene.context.setOffline(true);
      await failToPublish(scene);
      await scene.context.setOffline(false);
      return scene.page;
    },
  },
  "the disk of the server is full": {
    async run(scene) {
      const { page } = scene;
      const endpoint = /\/api\/admin\/import(?:\?|$)/;
      await page.route(endpoint, (route) => respondWithError(route, 507, "disk-full", "The disk is full."));
      await failToPublish(scene);
      await expect(scene.place.failure(page)).toContainText("The disk is full.");
      await page.unroute(endpoint);
      return page;
    },
  },
  "the session is gone": {
    async run({ page, context }) {
      await context.clearCookies();
      return page;
    },
    endsSession: true,
  },
  "an owner ends the session": {
    async run({ page, playwright }) {
      await endSessions(playwright, new URL(page.url()).origin);
      return page;
    },
    endsSession: true,
  },
  "the server is killed": {
    async run(scene) {
      await scene.server.kill();
      await failToPublish(scene);
      await scene.server.restart();
      return scene.page;
    },
  },
  "the browser has no room for a draft": {
    async run({ page, place, begun }) {
      const message = page.getByText(/can't keep a copy of what you type|has no room for a draft/);
      await page.evaluate(() => {
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = () => {
          throw new DOMException("No room", "QuotaExceededError");
        };
        addEventListener("room-made", () => {
          IDBObjectStore.prototype.put = put;
        });
      });
      await place.type(page, `${begun}i`);
      await expect(message).toBeVisible();
      await place.type(page, begun);
      return page;
    },
    end: (page) => page.evaluate(() => dispatchEvent(new Event("room-made"))),
  },
  "the tab crashes": {
    async run({ page, context, place, begun }) {
      await expect.poll(() => readDrafts(page).then(JSON.stringify)).toContain(begun);
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
  },
} satisfies Record<string, Interruption>;

type InterruptionName = keyof typeof INTERRUPTIONS;
const ALL = Object.keys(INTERRUPTIONS) as InterruptionName[];

/** In the usual run, interruptions that differ, in two places. */
const SAMPLE: Readonly<Record<string, readonly InterruptionName[]>> = {
  "the form of a page": ["the computer goes offline", "the server is killed", "the tab crashes"],
  "Content Import": ["an owner ends the session", "the browser has no room for a draft"],
};

async function publish({ page, place }: Scene, { endsSession }: Interruption): Promise<void> {
  await place.publishButton(page).click();
  if (endsSession) {
    const dialog = page.getByRole("dialog", { name: "Sign In Again" });
    await dialog.getByLabel("Password", { exact: true }).fill(PEOPLE.ben.password);
    await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
    // Publishing continues then.
    await expect(dialog).toHaveCount(0);
  }
  await expect(place.published(page)).toBeVisible();
}

test.use({ hasAccounts: true, person: "ben" });

for (const [placeName, place] of Object.entries(PLACES)) {
  const interruptions = forRun(ALL, SAMPLE[placeName] ?? []);
  if (interruptions.length === 0) continue;

  test(`${placeName} keeps the text when ${interruptions.join(", when ")}, and publishes it afterward`, async ({
    page: firstPage,
    context,
    playwright,
    server,
  }) => {
    test.slow(isFullRun);
    let page = firstPage;
    await page.goto(`/admin#${place.address}`);
    await expect(place.publishButton(page)).toBeVisible();
    for (const [index, name] of interruptions.entries()) {
      await test.step(name, async () => {
        const interruption: Interruption = INTERRUPTIONS[name];
        const begun = `Insurance for ${index + 1} barns and b`;
        await place.type(page, begun);
        await expect.poll(() => place.read(page)).toBe(begun);
        page = await interruption.run({ page, context, playwright, server, place, begun });
        await expect.poll(() => place.read(page)).toBe(begun);
        await place.type(page, `${begun}ins`);
        await publish({ page, context, playwright, server, place, begun }, interruption);
        await interruption.end?.(page);
        expect(await (await page.request.get("/farm")).text()).toContain(`${begun}ins`);
      });
    }
  });
}

/** Ends all sessions of the editor as the owner. */
async function endSessions({ request }: Scene["playwright"], baseURL: string): Promise<void> {
  const owner = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: new URL(baseURL).origin } });
  const { email, password } = PEOPLE.ann;
  await owner.post("/api/admin/session", { data: { email, password } });
  const { sessions } = await (await owner.get("/api/admin/sessions")).json();
  for (const { id, isCurrent } of sessions) {
    if (!isCurrent) expect((await owner.delete(`/api/admin/sessions/${id}`)).status()).toBe(200);
  }
  await owner.dispose();
}
