import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { diagnoseContent } from "./prerender.ts";

test("a photo that is missing or unreadable is a warning that names its page and its file", () => {
  const contentDir = temporaryFolder();
  mkdirSync(join(contentDir, "media"));
  writeFileSync(join(contentDir, "media/text.jpg"), "no picture");
  const missing = ["gone.jpg", "text.jpg"].map((file) => ({ path: "/about", file }));
  const warning = { severity: "warning", code: "media/unreadable", page: "about" };
  expect(diagnoseContent({ warnings: [], missing }, contentDir)).toMatchObject([
    { ...warning, message: `${join(contentDir, "media/gone.jpg")} does not exist.` },
    { ...warning, message: `${join(contentDir, "media/text.jpg")} is not a readable image.` },
  ]);
});
