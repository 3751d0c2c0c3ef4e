import type { Command } from "commander";
import { describe, expect, test } from "vitest";
import { MemoryStream, runProgram } from "#tests/support/cli/memory-io.ts";
import { createProgram } from "./program.ts";

/** Options that every command accepts. */
const GLOBAL_FLAGS = ["--content", "--format", "--max-diagnostics", "--quiet", "--no-color", "--directory"];

describe("agency help", () => {
  /** Flags of each command. Scripts depend on them. */
  const FLAGS: Record<string, string[]> = {
    import: ["--page", "--mode", "--create", "--dry-run", "--partial", "--strict", "--if-revision", "--message"],
    validate: ["--page", "--mode", "--create", "--strict", "--watch"],
    lint: ["--production", "--max-warnings"],
    inspect: ["--page"],
    convert: ["--to", "--page", "--out", "--lossy"],
    export: ["--to", "--page", "--revision", "--out", "--lossy"],
    diff: ["--page", "--exit-code"],
    history: ["--limit", "--before"],
    show: [],
    rollback: ["--page", "--dry-run", "--if-revision", "--message"],
    build: [],
    prerender: ["--changed", "--shard", "--strict", "--out"],
    watch: ["--out"],
    images: ["--out"],
    compress: ["--out"],
    serve: ["--port", "--out"],
    admin: [],
    audit: [],
    outbox: [],
    doctor: ["--repair"],
    schema: ["--check", "--write"],
    explain: [],
    completion: [],
  };

  test.each(Object.entries(FLAGS))("lists every flag of %s", async (command, flags) => {
    const { exitCode, stdout, stderr } = await runProgram(["help", command], { cwd: "." });
    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(`Usage: agency ${command}`);
    for (const flag of [...flags, ...GLOBAL_FLAGS])
      expect(stdout).toMatch(new RegExp(`^ +(?:-\\w, )?${flag}(?: |$)`, "m"));
    expect((await runProgram([command, "--help"], { cwd: "." })).stdout).toBe(stdout);
  });

  test("describes every command, argument and option", () => {
    const { commands } = createTestProgram();
    expect(commands.map((command) => command.name())).toEqual(expect.arrayContaining(Object.keys(FLAGS)));
    for (const command of commands.flatMap((each) => [each, ...each.commands])) {
      expect(command.description(), command.name()).not.toBe("");
      const parts = [...command.options, ...command.registeredArguments];
      for (const part of parts) expect(part.description, `${command.name()} ${part.name()}`).not.toBe("");
    }
  });
});

function createTestProgram(): Command {
  const io = { stdin: process.stdin, stdout: new MemoryStream(), stderr: new MemoryStream(), env: {}, cwd: "." };
  return createProgram(io, { isUsageHidden: false, onExitCode: () => undefined });
}
