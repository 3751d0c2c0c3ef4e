import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createPostgresDatabase } from "./test-database.ts";

async function connectTo(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function listTables(client: Client): Promise<unknown[]> {
  return (await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).rows;
}

test("tests that ask at once get empty databases of one server", async () => {
  const urls = await Promise.all([createPostgresDatabase(), createPostgresDatabase(), createPostgresDatabase()]);
  expect([new Set(urls).size, new Set(urls.map((url) => new URL(url).port)).size]).toEqual([3, 1]);
  const [one, other] = await Promise.all(urls.map(connectTo));
  await one?.query("CREATE TABLE only_here (id integer)");
  expect(other && (await listTables(other))).toEqual([]);
});

let earlier: string;
test("a database can be used during its test", async () => {
  earlier = await createPostgresDatabase();
  expect(await listTables(await connectTo(earlier))).toEqual([]);
});

test("a database is removed after its test", async () => {
  await expect(connectTo(earlier)).rejects.toThrow("does not exist");
});
