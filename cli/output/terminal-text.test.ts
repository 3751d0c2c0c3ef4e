import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MemoryStream } from "#tests/support/cli/memory-io.ts";
import { createTerminalOutput } from "./output.ts";
import { escapeControls, style, toJson, toSingleLine, toTerminal } from "./terminal-text.ts";

/** Characters that can control a terminal, reorder a line or hide in it. */
const UNSAFE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/u;

/** Text in which many of the characters are unsafe. */
const hostileText = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(..."\u061c\u200e\u200f\u202a\u202e\u2066\u2069\u2028\u2029\ufeff", "é", "日"),
    fc.constantFrom("\u001b[31m", "\u001b]0;title\u0007", "\r\n"),
  ),
});

describe("escaping", () => {
  test.each([
    ["\u001b]0;X\u0007\u001b[2J", "\\u001b]0;X\\u0007\\u001b[2J"],
    ["\u007f\u009b31m", "\\u007f\\u009b31m"],
    ["a\u202eb\u2066c\u200fd\u061c\ufeff\u2028", "a\\u202eb\\u2066c\\u200fd\\u061c\\ufeff\\u2028"],
    ["tab\tand\nline", "tab\tand\nline"],
    ["é 日本 👩‍👩‍👧", "é 日本 👩‍👩‍👧"],
  ])("shows %j as %s", (text, expected) => {
    expect(escapeControls(text)).toBe(expected);
  });

  test("a single line keeps no line end and no tab", () => {
    expect(toSingleLine("a\r\nb\tc\rd")).toBe("a⏎b c\\u000dd");
  });

  test("JSON has the same value after escaping", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const json = toJson({ [text]: text });
        expect(json.replaceAll("\n", "")).not.toMatch(UNSAFE);
        expect(JSON.parse(json)).toEqual({ [text]: text });
      }),
    );
  });
});

describe("styles", () => {
  test.each([true, false])("color of the terminal: %s; no content can add an ANSI sequence", (isColored) => {
    fc.assert(
      fc.property(hostileText, hostileText, (plain, styled) => {
        const text = toTerminal(`${plain}${style.red(styled)}`, isColored);
        const [open, close] = isColored ? ["\u001b[31m", "\u001b[39m"] : ["", ""];
        expect(text).toBe(`${escapeControls(plain)}${open}${escapeControls(styled)}${close}`);
      }),
    );
  });

  test("each stream decides by its own terminal whether it shows colors", () => {
    const write = (isTTY: boolean) => {
      const stream = Object.assign(new MemoryStream(), { isTTY });
      createTerminalOutput(stream, { color: true, env: {} }).write(style.red("no"));
      return stream.text;
    };
    expect([write(true), write(false)]).toEqual(["\u001b[31mno\u001b[39m", "no"]);
  });
});
