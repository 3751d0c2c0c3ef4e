import pc from "picocolors";
import { expect, test } from "vitest";
import { formatChanges } from "./format-changes.ts";

const plain = pc.createColors(false);

test("formatChanges lists changes by field and shortens long values", () => {
  const changes = [
    { pointer: "/hero/title", before: "A\nB", after: "x".repeat(100) },
    { pointer: "/faq/items/0", after: { question: "Q" } },
    { pointer: "", before: {} },
  ];
  expect(formatChanges([{ page: "about", changes }], plain)).toBe(
    `about\n  hero.title\n    - A⏎B\n    + ${"x".repeat(89)}…\n  faq.items.0\n    + {"question":"Q"}\n  the whole page\n    - {}\n`,
  );
});
