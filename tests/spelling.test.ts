/** The settings of the spelling check, which `npm run check` runs. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { inProject, PROJECT } from "./support/project.ts";

test("the spelling check reports British spellings and words to avoid, and accepts plain American English", () => {
  // The words are assembled, so that this file passes the check itself.
  const lines = ["The color of a barn", `The col${"our"} of a barn`, `The visitor is to${"ld"}`];
  const args = [inProject("node_modules/cspell/bin.mjs"), "--no-progress", "--no-summary", "stdin://docs/line.md"];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: PROJECT,
    input: lines.join("\n"),
    encoding: "utf8",
  });
  expect([status, stdout.trim().split("\n")]).toEqual([
    1,
    [expect.stringMatching(/:2:5 - Unknown word/), expect.stringMatching(/:3:16 - Forbidden word/)],
  ]);
});
