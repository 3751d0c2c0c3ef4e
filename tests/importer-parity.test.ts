/** Findings for 30 inputs, and the same results by the API and the command. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importContent } from "#content/importer/import-content.ts";
import { PASTED } from "#content/importer/plan/import-options.ts";
import { defaultContent } from "#content/store/default-content.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { testAdmin } from "./support/api/admin-app.ts";
import { runProgram } from "./support/cli/memory-io.ts";
import { type NamedInput, PARITY_INPUTS } from "./support/importer-parity.ts";
import { copySampleContent } from "./support/sample-agency.ts";
import { memoryStore } from "./support/store/memory-store.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

test.each(PARITY_INPUTS.map((input) => [input.name, input] as const))(
  "reports the expected findings for %s",
  async (_, { raw, codes, ...options }) => {
    const store = memoryStore(await defaultContent());
    const note = { by: "ann", message: "", sha256: "" };
    const { diagnostics } = await importContent([{ raw, file: PASTED }], { ...options, isDryRun: true }, store, note);
    expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(codes);
  },
);

/** Copies the sample content, and returns functions that check an input by the API and by the command. */
async function setUp() {
  const folder = temporaryFolder();
  const contentDir = join(folder, "content");
  copySampleContent(contentDir, { withHistory: false });
  const store = await openFileStore({ dir: contentDir });
  const { call, cookie } = await testAdmin({ admin: { store } });
  const Cookie = await cookie();
  return {
    async byApi({ raw, page, mayCreate, isPartial }: NamedInput): Promise<unknown> {
      const query = new URLSearchParams({
        dryRun: "1",
        ...(page !== undefined && { page }),
        ...(mayCreate && { create: "1" }),
        ...(isPartial && { partial: "1" }),
      });
      const response = await call(`/import?${query}`, { method: "POST", body: Buffer.from(raw), headers: { Cookie } });
      const { error: _, code: __, ...result } = (await response.json()) as Record<string, unknown>;
      return result;
    },
    async byCommand({ raw, page, mayCreate, isPartial }: NamedInput): Promise<unknown> {
      writeFileSync(join(folder, PASTED), raw);
      const options = [
        ...(page === undefined ? [] : ["--page", page]),
        ...(mayCreate ? ["--create"] : []),
        ...(isPartial ? ["--partial"] : []),
      ];
      const env = { CONTENT_DIR: contentDir };
      const argv = ["import", PASTED, "--dry-run", "--format", "json", ...options];
      return JSON.parse((await runProgram(argv, { cwd: folder, env })).stdout);
    },
  };
}

test("the API and the command give the same result for every input", async () => {
  const { byApi, byCommand } = await setUp();
  for (const input of PARITY_INPUTS) expect(await byCommand(input), input.name).toEqual(await byApi(input));
});

test("covers 32 different inputs and at least 20 codes", () => {
  expect(PARITY_INPUTS).toHaveLength(32);
  expect(new Set(PARITY_INPUTS.map(({ name }) => name)).size).toBe(32);
  const codes = new Set(PARITY_INPUTS.flatMap((input) => input.codes));
  expect(codes.size).toBeGreaterThanOrEqual(20);
});
