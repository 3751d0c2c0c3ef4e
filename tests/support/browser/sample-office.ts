/** An office at work on a real server: people, photos, quote requests, a change in the history and two that wait. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright/test";
import sharp from "sharp";
import type { RequestEntry } from "#api/quotes/outbox/outbox.ts";
import { openMediaFolder } from "#content/media-store/file-media-store.ts";
import { sampleEntry, sampleId } from "../outbox/sample-entries.ts";
import { mustLease, outboxIn } from "../outbox/test-outbox.ts";
import { SAMPLE_SITE } from "../sample-agency.ts";
import { createOffice, signInAs } from "./admin-office.ts";
import { type AdminServer, startAdminServer } from "./admin-server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Photos by the page whose drawing they show. */
const PHOTOS = {
  about: "office.jpg",
  farm: "farm-at-dusk.jpg",
  commercial: "main-street.jpg",
  personal: "porch.jpg",
} as const;

/** The request that has most to show. */
export const SAMPLE_REQUEST = sampleId(1);

/** The note of the change that has most to show. */
export const SAMPLE_NOTE = "Storm week: longer hours for claims";

interface SampleRequest {
  name: string;
  ageMs: number;
  message: string;
  insuranceType: RequestEntry["request"]["insuranceType"];
  state: "sent" | "failed" | "held";
  changes?: Partial<RequestEntry>;
}

const REQUESTS: readonly SampleRequest[] = [
  {
    name: "Zoë Adams",
    ageMs: 12 * MINUTE_MS,
    message: "We have 240 acres and two barns near Story City, and we rent out a third.\n\nPlease call after 5.",
    insuranceType: "farm",
    state: "sent",
    changes: { maskedFields: ["message"] },
  },
  {
    name: "Marcus Reed",
    ageMs: 3 * HOUR_MS,
    message: "I am opening a bakery on Main Street in March. What do I need?",
    insuranceType: "commercial",
    state: "sent",
  },
  {
    name: "Mei Lin",
    ageMs: 26 * HOUR_MS,
    message: "Our son turns 16 and will drive.",
    insuranceType: "personal",
    state: "sent",
  },
  {
    name: "Dale Peterson",
    ageMs: 50 * HOUR_MS,
    message: "Please compare my Medicare plan.",
    insuranceType: "medicare",
    state: "failed",
    changes: { lastError: "550 no such user" },
  },
  {
    name: "Rob Ott",
    ageMs: 70 * HOUR_MS,
    message: "Cheap loans, click here",
    insuranceType: "commercial",
    state: "held",
    changes: { quarantineReason: "too-fast" },
  },
];

/** Starts a server with an office. Its pages have been built before. */
export async function startSampleOffice(): Promise<AdminServer & { adminUrl: string }> {
  const server = await startAdminServer();
  await Promise.all([createOffice(server), storeRequests(server), storePhotos(server).then(() => propose(server))]);
  return { ...server, adminUrl: server.url.replace("127.0.0.1", "localhost").replace(/\/$/, "/admin") };
}

/** Opens a browser context in which Ann, an owner, is signed in. */
export async function openAsOwner(
  browser: Browser,
  adminUrl: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  await signInAs(page, "ann", adminUrl);
  await page.close();
  return context;
}

async function storeRequests({ varDir }: AdminServer): Promise<void> {
  const outbox = outboxIn(join(varDir, "agency.db"));
  for (const [index, { name, ageMs, message, insuranceType, state, changes }] of REQUESTS.entries()) {
    const sample = sampleEntry(index + 1);
    const [firstName = "", lastName = ""] = name.split(" ");
    const receivedAt = new Date(Date.now() - ageMs).toISOString();
    const consent = { version: "v1", text: "Call or text me about my request.", time: receivedAt };
    const entry: RequestEntry = {
      ...sample,
      receivedAt,
      consent,
      ...changes,
      request: { ...sample.request, firstName, lastName, message, insuranceType, pageSource: "Farm Page" },
    };
    await outbox.enqueue(entry, state === "held" ? { state } : undefined);
    if (state === "held") continue;
    const lease = await mustLease(outbox, entry.id);
    const time = new Date(Date.parse(receivedAt) + 2000).toISOString();
    await lease.complete(state, {
      ...entry,
      attempts: 1,
      ...(state === "sent" ? { sentAt: time } : { failedAt: time }),
    });
  }
}

/** Adds photos, cut from the pictures that link previews show, and imports a change that uses one of them. */
async function storePhotos({ contentDir, varDir, run }: AdminServer): Promise<void> {
  const media = openMediaFolder(contentDir);
  for (const [page, name] of Object.entries(PHOTOS)) {
    const drawing = sharp(join(SAMPLE_SITE, "og", `${page}.png`)).extract({
      left: 600,
      top: 0,
      width: 600,
      height: 630,
    });
    await media.add(name, await drawing.jpeg().toBuffer());
  }
  const change = join(varDir, "our-office.json");
  const hero = { image: PHOTOS.about, imageAlt: "Our office on Main Street" };
  writeFileSync(change, JSON.stringify({ pages: { about: { hero } } }));
  await run(["import", change, "-m", "A photo of our office"]);
}

/** Stores a change that waits for its time, and one that waits for an approval. */
async function propose({ varDir, run }: AdminServer): Promise<void> {
  const [storm, farm] = ["storm.json", "farm.json"].map((name) => join(varDir, name)) as [string, string];
  const notice = { notice: { text: "Storm damage? We answer the phone until 8 PM this week." } };
  writeFileSync(storm, JSON.stringify({ site: notice }));
  writeFileSync(
    farm,
    JSON.stringify({ pages: { farm: { hero: { title: "Farm insurance that knows your fields" } } } }),
  );
  const day = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS).toISOString();
  await run(["import", storm, "--propose", "--note", SAMPLE_NOTE, "--at", day(2), "--until", day(9)]);
  await run(["import", farm, "--propose"]);
}
