import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { Client } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { inProject } from "../project.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { isRunning, listChildProcesses } from "./processes.ts";

async function start(isDurable: boolean): Promise<PostgresServer> {
  const server = await startPostgres({ isDurable });
  onTestFinished(() => server.stop());
  return server;
}

/** Runs one statement on a new connection, and returns the rows. */
async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function readSetting(url: string, name: string): Promise<unknown> {
  return (await query(url, `SHOW ${name}`))[0]?.[name];
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isConnected = await once(socket, "connect").then(Boolean, () => false);
  socket.destroy();
  return isConnected;
}

test("two databases of a server are separate", async () => {
  const server = await start(false);
  const [one, other] = await Promise.all([server.createDatabase(), server.createDatabase()]);
  await query(one, "CREATE TABLE only_here (id integer)");
  expect(await query(one, "SELECT to_regclass('only_here') IS NULL AS is_missing")).toEqual([{ is_missing: false }]);
  expect(await query(other, "SELECT to_regclass('only_here') IS NULL AS is_missing")).toEqual([{ is_missing: true }]);
});

test("a durable server keeps committed rows when it is killed", async () => {
  const server = await start(true);
  const url = await server.createDatabase();
  expect([await readSetting(url, "fsync"), await readSetting(url, "synchronous_commit")]).toEqual(["on", "on"]);
  await query(url, "CREATE TABLE numbers AS SELECT 7 AS value");
  const { pid } = server;
  const pids = [pid, ...listChildProcesses(pid)];
  await server.kill();
  expect([pids.length > 3, pids.filter(isRunning), await isListening(server.port)]).toEqual([true, [], false]);

  await server.restart();
  expect(await query(url, "SELECT value FROM numbers")).toEqual([{ value: 7 }]);
  expect(server.pid).not.toBe(pid);
});

test("a running server restarts with its data", async () => {
  const server = await start(false);
  const url = await server.createDatabase();
  await query(url, "CREATE TABLE numbers AS SELECT 7 AS value");
  await server.restart();
  expect(await query(url, "SELECT value FROM numbers")).toEqual([{ value: 7 }]);
});

test("nothing is left of a server that was stopped, also if it was killed before", async () => {
  const server = await startPostgres({ isDurable: false });
  const url = server.url("postgres");
  const data = String(await readSetting(url, "data_directory"));
  const pids = [server.pid, ...listChildProcesses(server.pid)];
  await server.kill();
  await server.stop();
  await server.stop();
  expect([pids.filter(isRunning), existsSync(data), await isListening(server.port)]).toEqual([[], false, false]);
});

test("nobody connects without the password", async () => {
  const server = await start(false);
  const url = new URL(server.url("postgres"));
  url.password = "wrong";
  await expect(query(url.href, "SELECT 1")).rejects.toThrow("password authentication failed");
});

/** Program that starts a server, and prints its pid and its data folder. */
const PROGRAM = `
import { startPostgres } from ${JSON.stringify(inProject("tests/support/database/postgres-server.ts"))};
import { Client } from "pg";
const { pid, url } = await startPostgres({ isDurable: false });
const client = new Client(url("postgres"));
await client.connect();
const { rows } = await client.query("SHOW data_directory");
await client.end();
console.log(JSON.stringify({ pid, data: rows[0].data_directory }));
`;

test.each<[what: string, rest: string, signal: NodeJS.Signals | null]>([
  ["is killed", "setInterval(() => undefined, 1000);", "SIGKILL"],
  ["ends without stopping it", "", null],
])("nothing is left of a server whose program %s", async (_, rest, signal) => {
  const args = ["--import", "tsx", "--input-type", "module", "--eval", PROGRAM + rest];
  const program = spawn(process.execPath, args, { cwd: inProject(), stdio: ["ignore", "pipe", "inherit"] });
  const exit = once(program, "exit");
  const [line] = await once(program.stdout.setEncoding("utf8"), "data");
  const { pid, data }: { pid: number; data: string } = JSON.parse(String(line));
  if (signal !== null) program.kill(signal);
  expect((await exit)[1]).toBe(signal);
  await vi.waitFor(() => expect([isRunning(pid), existsSync(data)]).toEqual([false, false]), 10_000);
});
