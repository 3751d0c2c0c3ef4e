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

  test("shows examples of every command, with options that it has, before the options of all commands", async () => {
    for (const command of leaves(createTestProgram())) {
      const path = pathOf(command);
      const { stdout } = await runProgram(["help", ...path.split(" ")], { cwd: "." });
      const [, examples = ""] = /\nExamples:\n([\s\S]*)\nGlobal Options:/.exec(stdout) ?? [];
      expect(examples, path).toMatch(new RegExp(`^ {2}agency ${path}\\b.*\\n(?: {6}\\S|$)`));
      const known = [...command.options, ...createTestProgram().options].flatMap(({ short, long }) => [short, long]);
      for (const [, flag] of examples.matchAll(/ (--?[a-z][\w-]*)/g)) expect(known, path).toContain(flag);
    }
  });

  test("names the help of the command after a wrong option, and an unknown command", async () => {
    const wrong = await runProgram(["outbox", "list", "--stat"], { cwd: "." });
    expect(wrong.stderr).toMatch(/^error unknown option '--stat'[\s\S]*\(`agency help outbox list` shows/);
    const unknown = await runProgram(["help", "improt"], { cwd: "." });
    expect([unknown.exitCode, unknown.stdout]).toEqual([2, ""]);
    expect(unknown.stderr).toMatch(/^error unknown command 'improt'\. Did you mean import\?\n/);
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

/** Returns the commands that do something themselves, without the one that shells call. */
function leaves(program: Command): Command[] {
  const commands = program.commands.filter((command) => !["help", "complete"].includes(command.name()));
  return commands.flatMap((command) => (command.commands.length > 0 ? command.commands : [command]));
}

function pathOf(command: Command): string {
  return command.parent?.parent ? `${command.parent.name()} ${command.name()}` : command.name();
}

function createTestProgram(): Command {
  const io = { stdin: process.stdin, stdout: new MemoryStream(), stderr: new MemoryStream(), env: {}, cwd: "." };
  return createProgram(io, { isUsageHidden: false, onExitCode: () => undefined });
}
