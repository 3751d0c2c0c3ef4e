/** Completion in shells. The scripts run the built command. */

import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { runCli } from "./support/cli/cli-process.ts";
import { runProgram } from "./support/cli/memory-io.ts";
import { forRun } from "./support/full-run.ts";
import { inProject } from "./support/project.ts";
import { SAMPLE_CONTENT } from "./support/sample-agency.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** Directives of the protocol: the shell may complete files too, or not. */
const FILES = ":0";
const NO_FILES = ":4";

async function complete(...words: string[]): Promise<string[]> {
  const options = { cwd: inProject(), env: { CONTENT_DIR: SAMPLE_CONTENT } };
  // The package that completes prints to the console.
  const print = vi.spyOn(console, "log").mockReturnValue();
  const { exitCode, stderr } = await runProgram(["complete", "--", ...words], options);
  expect([exitCode, stderr]).toEqual([0, ""]);
  return print.mock.calls.splice(0).map(([line]) => String(line).split("\t")[0] ?? "");
}

describe("completion", () => {
  test.each<[words: string[], completions: string[]]>([
    [["valid"], ["validate", NO_FILES]],
    [
      ["prerender", "--ch"],
      ["--changed", NO_FILES],
    ],
    [
      ["prerender", "--conte"],
      ["--content", NO_FILES],
    ],
    [
      ["--format", "js"],
      ["json", NO_FILES],
    ],
    [
      ["import", "--mode", ""],
      ["merge", "replace", NO_FILES],
    ],
    [
      ["import", "--page", "commercial/tr"],
      ["commercial/trucking", NO_FILES],
    ],
    [
      ["history", "medi"],
      ["medicare", NO_FILES],
    ],
    [
      ["export", "--to", "site"],
      ["site-export", NO_FILES],
    ],
    [
      ["explain", "json/dup"],
      ["json/duplicate-key", NO_FILES],
    ],
    [
      ["explain", "claim/so"],
      ["claim/source", NO_FILES],
    ],
    [
      ["outbox", "ret"],
      ["retry", NO_FILES],
    ],
    [
      ["completion", "f"],
      ["fish", NO_FILES],
    ],
    [["import", ""], [FILES]],
    [["export", "--out", ""], [FILES]],
    [["import", "-m", ""], [NO_FILES]],
  ])("offers for %j the words %j", async (words, completions) => {
    expect(await complete(...words)).toEqual(completions);
  });

  test("offers the revisions of the store that the command line names", async () => {
    expect(await complete("show", "")).toContainEqual(expect.stringMatching(/^1-/));
    expect(await complete("--content", temporaryFolder(), "show", "")).toEqual([NO_FILES]);
  });

  test("offers commands although the store is broken", async () => {
    const file = join(temporaryFolder(), "content");
    writeFileSync(file, "");
    expect(await complete("--content", file, "lin")).toEqual(["lint", NO_FILES]);
  });
});

/** Prints the completions of `agency prerender --ch`, with the function of the package bash-completion that the script calls. */
const COMPLETE_IN_BASH = `
_get_comp_words_by_ref() { cur=--ch prev=prerender words=(agency prerender --ch) cword=2; }
compopt() { :; }
source "$1"
__agency_complete
printf '%s\\n' "\${COMPREPLY[@]}"
complete -p agency`;

test("the script for bash completes commands of this installation", async () => {
  const script = join(temporaryFolder(), "completion.bash");
  writeFileSync(script, (await runCli(["completion", "bash"])).stdout);
  const { stdout, stderr } = spawnSync("bash", ["-c", COMPLETE_IN_BASH, "bash", script], { encoding: "utf8" });
  expect([stdout, stderr]).toEqual(["--changed\ncomplete -o default -F __agency_complete agency\n", ""]);
});

test.each(forRun(["zsh", "fish", "powershell"], ["zsh"]))("the script for %s runs this installation", async (shell) => {
  const { exitCode, stdout } = await runCli(["completion", shell]);
  expect(exitCode).toBe(0);
  expect(stdout).toContain(inProject("dist/cli/bin.js"));
});
