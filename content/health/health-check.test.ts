import { expect, test } from "vitest";
import { runChecks } from "./health-check.ts";

test("runs the checks after one that fails, and gives the reason of the failure", async () => {
  const failing = { name: "First", run: () => Promise.reject(new Error("No permission.")) };
  const passing = { name: "Second", run: async () => [] };
  const names: string[] = [];
  expect(await runChecks([failing, passing], ({ name }) => names.push(name))).toEqual([
    { name: "First", problems: [], failure: "No permission." },
    { name: "Second", problems: [] },
  ]);
  expect(names).toEqual(["First", "Second"]);
});
