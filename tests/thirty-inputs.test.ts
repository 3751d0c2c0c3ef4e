/** What there is to say of thirty inputs; `e2e/admin-same.spec.ts` holds browser, API and command to each other by them. */
import { expect, test } from "vitest";
import { builtIn } from "#content/built-in.ts";
import { importContent } from "#content/importer/import.ts";
import { PASTED } from "#content/importer/options.ts";
import { memoryStore } from "./memory-store.ts";
import { THIRTY_INPUTS } from "./thirty-inputs.ts";

test.each(THIRTY_INPUTS.map((input) => [input.name, input] as const))("%s", async (_, { raw, codes, ...options }) => {
  const store = memoryStore(await builtIn());
  const note = { by: "ann", message: "", sha256: "" };
  const { diagnostics } = await importContent([{ raw, file: PASTED }], { ...options, isDryRun: true }, store, note);
  expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(codes);
});

test("there are thirty, and each is another", () => {
  expect(THIRTY_INPUTS).toHaveLength(30);
  expect(new Set(THIRTY_INPUTS.map(({ name }) => name)).size).toBe(30);
  const said = new Set(THIRTY_INPUTS.flatMap(({ codes }) => codes));
  expect(said.size).toBeGreaterThanOrEqual(20);
});
