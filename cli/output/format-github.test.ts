import { expect, test } from "vitest";
import { diagnose } from "#schemas/diagnostics.ts";
import { formatGithub } from "./format-github.ts";

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
