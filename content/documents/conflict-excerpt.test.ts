import { expect, test } from "vitest";
import { excerptConflict } from "./conflict-excerpt.ts";

const words = "All the words that both have in common. ".repeat(5);

test("quotes short values, and names a missing one", () => {
  const conflict = { pointer: "/a", base: "Old", yours: { b: 1 } };
  expect(excerptConflict(conflict, 20)).toEqual({ base: '"Old"', theirs: "(none)", yours: '{"b":1}' });
});

test("shows the part of long values in which they differ", () => {
  const conflict = {
    pointer: "/a",
    base: `${words}Old. ${words}`,
    theirs: `${words}New. ${words}`,
    yours: `${words}Mine`,
  };
  expect(excerptConflict(conflict, 20)).toEqual({
    base: "…mon. Old. All the wo…",
    theirs: "…mon. New. All the wo…",
    yours: '…ave in common. Mine"',
  });
});

test("compares with the base if one version removed the value", () => {
  const conflict = { pointer: "/a", base: `${words}Old.`, yours: `${words}Mine.` };
  expect(excerptConflict(conflict, 10)).toEqual({ base: '…mon. Old."', theirs: "(none)", yours: '…on. Mine."' });
});

test("does not cut a character in two", () => {
  const conflict = { pointer: "/a", theirs: "😀".repeat(20), yours: "😀".repeat(21) };
  for (const text of Object.values(excerptConflict(conflict, 10))) expect(() => encodeURI(text)).not.toThrow();
});
