/** Two servers with one Postgres, and what visitors see of its failures. */
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import { openSqlMediaStore } from "#content/media-store/sql-content.ts";
import { adminEnv, serverFolders, signIn } from "./support/api/admin-client.ts";
import { end, firstLine, runCli, startCli } from "./support/cli/cli-process.ts";
import { startPostgres } from "./support/database/postgres-server.ts";
import { createPostgresDatabase } from "./support/database/test-database.ts";
import { samplePhoto } from "./support/media/sample-photos.ts";
import { copySampleContent, SAMPLE_SITE } from "./support/sample-agency.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** A machine with the program, the pages and the content of a deployment. */
interface Machine {
  cwd: string;
  env: Record<string, string>;
}

function createMachine(databaseUrl: string): Machine {
  const cwd = temporaryFolder();
  copySampleContent(join(cwd, "content"));
  cpSync(SAMPLE_SITE, join(cwd, "site"), { recursive: true });
  const env = { ...adminEnv(), ...serverFolders(cwd), CONTENT_DIR: "", DATABASE_URL: databaseUrl, LOG_LEVEL: "error" };
  return { cwd, env };
}

async function serve({ cwd, env }: Machine): Promise<{ url: string; server: ChildProcessWithoutNullStreams }> {
  const server = startCli(["serve", "--port", "0", "--out", "site"], { cwd, env });
  onTestFinished(() => void server.kill("SIGKILL"));
  const url = await firstLine(server);
  server.stderr.resume();
  return { url, server };
}

async function readPage(url: string, path: string): Promise<string> {
  return (await fetch(new URL(path, url))).text();
}

/** Polls a page until it contains a text. */
const expectPage = (url: string, path: string, text: string) =>
  expect.poll(() => readPage(url, path), { timeout: 20_000, interval: 50 }).toContain(text);

test("a commit to one server, or by a command, is live on every server, with its photo", async () => {
  const databaseUrl = await createPostgresDatabase();
  const machines = [createMachine(databaseUrl), createMachine(databaseUrl)] as const;
  const [one, two] = await Promise.all(machines.map(serve));
  if (one === undefined || two === undefined) throw new Error("no servers");
  const admin = await signIn(one.url);

  const database = openOfficeDatabase({ engine: "postgres", url: databaseUrl });
  await openSqlMediaStore(database).add("lantern.jpg", await samplePhoto());
  await database.close();
  const hero = { title: "Lanterns for all", image: "lantern.jpg", imageAlt: "A lantern" };
  expect(await admin.importContent({ pages: { about: { hero } } })).toMatchObject({ status: 200 });
  expect(await readPage(one.url, "/about")).toContain(hero.title);
  await expectPage(two.url, "/about", hero.title);
  const [photo] = /\/media\/lantern-[^" ]+\.jpeg/.exec(await readPage(two.url, "/about")) ?? [];
  const statusOf = async (url: string) => (await fetch(new URL(photo ?? "/nothing", url))).status;
  for (const { url } of [one, two]) await expect.poll(() => statusOf(url), { timeout: 20_000 }).toBe(200);
  const other = await signIn(two.url);
  expect(await other.preview("about")).toBe(200);

  const { exitCode, stderr } = await runCli(["rollback", "1"], machines[1]);
  expect(exitCode, stderr).toBe(0);
  for (const { url } of [one, two]) {
    await expect.poll(() => readPage(url, "/about"), { timeout: 20_000 }).not.toContain("Lanterns for all");
  }
  for (const { server } of [one, two]) expect(await end(server)).toBe(0);
});

test("pages stay up while Postgres is down, and the server works again after that without a restart", async () => {
  const postgres = await startPostgres({ isDurable: true });
  onTestFinished(() => postgres.stop());
  const machine = createMachine(await postgres.createDatabase());
  const { url, server } = await serve(machine);
  const admin = await signIn(url);
  const importTitle = (title: string) => admin.importContent({ pages: { about: { hero: { title } } } });
  expect(await importTitle("Lanterns before")).toMatchObject({ status: 200 });

  await postgres.kill();
  expect(await readPage(url, "/about")).toContain("Lanterns before");
  const { status, body } = await importTitle("Lanterns lost");
  expect([status, body]).toEqual([
    expect.any(Number),
    expect.objectContaining({ code: expect.stringMatching(/-failed$/) }),
  ]);
  expect(status).toBeGreaterThanOrEqual(500);
  const command = await runCli(["history"], machine);
  expect([command.exitCode, command.stderr]).toEqual([expect.any(Number), expect.stringContaining("DATABASE_URL")]);
  expect(command.exitCode).not.toBe(0);
  expect(await readPage(url, "/about")).toContain("Lanterns before");

  await postgres.restart();
  expect(await importTitle("Lanterns after")).toMatchObject({ status: 200 });
  expect(await readPage(url, "/about")).toContain("Lanterns after");
  const { exitCode, stderr } = await runCli(["rollback", "1"], machine);
  expect(exitCode, stderr).toBe(0);
  await expect.poll(() => readPage(url, "/about"), { timeout: 20_000 }).not.toContain("Lanterns after");
  expect(await end(server)).toBe(0);
});

test("a server starts while Postgres is down, and shows what was committed as soon as it can", async () => {
  const postgres = await startPostgres({ isDurable: true });
  onTestFinished(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const [machine, other] = [createMachine(databaseUrl), createMachine(databaseUrl)];
  const { exitCode, stderr } = await runCli(["move", "personal/umbrella", "personal/excess"], other);
  expect(exitCode, stderr).toBe(0);
  await postgres.kill();
  const { url, server } = await serve(machine);
  expect((await fetch(new URL("/personal/umbrella", url))).status).toBe(200);
  await postgres.restart();
  await expectPage(url, "/personal/excess", "<!doctype html>");
  expect(await end(server)).toBe(0);
});
