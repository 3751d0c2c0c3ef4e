import { expect, test } from "vitest";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { Severity } from "#schemas/diagnostics.ts";
import { summarizeCheck } from "./import-bar.tsx";

function resultWith(...severities: Severity[]): ImportResult {
  const diagnostics = severities.map((severity) => ({ severity, code: "content/type" as const, message: "" }));
  return { success: !severities.includes("error"), message: "1 page will change.", imported: [], diagnostics };
}

test.each([
  ["an empty text", { state: "empty" }, undefined],
  ["a first check", { state: "checking" }, "Checking..."],
  ["a large check", { state: "checking", progress: 0.5, result: resultWith() }, "Checking..."],
  ["a short check", { state: "checking", result: resultWith() }, "1 page will change."],
  ["an unknown site", { state: "failed" }, "We couldn't load the current site, so changes can't be shown yet."],
  [
    "errors",
    { state: "checked", result: resultWith("error", "error") },
    "Nothing will be imported until you fix 2 errors.",
  ],
  ["warnings", { state: "checked", result: resultWith("warning") }, "1 page will change. 1 warning."],
] as const)("summarizes the check of %s", (_, check, summary) => {
  expect(summarizeCheck(check)).toBe(summary);
});
