import { spawn, spawnSync } from "node:child_process";
import { hostname } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { firstLine } from "#tests/support/cli/cli-process.ts";
import { inProject } from "#tests/support/project.ts";
import { currentProcessName, isDead, isOnThisHost, isProcessName, parseProcessName } from "./process-identity.ts";

const DEAD_PID = 2 ** 22 + 1;

/** Program that starts another one in a new pid namespace, as a container does. The host name stays the same. */
const CONTAINER = ["unshare", "--pid", "--fork", "--mount-proc"];
const hasContainers = spawnSync("env", [...CONTAINER, "true"]).status === 0;

test("the name of a running process has its host and pid, and does not count as dead", () => {
  const name = currentProcessName();
  expect(isProcessName(name)).toBe(true);
  expect(parseProcessName(name)).toMatchObject({ host: hostname(), pid: process.pid });
  expect(isOnThisHost(name)).toBe(true);
  expect(isDead(name)).toBe(false);
});

test("a pid of another system with the same host name says nothing about its process", () => {
  const [host = ""] = currentProcessName().split(/[@.]/);
  const [ended, former] = [`${host}@4026532178-0a1b2c3d.${DEAD_PID}.7.ab`, `${host}.${DEAD_PID}.7.ab`];
  expect(isProcessName(ended)).toBe(true);
  expect(parseProcessName(ended)).toMatchObject({ host: hostname(), pid: DEAD_PID, start: "7" });
  expect([isOnThisHost(ended), isDead(ended)]).toEqual([false, false]);
  // A name of a former version belongs to any system with the host name.
  expect([isOnThisHost(former), isDead(former)]).toEqual([true, true]);
});

test.runIf(hasContainers)(
  "processes in two containers with the same host name do not count as dead for each other",
  async () => {
    const load = `import(${JSON.stringify(inProject("content/platform/process-identity.ts"))})`;
    const start = (code: string, ...args: string[]) =>
      spawn(
        "env",
        [...CONTAINER, process.execPath, "--import", "tsx", "--eval", `${load}.then((it) => ${code})`, ...args],
        {
          cwd: inProject(),
        },
      );
    // The first one runs until the end: the number of a namespace that has ended may be used again.
    const first = start("{ console.log(it.currentProcessName()); process.stdin.resume(); }");
    onTestFinished(() => void first.stdin.end());
    const name = await firstLine(first);
    expect(parseProcessName(name)).toMatchObject({ host: hostname(), pid: 1 });
    expect(isDead(name)).toBe(false);
    expect(await firstLine(start("console.log(process.pid, it.isDead(process.argv[1]))", name))).toBe("1 false");
  },
);
