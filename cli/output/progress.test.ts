import { describe, expect, test } from "vitest";
import { MemoryStream } from "#tests/support/cli/memory-io.ts";
import { createProgress, createTerminalOutput } from "./output.ts";

describe("the progress bar", () => {
  /** Returns everything that the bar draws if it is updated at these times, in milliseconds after its start. */
  function drawAll(updates: [atMs: number, done: number][], { isTTY = true, isSilent = false } = {}): string[] {
    let time = 5000;
    const stream = Object.assign(new MemoryStream(), { isTTY });
    const output = createTerminalOutput(stream, { color: true, env: {} });
    const progress = createProgress("Writing", output, { isSilent, now: () => time });
    for (const [atMs, done] of updates) {
      time = 5000 + atMs;
      progress.update(done, 200);
    }
    progress.end();
    return stream.text.split("\u001b[G\u001b[2K").slice(1);
  }

  test("appears after a second, is redrawn at most every 80 ms, and disappears at the end", () => {
    const updates: [number, number][] = [
      [999, 10],
      [1000, 50],
      [1079, 60],
      [1080, 61],
      [1081, 200],
    ];
    expect(drawAll(updates)).toEqual([
      "Writing ███████░░░░░░░░░░░░░░░░░░░░░░░ 25 % 50/200",
      "Writing █████████░░░░░░░░░░░░░░░░░░░░░ 30 % 61/200",
      "Writing ██████████████████████████████ 100 % 200/200",
      "",
    ]);
  });

  test.each([
    ["for a task shorter than a second", [[999, 200]], {}],
    ["outside a terminal", [[1500, 200]], { isTTY: false }],
    ["for a silent command", [[1500, 200]], { isSilent: true }],
  ] satisfies [string, [number, number][], object][])("does not appear %s", (_, updates, options) => {
    expect(drawAll(updates, options)).toEqual([]);
  });

  test("is full if the total is 0", () => {
    const stream = Object.assign(new MemoryStream(), { isTTY: true });
    let time = 0;
    const progress = createProgress("Writing", stream, { now: () => time });
    time = 2000;
    progress.update(0, 0);
    expect(stream.text).toContain("100 % 0/0");
  });
});
