import { describe, expect, test } from "vitest";
import { table } from "./table.ts";
import { style } from "./terminal-text.ts";

const { red } = style;

describe("a table", () => {
  test("pads columns to the width that the terminal shows, without trailing spaces", () => {
    const rows = [
      { page: "about", status: "updated" },
      { page: red("日本"), status: "" },
    ];
    const text = table(rows, [
      { title: "Page", cell: ({ page }) => page },
      { title: "Status", cell: ({ status }) => status },
    ]);
    expect(text).toBe(`  Page   Status\n  about  updated\n  ${red("日本")}\n`);
  });

  test("shows control characters as escapes and keeps its columns", () => {
    const text = table(
      ["ann\u001b[31m\nroot", "a\u202eb"],
      [
        { title: "By", cell: (by) => by },
        { title: "Page", cell: () => "about" },
      ],
    );
    expect(text).toBe(
      ["  By                  Page", "  ann\\u001b[31m⏎root  about", "  a\\u202eb            about", ""].join("\n"),
    );
  });

  test("that is wider than the terminal lists the cells of each row", () => {
    const columns = [
      { title: "By", cell: (by: string) => by },
      { title: "Pages", cell: () => "personal/auto" },
    ];
    expect(table(["ann", "ben"], columns, 12)).toBe(
      "  By: ann\n  Pages: personal/auto\n\n  By: ben\n  Pages: personal/auto\n",
    );
    expect(table(["ann"], columns, 20)).toBe("  By   Pages\n  ann  personal/auto\n");
  });

  test("consists of its column titles if it has no rows", () => {
    expect(table([], [{ title: "Page", cell: () => "" }])).toBe("  Page\n");
  });
});
