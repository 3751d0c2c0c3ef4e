/** What there is to say of thirty inputs; `e2e/admin-same.spec.ts` holds browser, API and command to each other by them. */
import { expect, test } from "vitest";
import { importContent } from "#content/importer/import-content.ts";
import { PASTED } from "#content/importer/import-options.ts";
import { defaultContent } from "#content/store/default-content.ts";
import { PARITY_INPUTS } from "./support/importer-parity.ts";
import { memoryStore } from "./support/store/memory-store.ts";

test.each(PARITY_INPUTS.map((input) => [input.name, input] as const))("%s", async (_, { raw, codes, ...options }) => {
  const store = memoryStore(await defaultContent());
  const note = { by: "ann", message: "", sha256: "" };
  const { diagnostics } = await importContent([{ raw, file: PASTED }], { ...options, isDryRun: true }, store, note);
  expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(codes);
});

test("there are thirty, and each is another", () => {
  expect(PARITY_INPUTS).toHaveLength(30);
  expect(new Set(PARITY_INPUTS.map(({ name }) => name)).size).toBe(30);
  const said = new Set(PARITY_INPUTS.flatMap(({ codes }) => codes));
  expect(said.size).toBeGreaterThanOrEqual(20);
});
