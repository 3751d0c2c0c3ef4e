/** The worker of the browser gives the same result as the API. `site/admin/check/checker.test.ts` compares all inputs. */
import { expect } from "playwright/test";
import { fromWireResult, type ImportResult } from "#content/importer/plan/result.ts";
import { adminWords } from "#site/admin/findings/admin-words.ts";
import { describeResult } from "#site/admin/findings/describe-findings.ts";
import { test } from "#tests/support/browser/admin-fixture.ts";
import { openPanel } from "#tests/support/browser/admin-page.ts";
import { NIGHTLY } from "#tests/support/full-run.ts";
import { PARITY_INPUTS } from "#tests/support/importer-parity.ts";

declare global {
  interface Window {
    checkWorker: Worker;
  }
}

/** A valid input, one with an error in a string, and one that is no JSON. */
const SAMPLE = ["strings", "wrong types inside a string, after escapes", "a missing comma"];

test("the browser and the API agree on valid and invalid inputs", NIGHTLY, async ({ page, server }) => {
  await page.addInitScript(() => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        window.checkWorker = this;
      }
    };
  });
  // The worker starts with the first text.
  await (await openPanel(page)).enter("{}");
  const inputs = PARITY_INPUTS.filter(({ name }) => SAMPLE.includes(name));
  expect(inputs).toHaveLength(SAMPLE.length);
  for (const { name, raw, page: target = "home" } of inputs) {
    const checked = await page.evaluate(
      ([text, options]) =>
        new Promise<ImportResult>((resolve, reject) => {
          const id = crypto.randomUUID();
          window.checkWorker.addEventListener("message", ({ data }) => {
            if (data.id !== id) return;
            if (data.type === "RAW") resolve(data.value);
            else reject(new Error(data.value?.value?.message));
          });
          const argumentList = [text, options].map((value) => ({ type: "RAW", value }));
          window.checkWorker.postMessage({ type: "APPLY", id, path: ["check"], argumentList });
        }),
      [raw.toString(), { page: target, mayCreate: false, isPartial: false, storeVersion: 0 }] as const,
    );
    const response = await page.request.post("/api/admin/import", {
      // The admin always has a target page but sends it only with token-only content.
      params: { dryRun: "1", ...(name === "a missing comma" && { page: target }) },
      data: Buffer.from(raw),
      headers: { "Content-Type": "application/json", Origin: new URL(server.url).origin },
    });
    const { error: _, code: __, omittedDiagnostics: ___, diagnosticCounts: ____, ...byApi } = await response.json();
    expect(checked, name).toEqual(describeResult(fromWireResult(byApi), adminWords()));
  }
});
