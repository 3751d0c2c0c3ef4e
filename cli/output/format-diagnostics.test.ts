import pc from "picocolors";
import { describe, expect, test } from "vitest";
import { describeCode } from "#content/lint/catalog.ts";
import { DIAGNOSTICS, diagnose } from "#schemas/diagnostics.ts";
import { describeCodes, formatDiagnostics, formatGithub } from "./format-diagnostics.ts";

const plain = pc.createColors(false);

describe("formatDiagnostics", () => {
  test("prints locations, related locations, and one hint per code", async () => {
    const location = { file: "a.json", line: 2, column: 3, pointer: "" };
    const text = await formatDiagnostics(
      [
        diagnose("json/duplicate-key", "One.", { ...location, related: [{ ...location, line: 1, message: "First." }] }),
        diagnose("json/duplicate-key", "Two.", { file: "a.json" }),
        diagnose("content/unknown-key", "Three.", { page: "about" }),
        diagnose("store/locked", "Four."),
      ],
      new Map(),
      plain,
    );
    expect(text.split(DIAGNOSTICS["json/duplicate-key"].hint)).toHaveLength(2);
    expect(text.split("\n").filter((line) => /(?:json|content|store)\/|First/.test(line))).toEqual([
      "a.json:2:3 error One. json/duplicate-key",
      "  a.json:1:3 First.",
      "a.json error Two. json/duplicate-key",
      "about warning Three. content/unknown-key",
      "error Four. store/locked",
    ]);
  });

  test("returns an empty string without diagnostics", async () => {
    expect(await formatDiagnostics([], new Map(), plain)).toBe("");
  });
});

describe("code frames", () => {
  async function formatFrame(text: string, line: number, column: number): Promise<string[]> {
    const diagnostic = diagnose("json/syntax", "No.", { file: "a.json", line, column, pointer: "" });
    const formatted = await formatDiagnostics([diagnostic], new Map([["a.json", Buffer.from(text)]]), plain);
    return formatted.split("\n").slice(1, -2);
  }

  test("do not grow with the escapes of binary data", async () => {
    const [line = "", pointer = ""] = await formatFrame("\0".repeat(500), 1, 1);
    expect(line).toBe(`  > 1 | ${"\\u0000".repeat(17).slice(0, 100)}…`);
    expect(pointer.trimEnd()).toBe("      | ^");
  });

  test("show the line, the line before it, and a mark below the column", async () => {
    expect(await formatFrame('{\n  "a": 1\n  "b": 2\n}', 3, 3)).toEqual([
      '    2 |   "a": 1',
      '  > 3 |   "b": 2',
      "      |   ^",
    ]);
  });

  test("mark the right column in text with tabs and Windows line ends", async () => {
    expect(await formatFrame('{\r\n\t"a": 1\r\n\t\t"b": 2\r\n}', 3, 3)).toEqual([
      '    2 |  "a": 1',
      '  > 3 |   "b": 2',
      "      |   ^",
    ]);
  });

  test("show only the part of a very long line around the column", async () => {
    const [line = "", mark = "", ...rest] = await formatFrame(
      `{${"x".repeat(100_000)}!${"y".repeat(100_000)}}`,
      1,
      100_002,
    );
    expect(rest).toEqual([]);
    expect(line).toMatch(/^ {2}> 1 \| …x{50}!y{49}…$/);
    expect(line[mark.indexOf("^")]).toBe("!");
  });

  test("find the column of a long line behind characters of one to four bytes", async () => {
    const [line = ""] = await formatFrame("aé漢😀".repeat(40_000), 1, 5 * 30_000 + 1);
    expect(line).toBe(`  > 1 | …${"aé漢😀".repeat(20)}…`);
  });

  test("align line numbers with one and two digits", async () => {
    const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join("\n");
    expect(await formatFrame(text, 10, 1)).toEqual(["     9 | line 9", "  > 10 | line 10", "       | ^"]);
  });

  test("show an empty line for an empty text", async () => {
    expect(await formatFrame("", 1, 1)).toEqual(["  > 1 | ", "      | ^"]);
  });
});

test("annotations escape line ends, percent signs, and separators of properties", () => {
  const text = formatGithub(
    [
      diagnose("json/syntax", "50%: a,\nb\r", { file: "a:b,c%.json", line: 2, column: 3, pointer: "" }),
      diagnose("content/unknown-key", "Two.", { page: "about" }),
      diagnose("store/locked", "Three."),
    ],
    (file) => `sub/${file}`,
  );
  expect(text.split("\n")).toEqual([
    "::error file=sub/a%3Ab%2Cc%25.json,line=2,col=3,title=json/syntax::50%25: a,%0Ab%0D",
    "::warning title=content/unknown-key::about: Two.",
    "::error title=store/locked::Three.",
    "",
  ]);
});

test("describes codes with and without lint rules among them as the catalog does", async () => {
  expect((await describeCodes(["store/locked"])).get("store/locked")).toEqual(DIAGNOSTICS["store/locked"]);
  const codes = ["store/locked", "link/broken"];
  expect([...(await describeCodes(codes))]).toEqual(codes.map((code) => [code, describeCode(code)]));
});

test("leaves out unknown codes", async () => {
  expect((await describeCodes(["unknown/code"])).size).toBe(0);
});
