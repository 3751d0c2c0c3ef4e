import pc from "picocolors";
import { describe, expect, test } from "vitest";
import { table } from "./table.ts";

const { red } = pc.createColors(true);

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

  test("consists of its column titles if it has no rows", () => {
    expect(table([], [{ title: "Page", cell: () => "" }])).toBe("  Page\n");
  });
});
