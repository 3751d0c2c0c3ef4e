/** The weekly tasks of the office, counted in steps from the home screen of the admin, on a real server. */
import { type APIRequestContext, expect, type Page } from "playwright/test";
import { QUOTE } from "#tests/support/api/sample-quote.ts";
import { test as base, signIn } from "#tests/support/browser/admin-fixture.ts";
import type { AdminServer } from "#tests/support/browser/admin-server.ts";
import { documentForm } from "#tests/support/browser/document-form.ts";
import { recordViolations } from "#tests/support/browser/record-violations.ts";
import { type Input, KEYBOARD, MOUSE, Steps } from "#tests/support/browser/steps.ts";
import { NIGHTLY } from "#tests/support/full-run.ts";
import { samplePhoto } from "#tests/support/media/sample-photos.ts";

interface Task {
  title: string;
  maxSteps: number;
  /** Prepares the server. */
  prepare?(server: AdminServer): Promise<void>;
  run(page: Page, steps: Steps): Promise<void>;
  /** Checks the result as visitors of the site get it, or staff who look again. */
  verify(request: APIRequestContext): Promise<void>;
}

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).filter({ visible: true }).first();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function publish(page: Page, steps: Steps): Promise<void> {
  const form = documentForm(page);
  await expect(form.bar.locator(".publish-state")).toHaveText(/^\d+ changes?$/);
  await steps.choose(form.publish);
  await expect(form.published).toBeVisible();
}

async function readText(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

const SENTENCE = "For farms, ranches and the people who run them";
const PERSON = { name: "Ada Brandt", title: "Account Executive" };

const TASKS: readonly Task[] = [
  {
    title: "changes a sentence on the Farm page",
    maxSteps: 5,
    async run(page, steps) {
      await steps.choose(link(page, /^Change a page/));
      await steps.choose(page.locator('.index-title[href="#pages/farm"]'));
      await steps.type(documentForm(page).field("Line below the headline"), SENTENCE);
      await publish(page, steps);
    },
    async verify(request) {
      expect(await readText(request, "/farm")).toMatch(new RegExp(`class="hero-subtitle"[^>]*>${SENTENCE}<`));
    },
  },
  {
    title: "adds a team member with a photo",
    maxSteps: 9,
    async run(page, steps) {
      const { field } = documentForm(page);
      await steps.choose(link(page, /^Add a team member/));
      await steps.choose(button(page, "Add Person"));
      await steps.type(field("Name required"), PERSON.name);
      await steps.type(field("Job title required"), PERSON.title);
      const photo = page.locator(".card .photo-control");
      const buffer = await samplePhoto({ width: 320, height: 400 });
      await steps.chooseFile(button(page, "Upload a New Photo").filter({ visible: true }).last(), {
        name: "Ada Brandt.jpg",
        mimeType: "image/jpeg",
        buffer,
      });
      await expect(photo.locator(".photo-name")).toHaveText(/ada/i);
      await publish(page, steps);
    },
    async verify(request) {
      const home = await readText(request, "/");
      expect(home).toContain(PERSON.title);
      const [, photo = ""] = /src="([^"]*)"[^>]*alt="Ada Brandt"|alt="Ada Brandt"[^>]*src="([^"]*)"/.exec(home) ?? [];
      expect((await request.get(photo)).headers()["content-type"]).toMatch(/^image\//);
    },
  },
  {
    title: "changes the office hours everywhere",
    maxSteps: 4,
    async run(page, steps) {
      await steps.choose(link(page, /^Change phone, hours or address/));
      await steps.choose(documentForm(page).section("Office hours"));
      await steps.type(page.getByLabel("Monday to"), "18:00");
      await publish(page, steps);
    },
    async verify(request) {
      for (const path of ["/contact", "/about", "/claims", "/terms"]) {
        expect(await readText(request, path), path).toContain("Monday 8:30 AM-6:00 PM");
        expect(await readText(request, path), path).not.toContain("Monday-Friday 8:30 AM-5:00 PM");
      }
      for (const path of ["/", "/farm"]) {
        expect(await readText(request, path), path).toContain(
          '"dayOfWeek":["Monday"],"opens":"08:30","closes":"18:00"',
        );
      }
    },
  },
  {
    title: "retires a page with a redirect",
    maxSteps: 5,
    async run(page, steps) {
      await steps.choose(link(page, /^Change a page/));
      await steps.choose(page.locator('.index-title[href="#pages/farm/tractor-truck"]'));
      await steps.choose(page.locator(".more-actions summary"));
      await steps.choose(button(page, "Retire…"));
      await steps.choose(button(page, "Retire Page"));
      await expect(page.getByRole("region", { name: /^Retired/ })).toBeVisible();
    },
    async verify(request) {
      const { status, headers } = await request
        .get("/farm/tractor-truck", { maxRedirects: 0 })
        .then((response) => ({ status: response.status(), headers: response.headers() }));
      expect([status, headers.location]).toEqual([301, "/farm"]);
    },
  },
  {
    title: "answers and closes a quote request",
    maxSteps: 4,
    async prepare({ url }) {
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(new URL("/api/contact", url), {
        method: "POST",
        headers,
        body: JSON.stringify(QUOTE),
      });
      expect(response.status).toBe(200);
    },
    async run(page, steps) {
      await steps.choose(link(page, /Ada Lindqvist/));
      const reply = link(page, "Reply");
      await expect(reply).toHaveAttribute("href", /^mailto:ada@example\.com\?subject=/);
      await steps.choose(reply);
      await steps.choose(button(page, "Mark as Done"));
      await expect(page.locator(".outcome.notice")).toContainText("Ada Lindqvist is marked as done.");
    },
    async verify(request) {
      const { counts } = await (await request.get("/api/admin/quotes")).json();
      expect(counts).toMatchObject({ waiting: 0, handled: 1 });
    },
  },
];

interface Way {
  name: string;
  input: Input;
  viewport: { width: number; height: number };
}

const LAPTOP = { width: 1366, height: 657 };
const WAYS: readonly Way[] = [
  { name: "by mouse", input: MOUSE, viewport: LAPTOP },
  { name: "by keyboard alone", input: KEYBOARD, viewport: LAPTOP },
  // 1280 by 1024 pixels at 400 % zoom.
  { name: "by keyboard at 400 % zoom", input: KEYBOARD, viewport: { width: 320, height: 256 } },
];

/** Fails a test in which the content security policy or Trusted Types blocked something. */
const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations = await recordViolations(context);
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

for (const { name, input, viewport } of WAYS) {
  test.describe(name, () => {
    test.use({ viewport });

    test(
      `the office ${TASKS.map(({ title, maxSteps }) => `${title} in ${maxSteps} steps`).join(", ")}`,
      NIGHTLY,
      async ({ page, server }) => {
        test.slow();
        for (const { title, maxSteps, prepare, run, verify } of TASKS) {
          await test.step(title, async () => {
            await prepare?.(server);
            await signIn(page);
            const steps = new Steps(page, input);
            await run(page, steps);
            steps.expectAtMost(maxSteps);
            await verify(page.request);
          });
        }
      },
    );
  });
}
