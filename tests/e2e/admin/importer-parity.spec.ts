/** One importer behind three doors: the browser, the API and the command say the same of the same input. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { PASTED } from "#content/importer/import-options.ts";
import { type ImportResult, toWireResult, type WireImportResult } from "#content/importer/result.ts";
import { isTokenOnly } from "#site/admin/check/token-only.ts";
import { type AdminFixture, signIn, test } from "#tests/support/browser/admin-fixture.ts";
import { type NamedInput, PARITY_INPUTS } from "#tests/support/importer-parity.ts";

declare global {
  interface Window {
    checkingWorker: Worker;
  }
}

test("thirty inputs", async ({ page, workshop }) => {
  test.slow();
  await page.addInitScript(() => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        window.checkingWorker = this;
      }
    };
  });
  await signIn(page);
  for (const { page: target = "home", ...input } of PARITY_INPUTS) {
    // The admin always has a target page, and names it for token-only content alone.
    const named = { ...input, ...(isTokenOnly(input.raw.toString()) && { page: target }) };
    const byApi = await sendTo(page, named);
    const byCommand = await runOn(workshop, named);
    expect(byCommand, input.name).toEqual(byApi);
    // Where the bytes are no text, there is none in the editor.
    if (typeof input.raw === "string" && input.raw !== "") {
      const checked = await checkIn(page, { ...named, raw: input.raw }, target);
      expect(toWireResult(checked), input.name).toEqual(byApi);
    }
  }
});

/** What the worker of the admin says of a text, by the documents that the page reads for it. */
async function checkIn(page: Page, input: NamedInput & { raw: string }, target: string): Promise<ImportResult> {
  const { mayCreate = false, isPartial = false, raw } = input;
  return page.evaluate(
    ([text, options]) =>
      new Promise((resolve, reject) => {
        const id = Math.random();
        window.checkingWorker.addEventListener("message", ({ data }) => {
          if (data.id !== id) return;
          if (data.kind === "answer") resolve(data.value);
          else reject(new Error(data.message));
        });
        window.checkingWorker.postMessage({ kind: "call", id, name: "check", args: [text, options] });
      }),
    [raw, { page: target, mayCreate, isPartial, generation: 0 }] as const,
  );
}

async function sendTo(page: Page, { raw, page: target, mayCreate, isPartial }: NamedInput): Promise<WireImportResult> {
  const params = {
    dryRun: "1",
    ...(target !== undefined && { page: target }),
    ...(mayCreate && { create: "1" }),
    ...(isPartial && { partial: "1" }),
  };
  const response = await page.request.post("/api/admin/import", {
    params,
    data: Buffer.from(raw),
    headers: { "Content-Type": "application/json", Origin: new URL(page.url()).origin },
  });
  const { error: _, code: __, ...result } = await response.json();
  return result;
}

async function runOn({ run, folder }: AdminFixture, { raw, page, mayCreate, isPartial }: NamedInput): Promise<unknown> {
  writeFileSync(join(folder, PASTED), raw);
  const flags = [...(page === undefined ? [] : ["--page", page]), ...(mayCreate ? ["--create"] : [])];
  const { json } = await run([
    "-C",
    folder,
    "import",
    PASTED,
    "--dry-run",
    ...flags,
    ...(isPartial ? ["--partial"] : []),
  ]);
  return json;
}
