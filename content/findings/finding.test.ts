import { describe, expect, test } from "vitest";
import { diagnose } from "#schemas/diagnostics.ts";
import { combineCounted, createFinding, FindingList, MAX_LISTED } from "./finding.ts";

const source = { file: "a.json", text: "{}", pointer: "" };

function many(count: number, page: string) {
  return Array.from({ length: count }, () => createFinding("json/syntax", "Wrong.", { source, pointer: "/a", page }));
}

describe("a list of findings", () => {
  test("lists the first findings of each code, and counts the others by page", () => {
    const list = new FindingList([...many(MAX_LISTED, "home"), ...many(2, "home"), ...many(1, "about")]);
    list.add(createFinding("page/unknown", "Unknown."));
    expect(list.toArray().slice(MAX_LISTED)).toEqual([
      createFinding("page/unknown", "Unknown."),
      { code: "json/syntax", message: "Wrong.", source, page: "home", count: 2 },
      { code: "json/syntax", message: "Wrong.", source, page: "about", count: 1 },
    ]);
  });

  test("adds up the counts of another list", () => {
    const list = new FindingList(new FindingList(many(MAX_LISTED + 5, "home")).toArray());
    list.addAll(many(1, "home"));
    expect(list.toArray().at(-1)).toMatchObject({ page: "home", count: 6 });
  });

  test("is full for a code once further findings of it are only counted", () => {
    const list = new FindingList(many(MAX_LISTED - 1, "home"));
    expect(list.isFull("json/syntax")).toBe(false);
    list.addAll(many(1, "home"));
    expect([list.isFull("json/syntax"), list.isFull("page/unknown")]).toEqual([true, false]);
  });
});

test("counted diagnostics of several pages become one for each code and severity, after the others", () => {
  const listed = diagnose("page/unknown", "Unknown.");
  const counted = (page: string, count: number) => ({ ...diagnose("json/syntax", "Wrong.", { page }), count });
  const warning = { ...counted("home", 1), severity: "warning" as const };
  expect(combineCounted([counted("home", 900), listed, counted("about", 200), warning])).toEqual([
    listed,
    {
      code: "json/syntax",
      severity: "error",
      count: 1100,
      message: "1,100 more problems of this kind are not listed. Fix the others first.",
    },
    {
      code: "json/syntax",
      severity: "warning",
      count: 1,
      message: "1 more problem of this kind is not listed. Fix the others first.",
    },
  ]);
});
