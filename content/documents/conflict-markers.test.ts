import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gitVersion } from "#tests/support/git.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { splitConflicts } from "./conflict-markers.ts";

const BASE = '{\n  "title": "Farm",\n  "note": "same",\n  "text": "old"\n}\n';
const OURS = '{\n  "title": "Farms",\n  "note": "same",\n  "text": "old"\n}\n';
const THEIRS = '{\n  "title": "Farm & Ranch",\n  "note": "same",\n  "text": "new"\n}\n';

/** Merges the three texts with Git and returns the text with conflict markers. */
function mergeWithGit(style: string): string {
  const cwd = temporaryFolder();
  for (const [name, text] of Object.entries({ ours: OURS, base: BASE, theirs: THEIRS }))
    writeFileSync(join(cwd, name), text);
  try {
    return execFileSync("git", ["merge-file", "-p", ...style.split(" "), "ours", "base", "theirs"], {
      cwd,
      encoding: "utf8",
    });
  } catch (cause) {
    // The exit code is the number of conflicts.
    return (cause as { stdout: string }).stdout;
  }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

describe("splitConflicts", () => {
  test("returns nothing for a text without markers", () => {
    expect(splitConflicts('{\n"a": "<<<<<<< HEAD",\n"b": 1\n}\n=======\n')).toBeUndefined();
    expect(splitConflicts("")).toBeUndefined();
  });

  test("names the place and both labels of each conflict", () => {
    const text = "1\n<<<<<<< HEAD\n2\n=======\n3\n>>>>>>> spring offer\n4\n<<<<<<<\n=======\n5\n>>>>>>>\n";
    expect(splitConflicts(text)).toEqual({
      conflicts: [
        { offset: text.indexOf("<<<<<<< HEAD"), oursLabel: "HEAD", theirsLabel: "spring offer" },
        { offset: text.indexOf("<<<<<<<\n"), oursLabel: "", theirsLabel: "" },
      ],
      sides: { ours: "1\n2\n4\n", theirs: "1\n3\n4\n5\n" },
    });
  });

  test.skipIf(gitVersion === 0)("splits what Git writes in its default style", () => {
    const { sides } = splitConflicts(mergeWithGit("-q")) ?? {};
    expect(sides).toEqual({ ours: OURS.replace("old", "new"), theirs: THEIRS });
  });

  test.skipIf(gitVersion === 0)("splits what Git writes in the style diff3, with the common ancestor", () => {
    const { sides } = splitConflicts(mergeWithGit("--diff3")) ?? {};
    expect(sides).toEqual({ ours: OURS.replace("old", "new"), theirs: THEIRS, base: BASE.replace("old", "new") });
  });

  test.each([
    ["a missing end", "<<<<<<< HEAD\n1\n=======\n2\n", [1]],
    ["a missing start", "1\n=======\n2\n>>>>>>> main\n", [4]],
    ["a missing middle", "<<<<<<< HEAD\n1\n>>>>>>> main\n", [1, 3]],
    ["a conflict within a conflict", "<<<<<<< HEAD\n<<<<<<< HEAD\n=======\n2\n>>>>>>> main\n", [1, 2, 5]],
  ])("reports the markers of %s, without versions", (_, text, lines) => {
    const { conflicts, sides } = splitConflicts(text) ?? expect.fail();
    expect(conflicts.map(({ offset }) => lineAt(text, offset))).toEqual(lines);
    expect(sides).toBeUndefined();
  });

  test("splits a hostile text in one pass", () => {
    const count = 20_000;
    expect(splitConflicts("<<<<<<< a\n".repeat(count))?.conflicts).toHaveLength(count);
    expect(splitConflicts("<<<<<<< a\n=======\n>>>>>>> b\n".repeat(count))?.conflicts).toHaveLength(count);
  });

  /** Lines of a version, which are not markers. */
  const lines = fc
    .array(fc.oneof(fc.string(), fc.constantFrom("<<<<<<", "<<<<<<<<", ">>>>>>>x", " =======", '"a": 1,', "a\u2028")))
    .map((texts) =>
      texts.filter((text) => !/^[<|>]{7}(?: |$)/.test(text) && text !== "=======" && !/[\n\r]/.test(text)),
    )
    .map((texts) => texts.map((text) => `${text}\n`).join(""));
  const conflict = fc.record({ ours: lines, theirs: lines, base: lines });

  test("returns both versions of any conflicts, and the ancestor if Git wrote it", () => {
    const parts = fc.array(fc.oneof(lines, conflict));
    fc.assert(
      fc.property(parts, fc.boolean(), fc.constantFrom("\n", "\r\n"), (given, isDiff3, lineEnd) => {
        const side = (name: "ours" | "theirs" | "base") =>
          given.map((part) => (typeof part === "string" ? part : part[name])).join("");
        const marked = given.map((part) => {
          if (typeof part === "string") return part;
          const base = isDiff3 ? `||||||| 1a2b3c4${lineEnd}${part.base}` : "";
          return `<<<<<<< HEAD${lineEnd}${part.ours}${base}=======${lineEnd}${part.theirs}>>>>>>> main${lineEnd}`;
        });
        const isConflicted = given.some((part) => typeof part !== "string");
        expect(splitConflicts(marked.join(""))?.sides).toEqual(
          isConflicted
            ? { ours: side("ours"), theirs: side("theirs"), ...(isDiff3 && { base: side("base") }) }
            : undefined,
        );
      }),
    );
  });
});
