/** Restores a backup that was made while the server worked, with the commands of docs/guides/operate.md. */

import { execFile } from "node:child_process";
import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { adminEnv, signIn } from "./support/api/admin-client.ts";
import { QUOTE } from "./support/api/app.ts";
import { end, firstLine, runCli, startCli } from "./support/cli/cli-process.ts";
import { inProject } from "./support/project.ts";
import { copySampleContent } from "./support/sample-agency.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const GUIDE = readFileSync(inProject("docs/guides/operate.md"), "utf8");
const REQUESTS_BEFORE = 20;

/** Runs the command of the guide that begins with a text. tar ends with 1 if files changed while it read them. */
async function runFromGuide(start: string, cwd: string): Promise<void> {
  const command = GUIDE.split("\n").find((line) => line.startsWith(start)) ?? "";
  const { code = 0, stderr } = await promisify(execFile)("bash", ["-c", command], { cwd }).catch((error) => error);
  expect(code, `${command}: ${stderr}`).toBeOneOf([0, 1]);
}

/** Starts a server whose mail server does not exist, so that all requests wait. */
async function startServer(cwd: string) {
  const mail = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "web@example.com", QUOTE_TO: "agency@example.com" };
  const server = startCli(["serve", "--port", "0", "--out", "var/site", "--prerender"], {
    cwd,
    env: { ...adminEnv(), ...mail },
  });
  onTestFinished(async () => void (await end(server, "SIGKILL")));
  return { server, url: await firstLine(server) };
}

async function sendQuote(url: string, number: number): Promise<string> {
  const response = await fetch(`${url}api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...QUOTE, message: `Request ${number}` }),
  });
  const { id }: { id: string } = await response.json();
  return id;
}

async function listWaiting(cwd: string): Promise<string[]> {
  const { stdout } = await runCli(["outbox", "list", "--format", "json"], { cwd });
  return JSON.parse(stdout).entries.map(({ id }: { id: string }) => id);
}

test("a backup under load restores every request before it, the content and the history", async () => {
  const cwd = temporaryFolder();
  copySampleContent(join(cwd, "content"));
  const { server, url } = await startServer(cwd);
  const admin = await signIn(url);
  expect((await admin.importContent({ HERO_TITLE: "Before the backup" }, { page: "about" })).status).toBe(200);
  const ids: string[] = [];
  for (let number = 0; number < REQUESTS_BEFORE; number += 1) ids.push(await sendQuote(url, number));

  let [answered, isBackedUp] = [0, false];
  const work = async (send: (round: number) => Promise<unknown>) => {
    for (let round = 0; !isBackedUp; round += 1) {
      await send(round);
      answered += 1;
    }
  };
  const working = Promise.all([
    work((round) => sendQuote(url, REQUESTS_BEFORE + round)),
    work((round) => admin.importContent({ HERO_TITLE: `Round ${round}` }, { page: "farm" })),
  ]);
  // The server has answered a request while the last backup was made.
  while (answered === 0) await runFromGuide("tar --create", cwd);
  isBackedUp = true;
  await working;
  await end(server, "SIGKILL");
  for (const name of ["content", "var"]) renameSync(join(cwd, name), join(cwd, `${name}.lost`));

  await runFromGuide("tar --extract", cwd);
  const { exitCode, stdout } = await runCli(["doctor"], { cwd });
  expect(stdout).not.toMatch(/store\/|lock\/|files\//);
  expect(exitCode, stdout).toBe(0);
  expect(await listWaiting(cwd)).toEqual(expect.arrayContaining(ids));
  const restored = await startServer(cwd);
  const html = await (await fetch(`${restored.url}about`)).text();
  expect(html).toContain("Before the backup");
  expect((await fetch(`${restored.url}readyz`)).status).toBe(200);
});
