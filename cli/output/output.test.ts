import pc from "picocolors";
import { describe, expect, test } from "vitest";
import { diagnose } from "#schemas/diagnostics.ts";
import { MemoryStream } from "#tests/support/cli/memory-io.ts";
import { formatPageChanges } from "./format-changes.ts";
import { formatDiagnostics } from "./format-diagnostics.ts";
import { createProgress } from "./progress.ts";
import { table } from "./table.ts";

const plain = pc.createColors(false);

describe("a progress bar", () => {
  /** What is on the screen after updates at these times, in milliseconds. */
  function drawn(updates: [at: number, done: number][], { isTTY = true, isSilent = false } = {}): string[] {
    let time = 5000;
    const stream = Object.assign(new MemoryStream(), { isTTY });
    const progress = createProgress("Writing", stream, { isSilent, now: () => time });
    for (const [at, done] of updates) {
      time = 5000 + at;
      progress.update(done, 200);
    }
    progress.end();
    return stream.text.split("\r\u001b[2K").slice(1);
  }

  test("appears after a second, goes on at most every 80 ms, and goes away", () => {
    const updates: [number, number][] = [
      [999, 10],
      [1000, 50],
      [1079, 60],
      [1080, 61],
      [1081, 200],
    ];
    expect(drawn(updates)).toEqual([
      "Writing ███████░░░░░░░░░░░░░░░░░░░░░░░ 25 % 50/200",
      "Writing █████████░░░░░░░░░░░░░░░░░░░░░ 30 % 61/200",
      "Writing ██████████████████████████████ 100 % 200/200",
      "",
    ]);
  });

  test.each([
    ["what takes under a second", [[999, 200]], {}],
    ["no terminal", [[1500, 200]], { isTTY: false }],
    ["a silent command", [[1500, 200]], { isSilent: true }],
  ] satisfies [string, [number, number][], object][])("does not appear for %s", (_, updates, options) => {
    expect(drawn(updates, options)).toEqual([]);
  });

  test("of nothing is full", () => {
    const stream = Object.assign(new MemoryStream(), { isTTY: true });
    let time = 0;
    const progress = createProgress("Writing", stream, { now: () => time });
    time = 2000;
    progress.update(0, 0);
    expect(stream.text).toContain("100 % 0/0");
  });
});

describe("a table", () => {
  test("has columns as wide as people see them, and no trailing blanks", () => {
    const rows = [
      { page: "about", status: "updated" },
      { page: pc.createColors(true).red("日本"), status: "" },
    ];
    const text = table(rows, [
      { title: "Page", cell: ({ page }) => page },
      { title: "Status", cell: ({ status }) => status },
    ]);
    expect(text).toBe(`  Page   Status\n  about  updated\n  ${pc.createColors(true).red("日本")}\n`);
  });

  test("without rows is its titles", () => {
    expect(table([], [{ title: "Page", cell: () => "" }])).toBe("  Page\n");
  });
});

describe("a code frame", () => {
  const frame = (text: string, line: number, column: number) => {
    const place = { file: "a.json", line, column, pointer: "" };
    const pretty = formatDiagnostics([diagnose("json/syntax", "No.", place)], new Map([["a.json", text]]), plain);
    return pretty.split("\n").slice(1, -2);
  };

  test("marks the column, below the line and the one before it", () => {
    expect(frame('{\n  "a": 1\n  "b": 2\n}', 3, 3)).toEqual(['    2 |   "a": 1', '  > 3 |   "b": 2', "      |   ^"]);
  });

  test("keeps its columns over tabs and Windows line ends", () => {
    expect(frame('{\r\n\t"a": 1\r\n\t\t"b": 2\r\n}', 3, 3)).toEqual([
      '    2 |  "a": 1',
      '  > 3 |   "b": 2',
      "      |   ^",
    ]);
  });

  test("of one very long line shows what is around the place", () => {
    const [line = "", mark = "", ...rest] = frame(`{${"x".repeat(100_000)}!${"y".repeat(100_000)}}`, 1, 100_002);
    expect(rest).toEqual([]);
    expect(line).toMatch(/^ {2}> 1 \| …x{50}!y{49}…$/);
    expect(line[mark.indexOf("^")]).toBe("!");
  });

  test("gives the line numbers of two digits room", () => {
    const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join("\n");
    expect(frame(text, 10, 1)).toEqual(["     9 | line 9", "  > 10 | line 10", "       | ^"]);
  });

  test("at the end of an empty text is empty", () => {
    expect(frame("", 1, 1)).toEqual(["  > 1 | ", "      | ^"]);
  });
});

test("findings have a hint once a code, their places, and what is related", () => {
  const here = { file: "a.json", line: 2, column: 3, pointer: "" };
  const text = formatDiagnostics(
    [
      diagnose("json/duplicate-key", "One.", { ...here, related: [{ ...here, line: 1, message: "First." }] }),
      diagnose("json/duplicate-key", "Two.", { file: "a.json" }),
      diagnose("content/unknown-key", "Three.", { page: "about" }),
      diagnose("store/locked", "Four."),
    ],
    new Map(),
    plain,
  );
  expect(text.match(/Only one of the two values/g)).toHaveLength(1);
  expect(text.split("\n").filter((line) => /json\/|content\/|store\/|First/.test(line))).toEqual([
    "a.json:2:3 error One. json/duplicate-key",
    "  a.json:1:3 First.",
    "a.json error Two. json/duplicate-key",
    "about warning Three. content/unknown-key",
    "error Four. store/locked",
  ]);
  expect(formatDiagnostics([], new Map(), plain)).toBe("");
});

test("changes are shown by field, shortened", () => {
  const changes = [
    { pointer: "/hero/title", before: "A\nB", after: "x".repeat(100) },
    { pointer: "/faq/items/0", after: { question: "Q" } },
    { pointer: "", before: {} },
  ];
  expect(formatPageChanges("about", changes, plain)).toBe(
    `about\n  hero.title\n    - A⏎B\n    + ${"x".repeat(89)}…\n  faq.items.0\n    + {"question":"Q"}\n  the whole page\n    - {}\n`,
  );
});
