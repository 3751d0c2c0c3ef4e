/** What is asked for on a terminal; what comes by a pipe is a row of program.test.ts. */
import { once } from "node:events";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { isPassword } from "#api/auth/password.ts";
import { run } from "#cli/run.ts";
import { MemoryStream } from "#tests/support/cli/memory-io.ts";

const PASSWORD = "correct horse battery staple";

/** The command on a terminal, whose user types a line at each question. */
async function typed(...lines: string[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin });
  const stdout = new MemoryStream();
  const stderr = Object.assign(new MemoryStream(), { isTTY: true });
  const ended = run(["admin", "hash"], { stdin, stdout, stderr, env: {}, cwd: "." });
  for (const [index, line] of lines.entries()) {
    await stderr.waitFor(new RegExp(`(?:[^:]+: ){${index + 1}}$`));
    stdin.write(line);
  }
  return { exitCode: await ended, stdout: stdout.text, stderr: stderr.text };
}

test("a password is asked for twice, and shown nowhere", async () => {
  const { exitCode, stdout, stderr } = await typed(`${PASSWORD}\r`, `${PASSWORD}\r`);
  expect(exitCode).toBe(0);
  expect(await isPassword(PASSWORD, stdout.trim())).toBe(true);
  expect(stderr).toMatch(/^Password, of at least 12 characters: \nThe same again: \nSet it /);
  expect(stdout + stderr).not.toContain("horse");
});

test("what was mistyped can be mended", async () => {
  const { stdout } = await typed(`${PASSWORD}x\u007f\r`, `${PASSWORD}\r`);
  expect(await isPassword(PASSWORD, stdout.trim())).toBe(true);
});

test("two that differ are none", async () => {
  const { exitCode, stdout, stderr } = await typed(`${PASSWORD}\r`, `${PASSWORD}s\r`);
  expect([exitCode, stdout, stderr]).toEqual([2, "", expect.stringContaining("another password than before")]);
});

test("one that is too short is refused at once", async () => {
  const { exitCode, stderr } = await typed("elevenchars\r");
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining("at least 12 characters. command/usage")]);
});

test("the end of the input is none either", async () => {
  expect((await typed("\u0004")).exitCode).toBe(2);
});

test("Ctrl-C interrupts", async () => {
  const interrupted = once(process, "SIGINT");
  const interruption = new AbortController();
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin });
  const stderr = new MemoryStream();
  const io = { stdin, stdout: new MemoryStream(), stderr, env: {}, cwd: ".", signal: interruption.signal };
  const ended = run(["admin", "hash"], io);
  await stderr.waitFor(/: $/);
  stdin.write("\u0003");
  await interrupted;
  interruption.abort();
  expect(await ended).toBe(130);
});
