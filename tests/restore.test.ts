/** Restores a backup that was made while the server took requests and imports, and could not send email. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PASSWORD, signIn } from "./support/api/admin-client.ts";
import { QUOTE } from "./support/api/sample-quote.ts";
import { end, firstLine, runCli, startCli } from "./support/cli/cli-process.ts";
import { startSmtpServer } from "./support/mail/smtp-server.ts";
import { samplePhoto } from "./support/media/sample-photos.ts";
import { copySampleContent } from "./support/sample-agency.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const CLIENTS = 8;
const REQUESTS_BEFORE = 100;
const ADA = { email: "ada@example.com" };
const PHOTO = "content/media/barn.jpg";

async function agency(cwd: string, args: readonly string[], input = ""): Promise<string> {
  const { exitCode, stdout, stderr } = await runCli(args, { cwd, input });
  expect(exitCode, stdout + stderr).toBe(0);
  return stdout;
}

async function startServer(cwd: string, smtpUrl: string) {
  const env = {
    SMTP_URL: smtpUrl,
    MAIL_FROM: "web@example.com",
    QUOTE_TO: "agency@example.com",
    QUOTE_ACKNOWLEDGE: "false",
    QUOTE_LIMIT: "1000000",
    QUOTE_LIMIT_TOTAL: "1000000",
    LOG_LEVEL: "silent",
  };
  const server = startCli(["serve", "--port", "0", "--out", "var/site", "--prerender"], { cwd, env });
  onTestFinished(async () => void (await end(server, "SIGKILL")));
  return { server, url: await firstLine(server) };
}

/** Starts clients that send one request after the other. The requests that were acknowledged are in `ids`. */
function startLoad(url: string) {
  const ids: string[] = [];
  let isStopped = false;
  const runClient = async (_: unknown, client: number) => {
    for (let number = 0; !isStopped; number += 1) {
      const response = await fetch(`${url}api/contact`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...QUOTE, message: `Request ${number} of client ${client}` }),
      });
      expect(response.status).toBe(200);
      ids.push(((await response.json()) as { id: string }).id);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, runClient));
  const stop = () => {
    isStopped = true;
    return clients;
  };
  return { ids, stop };
}

/** Returns the requests that wait, by their ids. */
async function readWaiting(cwd: string): Promise<Map<string, object>> {
  const { entries } = JSON.parse(await agency(cwd, ["outbox", "list", "--format", "json"]));
  return new Map(entries.map(({ id, request }: { id: string; request: object }) => [id, request]));
}

test("a backup under load has all that was acknowledged before it, and the restored server sends what waited once", async () => {
  const [cwd, restored] = [temporaryFolder(), temporaryFolder()];
  const backup = join(cwd, "site.backup");
  copySampleContent(join(cwd, "content"));
  writeFileSync(join(cwd, PHOTO), await samplePhoto());
  await agency(cwd, ["admin", "add", ADA.email, "--name", "Ada", "--role", "owner"], `${PASSWORD}\n`);
  const { server, url } = await startServer(cwd, "smtp://127.0.0.1:9");
  const admin = await signIn(url, ADA);
  expect((await admin.importContent({ HERO_TITLE: "Before the backup" }, { page: "about" })).status).toBe(200);

  const load = startLoad(url);
  await expect.poll(() => load.ids.length, { timeout: 60_000 }).toBeGreaterThan(REQUESTS_BEFORE);
  const before = [...load.ids];
  const backingUp = agency(cwd, ["backup", backup]);
  expect((await admin.importContent({ HERO_TITLE: "Beside the backup" }, { page: "farm" })).status).toBe(200);
  await backingUp;
  await load.stop();
  expect(load.ids.length).toBeGreaterThan(before.length);
  await end(server, "SIGKILL");

  await agency(restored, ["restore", backup]);
  const [original, waiting] = [await readWaiting(cwd), await readWaiting(restored)];
  expect([...waiting.keys()]).toEqual(expect.arrayContaining(before));
  for (const [id, request] of waiting) expect(request).toEqual(original.get(id));
  const accounts = ["admin", "list", "--format", "json"];
  expect(await agency(restored, accounts)).toBe(await agency(cwd, accounts));
  expect(readFileSync(join(restored, PHOTO))).toEqual(readFileSync(join(cwd, PHOTO)));
  await agency(restored, ["doctor"]);

  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const again = await startServer(restored, smtp.url);
  expect(await (await signIn(again.url, ADA)).page("/about")).toContain("Before the backup");
  expect((await fetch(`${again.url}readyz`)).status).toBe(200);
  await expect.poll(() => readWaiting(restored), { timeout: 60_000, interval: 1000 }).toEqual(new Map());
  expect(await end(again.server)).toBe(0);
  const sent = smtp.messages.map(({ parsed }) => /^<(.+)@/.exec(parsed.messageId ?? "")?.[1]);
  expect(sent.sort()).toEqual([...waiting.keys()].sort());
}, 180_000);
