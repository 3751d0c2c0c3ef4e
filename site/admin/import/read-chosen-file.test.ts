import { describe, expect, test } from "vitest";
import { readChosenFile } from "./read-chosen-file.ts";

const MEGABYTE = 1024 * 1024;

function file(...parts: BlobPart[]): File {
  return new File(parts, "export.json");
}

describe("readChosenFile", () => {
  test("returns the text without a byte order mark", async () => {
    expect(await readChosenFile(file('\uFEFF{ "é": "→" }\r\n'))).toBe('{ "é": "→" }\r\n');
  });

  test("accepts 5 MB and rejects more", async () => {
    expect(await readChosenFile(file("x".repeat(5 * MEGABYTE)))).toHaveLength(5 * MEGABYTE);
    await expect(readChosenFile(file("x".repeat(5 * MEGABYTE + 1)))).rejects.toThrow(
      "export.json is 5.1 MB. The limit is 5 MB. Split it into smaller files and import them one by one.",
    );
  });

  test.each([
    ["Latin-1", [0x7b, 0xe9, 0x7d]],
    ["UTF-16", [0xff, 0xfe, 0x7b, 0x00]],
    ["binary data", [0x89, 0x50, 0x4e, 0x47]],
  ])("rejects %s", async (_, bytes) => {
    await expect(readChosenFile(file(new Uint8Array(bytes)))).rejects.toThrow(
      "export.json has characters that we can't read. Save it as UTF-8 text, then choose it again.",
    );
  });

  test("rejects a photo", async () => {
    const image = new File(["{}"], "team-photo.jpg", { type: "image/jpeg" });
    await expect(readChosenFile(image)).rejects.toThrow("That's a photo. Add it under Photos.");
  });

  test("rejects a file that the browser can no longer read", async () => {
    const unreadable = Object.assign(file("{}"), { arrayBuffer: () => Promise.reject(new DOMException("gone")) });
    await expect(readChosenFile(unreadable)).rejects.toThrow("We couldn't read export.json. Choose it again.");
  });
});
