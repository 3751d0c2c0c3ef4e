/** The command and the API say the same of an input, for it is the same importer. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testAdmin } from "#api/test-admin.ts";
import { PASTED } from "#content/importer/options.ts";
import type { ImportResult } from "#content/importer/result.ts";
import { openStore } from "#content/store.ts";
import { agency } from "./agency.ts";
import { type NamedInput, THIRTY_INPUTS } from "./thirty-inputs.ts";

let cwd: string;
const content = () => join(cwd, "content");

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), "agency-same-"));
  const site = resolve(import.meta.dirname, "../examples/site-export.json");
  expect((await agency(["import", site, "--content", content()])).exitCode).toBe(0);
});
afterAll(() => rmSync(cwd, { recursive: true }));

async function send({ raw, page, mayCreate = false, isPartial = false }: NamedInput): Promise<ImportResult> {
  const { call, cookie } = await testAdmin({ admin: { store: await openStore({ dir: content() }) } });
  const flags = { dryRun: "1", create: String(mayCreate), partial: String(isPartial) };
  const query = new URLSearchParams({ ...(page !== undefined && { page }), ...flags });
  const headers = { Cookie: await cookie() };
  const answer = await call(`/import?${query}`, { method: "POST", headers, body: raw });
  const { error: _, code: __, ...result } = await answer.json();
  return result;
}

/** The input comes from a file that is called as the API calls what comes from none. */
async function run({ raw, page, mayCreate, isPartial }: NamedInput): Promise<ImportResult> {
  writeFileSync(join(cwd, PASTED), raw);
  const options = [
    ...(page === undefined ? [] : ["--page", page]),
    ...(mayCreate ? ["--create"] : []),
    ...(isPartial ? ["--partial"] : []),
  ];
  const args = ["import", PASTED, "--dry-run", "--format", "json", "--content", content(), ...options];
  return JSON.parse((await agency(args, { cwd })).stdout);
}

test.each(THIRTY_INPUTS.map((input) => [input.name, input] as const))("%s", async (_, input) => {
  const result = await send(input);
  expect([...new Set(result.diagnostics.map(({ code }) => code))]).toEqual(input.codes);
  expect(result).toEqual(await run(input));
});

test("there are thirty, and each is another", () => {
  expect(THIRTY_INPUTS).toHaveLength(30);
  expect(new Set(THIRTY_INPUTS.map(({ name }) => name)).size).toBe(30);
  const said = new Set(THIRTY_INPUTS.flatMap(({ codes }) => codes));
  expect(said.size).toBeGreaterThanOrEqual(20);
});
