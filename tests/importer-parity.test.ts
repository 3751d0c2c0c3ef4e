/** Findings for 30 inputs. `e2e/admin/importer-parity.spec.ts` compares the browser, the API and the command line with them. */
import { expect, test } from "vitest";
import { importContent } from "#content/importer/import-content.ts";
import { PASTED } from "#content/importer/plan/import-options.ts";
import { defaultContent } from "#content/store/default-content.ts";
import { PARITY_INPUTS } from "./support/importer-parity.ts";
import { memoryStore } from "./support/store/memory-store.ts";

test.each(PARITY_INPUTS.map((input) => [input.name, input] as const))(
  "reports the expected findings for %s",
  async (_, { raw, codes, ...options }) => {
    const store = memoryStore(await defaultContent());
    const note = { by: "ann", message: "", sha256: "" };
    const { diagnostics } = await importContent([{ raw, file: PASTED }], { ...options, isDryRun: true }, store, note);
    expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(codes);
  },
);

test("covers 30 different inputs and at least 20 codes", () => {
  expect(PARITY_INPUTS).toHaveLength(30);
  expect(new Set(PARITY_INPUTS.map(({ name }) => name)).size).toBe(30);
  const codes = new Set(PARITY_INPUTS.flatMap((input) => input.codes));
  expect(codes.size).toBeGreaterThanOrEqual(20);
});
