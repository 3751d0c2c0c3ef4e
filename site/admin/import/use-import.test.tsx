// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { createRoot, settle } from "#tests/support/render-in-dom.ts";
import type { Check } from "../check/use-check.ts";
import { queryClient } from "../query/query-client.ts";
import type { AttemptOutcome, ImportAttempt } from "./import-state.ts";
import { runImport } from "./run-import.ts";
import { useImport } from "./use-import.ts";

vi.mock("./run-import.ts", () => ({ runImport: vi.fn() }));

const TEXT = '{"faq": []}';
const QUERY: ImportAttempt["query"] = { message: "March", mayCreate: false };
const ATTEMPT: ImportAttempt = { text: TEXT, query: QUERY };
const result: ImportResult = { success: true, message: "Imported 1 page.", imported: [], diagnostics: [] };
const IMPORTED: AttemptOutcome = { kind: "imported", result: { ...result, revisionId: "8-3fa9c1b07d10" } };
const INTERRUPTED: AttemptOutcome = { kind: "interrupted", revisionId: "7-15bf494e4e70" };

const checkOf = (given: Partial<Check>): Check =>
  ({ state: "checked", text: TEXT, inspect: async () => ({ isJson: true, isTokenOnly: true }), ...given }) as Check;

const root = createRoot(document.body.appendChild(document.createElement("div")));
let imports: ReturnType<typeof useImport>;

function Probe({ check, text }: { check: Check; text: string }): null {
  imports = useImport(check, text, () => {});
  return null;
}

const show = (check = checkOf({}), text = TEXT) =>
  settle(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Probe key="import" check={check} text={text} />
      </QueryClientProvider>,
    ),
  );

beforeEach(() => {
  vi.mocked(runImport).mockReset().mockResolvedValue(IMPORTED);
});

afterEach(async () => {
  await settle(() => root.render(null));
});

test("an import waits for the check of its text, and is sent once against the revision of the check", async () => {
  await show(checkOf({ state: "checking" }));
  await settle(() => imports.start(ATTEMPT));
  await settle(() => imports.start({ ...ATTEMPT, text: "{}" }));
  expect(imports.isImporting).toBe(true);
  expect(runImport).not.toHaveBeenCalled();

  await show(checkOf({ revisionId: "6" }));
  expect(imports).toMatchObject({ isImporting: false, isOutcomeOld: false, outcome: IMPORTED });
  expect(vi.mocked(runImport).mock.calls).toEqual([[ATTEMPT, "6"]]);
});

test("a running import is neither started again nor dismissed", async () => {
  let respond: (outcome: AttemptOutcome) => void = () => {};
  vi.mocked(runImport).mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  await show();
  await settle(() => imports.start(ATTEMPT));
  await settle(() => imports.start(ATTEMPT));
  await settle(() => imports.dismiss());
  expect(imports.isImporting).toBe(true);
  await settle(() => respond(IMPORTED));
  expect(imports.outcome).toBe(IMPORTED);
  expect(runImport).toHaveBeenCalledOnce();
  await settle(() => imports.dismiss());
  expect(imports.outcome).toBeUndefined();
});

test("a text that is not JSON is not sent", async () => {
  await show(checkOf({ inspect: async () => ({ isJson: false, isTokenOnly: false }) }));
  await settle(() => imports.start(ATTEMPT));
  expect(runImport).not.toHaveBeenCalled();
  expect(imports).toMatchObject({ isImporting: false, outcome: undefined });
});

test("an interrupted import goes on once, against the revision that it had", async () => {
  vi.mocked(runImport).mockResolvedValueOnce(INTERRUPTED);
  await show(checkOf({ revisionId: "7-15bf494e4e70" }));
  await settle(() => imports.start(ATTEMPT));
  await show(checkOf({ state: "checking", revisionId: undefined }));
  await settle(() => {
    imports.resume(QUERY);
    imports.sendAgain();
  });
  expect(vi.mocked(runImport).mock.calls.map(([, revision]) => revision)).toEqual(["7-15bf494e4e70", "7-15bf494e4e70"]);
  expect(imports.outcome).toBe(IMPORTED);
});

test("an interrupted import is offered if the text is another one now", async () => {
  vi.mocked(runImport).mockResolvedValueOnce(INTERRUPTED);
  await show();
  await settle(() => imports.start(ATTEMPT));
  await show(checkOf({}), "{}");
  await settle(() => imports.resume(QUERY));
  expect(imports).toMatchObject({ isOutcomeOld: true, isOffered: true, outcome: INTERRUPTED });
  expect(runImport).toHaveBeenCalledOnce();
  await settle(() => imports.sendAgain());
  expect(vi.mocked(runImport).mock.calls.at(-1)).toEqual([ATTEMPT, INTERRUPTED.revisionId]);
});
