import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { listVariants, type MediaFile } from "#site/page-model/media.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createPreviewMediaReader } from "./preview-media.ts";

const FILE: MediaFile = { stem: "/media/team/ann-1", width: 400, height: 500, isPhoto: true, ending: "jpeg" };

test("shows a photo from the API until its sizes are on the site", async () => {
  const out = temporaryFolder();
  const read = createPreviewMediaReader(async () => new Map([["team/ann.jpg", FILE]]), out);
  const expected = { stem: "/api/admin/photos/team%2Fann", width: 400, height: 500, isPhoto: false, ending: "jpg" };
  expect((await read()).get("team/ann.jpg")).toEqual(expected);
  const { own, offered } = listVariants(FILE);
  for (const { address } of [own, ...offered]) {
    mkdirSync(dirname(join(out, address)), { recursive: true });
    writeFileSync(join(out, address), "");
  }
  expect((await read()).get("team/ann.jpg")).toBe(FILE);
});
