/** The browser, the API and the command give the same result for the same input. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { PASTED } from "#content/importer/plan/import-options.ts";
import { type ImportResult, toWireResult, type WireImportResult } from "#content/importer/plan/result.ts";
import { inspectText } from "#site/admin/check/inspect-text.ts";
import { type AdminServer, signIn, test } from "#tests/support/browser/admin-fixture.ts";
import { type NamedInput, PARITY_INPUTS } from "#tests/support/importer-parity.ts";

declare global {
  interface Window {
    checkWorker: Worker;
  }
}

test("the browser, the API and the command agree on every parity input", async ({ page, server }) => {
  test.slow();
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
  await (await signIn(page)).enter("{}");
  for (const { page: target = "home", ...input } of PARITY_INPUTS) {
    // The admin always has a target page but sends it only with token-only content.
    const named = { ...input, ...(inspectText(input.raw.toString()).isTokenOnly && { page: target }) };
    const byApi = await importByApi(page, named);
    const byCommand = await importByCommand(server, named);
    expect(byCommand, input.name).toEqual(byApi);
    // The editor holds only text, so bytes that are not text are left out.
    if (typeof input.raw === "string" && input.raw !== "") {
      const checked = await checkInBrowser(page, { ...named, raw: input.raw }, target);
      expect(toWireResult(checked), input.name).toEqual(byApi);
    }
  }
});

/** Checks a text with the worker of the admin. */
async function checkInBrowser(page: Page, input: NamedInput & { raw: string }, target: string): Promise<ImportResult> {
  const { mayCreate = false, isPartial = false, raw } = input;
  return page.evaluate(
    ([text, options]) =>
      new Promise((resolve, reject) => {
        const id = Math.random();
        window.checkWorker.addEventListener("message", ({ data }) => {
          if (data.id !== id) return;
          if (data.kind === "answer") resolve(data.value);
          else reject(new Error(data.message));
        });
        window.checkWorker.postMessage({ kind: "call", id, name: "check", args: [text, options] });
      }),
    [raw, { page: target, mayCreate, isPartial, storeVersion: 0 }] as const,
  );
}

async function importByApi(
  page: Page,
  { raw, page: target, mayCreate, isPartial }: NamedInput,
): Promise<WireImportResult> {
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

async function importByCommand(
  { run, folder }: AdminServer,
  { raw, page, mayCreate, isPartial }: NamedInput,
): Promise<unknown> {
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
