/** Tests of the prompt on a terminal. `program.test.ts` tests piped input. */
import { once } from "node:events";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { verifyPassword } from "#api/auth/password.ts";
import { run } from "#cli/run.ts";
import { MemoryStream } from "#tests/support/cli/memory-io.ts";

const PASSWORD = "correct horse battery staple";

/** Runs the command on a terminal, and types one line at each prompt. */
async function runWithInput(...lines: string[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin });
  const stdout = new MemoryStream();
  const stderr = Object.assign(new MemoryStream(), { isTTY: true });
  const ended = run(["admin", "hash"], { stdin, stdout, stderr, env: { NO_COLOR: "1" }, cwd: "." });
  for (const [index, line] of lines.entries()) {
    await stderr.waitFor(new RegExp(`(?:[^:]+: ){${index + 1}}$`));
    stdin.write(line);
  }
  return { exitCode: await ended, stdout: stdout.text, stderr: stderr.text };
}

test("asks for the password twice, and never shows it", async () => {
  const { exitCode, stdout, stderr } = await runWithInput(`${PASSWORD}\r`, `${PASSWORD}\r`);
  expect(exitCode).toBe(0);
  expect(await verifyPassword(PASSWORD, stdout.trim())).toBe(true);
  expect(stderr).toMatch(/^Password \(at least 12 characters\): \nRepeat the password: \nAdd it to \.env /);
  expect(stdout + stderr).not.toContain("horse");
});

test("accepts corrections with the backspace key", async () => {
  const { stdout } = await runWithInput(`${PASSWORD}x\u007f\r`, `${PASSWORD}\r`);
  expect(await verifyPassword(PASSWORD, stdout.trim())).toBe(true);
});

test("rejects two different passwords", async () => {
  const { exitCode, stdout, stderr } = await runWithInput(`${PASSWORD}\r`, `${PASSWORD}s\r`);
  expect([exitCode, stdout, stderr]).toEqual([2, "", expect.stringContaining("The two passwords are different.")]);
});

test("rejects a short password before asking for it again", async () => {
  const { exitCode, stderr } = await runWithInput("elevenchars\r");
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining("at least 12 characters. command/usage")]);
});

test("rejects the end of the input", async () => {
  expect((await runWithInput("\u0004")).exitCode).toBe(2);
});

test("ends with 130 after Ctrl-C", async () => {
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
