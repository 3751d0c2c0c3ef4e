/** The commands that README.md and the guides show run in the order in which they are shown, on a copy of the sample store. */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { runProgram } from "./support/cli/memory-io.ts";
import { inProject, PROJECT } from "./support/project.ts";
import { copySampleContent } from "./support/sample-agency.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** Commands that are not run here, with the reason. */
const NOT_RUN: readonly [command: RegExp, reason: string][] = [
  [
    /^(?:build|prerender|start|upgrade|watch|serve)\b/,
    "needs the built site, which tests/built-site and tests/e2e have",
  ],
  [/^init\b/, "makes another folder, which tests/package.test.ts has"],
  [/^mail test\b/, "needs a mail server"],
  [/^lint --online\b/, "needs other websites"],
  [/<\w+>/, "names a request of visitors"],
  [/^outbox (?:find|export|forget) ann@/, "names a person who has sent a request"],
  [/^admin passkeys\b/, "needs a passkey"],
];

/** Commands that fail on purpose, with their exit codes. The sample store is not ready for the public. */
const FAILING: readonly [command: RegExp, exitCode: number][] = [
  [/ examples\/bad\//, 1],
  [/^lint --production/, 1],
  [/^lint --max-warnings 0/, 1],
];

const guides = ["README.md", ...fastGlob.sync("docs/guides/*.md", { cwd: PROJECT })];

/** Returns the commands in the shell blocks of a document, without comments and output files. */
function commandsIn(file: string): string[] {
  const blocks = readFileSync(inProject(file), "utf8").matchAll(/^ *```sh\n(.*?)^ *```$/gms);
  return [...blocks].flatMap(([, block = ""]) =>
    [...block.matchAll(/^ *npx agency ((?:"[^"]*"|[^"#\n])+)/gm)].map(([, command = ""]) =>
      command.replace(/ > \S+/, "").trim(),
    ),
  );
}

function toArguments(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = ""]) => quoted ?? word);
}

test.each(guides)("every command of %s does what the guide says", { timeout: 120_000 }, async (file) => {
  const cwd = temporaryFolder();
  copySampleContent(join(cwd, "content"));
  cpSync(inProject("examples"), join(cwd, "examples"), { recursive: true });
  const input = "correct horse battery staple\n".repeat(2);
  const failures: string[] = [];
  for (const command of commandsIn(file)) {
    if (NOT_RUN.some(([pattern]) => pattern.test(command))) continue;
    const expected = FAILING.find(([pattern]) => pattern.test(command))?.[1] ?? 0;
    const { exitCode, stdout, stderr } = await runProgram(toArguments(command), { cwd, input, env: { USER: "ann" } });
    if (exitCode !== expected) failures.push(`agency ${command}: exit code ${exitCode}\n${stderr}\n${stdout}`);
  }
  expect(failures).toEqual([]);
});

test("the guides show commands, and every exception is one of them", () => {
  const commands = guides.flatMap(commandsIn);
  expect(commands.length).toBeGreaterThan(40);
  const patterns = [...NOT_RUN, ...FAILING].map(([pattern]) => pattern);
  expect(patterns.filter((pattern) => !commands.some((command) => pattern.test(command)))).toEqual([]);
});
