import { describe, expect, test } from "vitest";
import { readChosenFile } from "./chosen-file.ts";

const MEBIBYTE = 1024 * 1024;

function file(...parts: BlobPart[]): File {
  return new File(parts, "export.json");
}

describe("readChosenFile", () => {
  test("answers the text, without a byte order mark", async () => {
    expect(await readChosenFile(file('\uFEFF{ "é": "→" }\r\n'))).toBe('{ "é": "→" }\r\n');
  });

  test("takes 5 MiB and no more", async () => {
    expect(await readChosenFile(file("x".repeat(5 * MEBIBYTE)))).toHaveLength(5 * MEBIBYTE);
    await expect(readChosenFile(file("x".repeat(5 * MEBIBYTE + 1)))).rejects.toThrow(
      "export.json has 5.1 MiB, and 5 MiB are the most. Import it in parts, page by page.",
    );
  });

  test.each([
    ["Latin-1", [0x7b, 0xe9, 0x7d]],
    ["UTF-16", [0xff, 0xfe, 0x7b, 0x00]],
    ["a picture", [0x89, 0x50, 0x4e, 0x47]],
  ])("does not take %s", async (_what, bytes) => {
    await expect(readChosenFile(file(new Uint8Array(bytes)))).rejects.toThrow(
      "export.json is not UTF-8 text. Save it as UTF-8 and try again.",
    );
  });

  test("says where a file has gone", async () => {
    const gone = Object.assign(file("{}"), { arrayBuffer: () => Promise.reject(new DOMException("gone")) });
    await expect(readChosenFile(gone)).rejects.toThrow("export.json cannot be read. Choose it again.");
  });
});
