/** Kills a server while clients upload files with their requests. */
import { hash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import { createOutbox } from "#api/quotes/outbox/database-outbox.ts";
import { isRequestEntry } from "#api/quotes/outbox/outbox.ts";
import { PDF, sampleFile } from "../support/api/sample-files.ts";
import { QUOTE } from "../support/api/sample-quote.ts";
import { end, firstLine, startCli } from "../support/cli/cli-process.ts";
import { createRandom } from "../support/random.ts";
import { SAMPLE_CONTENT, SAMPLE_SITE } from "../support/sample-agency.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const KILLS = 60;
const CLIENTS = 8;
const MAX_FILE_BYTES = 1_500_000;
/** Longest time from the start of a server to its kill. */
const MAX_ROUND_MS = 1500;

test(`kill -9 during uploads loses no acknowledged file, ${KILLS} times`, { timeout: 600_000 }, async () => {
  const random = createRandom();
  const file = join(temporaryFolder(), "agency.db");
  const env = {
    DATABASE_URL: `file:${file}`,
    CONTENT_DIR: SAMPLE_CONTENT,
    QUOTE_LIMIT: "1000000",
    LOG_LEVEL: "silent",
  };
  let url = "";
  let isStopped = false;
  /** Digests of the two files of each acknowledged request, by its ID. */
  const acknowledged = new Map<string, string[]>();

  async function upload(): Promise<void> {
    const contents = [1, 2].map(() => Buffer.concat([PDF, randomBytes(random() * MAX_FILE_BYTES), PDF]));
    const form = new FormData();
    form.append("request", JSON.stringify({ ...QUOTE, message: randomBytes(8).toString("hex") }));
    for (const [index, content] of contents.entries()) form.append("files", sampleFile(content, `${index}.pdf`));
    const response = await fetch(`${url}api/contact`, { method: "POST", body: form });
    const { success, id } = await response.json();
    if (success) acknowledged.set(id, contents.map((content) => hash("sha256", content)).sort());
  }

  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isStopped) await upload().catch(() => sleep(50));
  });
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = startCli(["serve", "--port", "0", "--out", SAMPLE_SITE], { env });
    onTestFinished(() => void server.kill("SIGKILL"));
    url = await firstLine(server);
    server.stderr.resume();
    await sleep(300 + random() * MAX_ROUND_MS);
    await end(server, "SIGKILL");
  }
  isStopped = true;
  await Promise.all(clients);

  const database = openOfficeDatabase({ engine: "sqlite", file });
  onTestFinished(() => database.close());
  const outbox = createOutbox(database);
  const stored = (await outbox.list({ kinds: ["quote"] })).map(({ entry }) => entry).filter(isRequestEntry);
  const rows = await database.read((db) =>
    db.selectFrom("request_files").select(["id", "message_id", "digest"]).execute(),
  );
  console.log(`${acknowledged.size} of ${stored.length} stored requests acknowledged, ${rows.length} files`);
  expect(acknowledged.size).toBeGreaterThan(0);
  for (const [id, digests] of acknowledged) {
    const files = stored.find((entry) => entry.id === id)?.request.files ?? [];
    const contents = await Promise.all(files.map((each) => outbox.findFile(each.id)));
    expect(contents.map((found) => hash("sha256", found?.content ?? "")).sort()).toEqual(digests);
  }
  const named = stored.flatMap(({ request }) => (request.files ?? []).map(({ id }) => id));
  expect(rows.map(({ id }) => id).sort()).toEqual(named.sort());
});
