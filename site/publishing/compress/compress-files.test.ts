import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { runProgram } from "#tests/support/cli/memory-io.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { compressFiles, listUncompressed } from "./compress-files.ts";

const PAGE = "<p>Barns and bins.</p>".repeat(100);
let out: string;

beforeEach(() => {
  out = temporaryFolder();
  write({ "farm.html": PAGE, "farm/crops.html": PAGE, "robots.txt": "User-agent: *\n", "icon.png": PAGE });
});

function write(files: Record<string, string | Uint8Array>): void {
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), bytes);
  }
}

const fileNames = () =>
  readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((name) => name.includes("."))
    .sort();

const COMPRESSED = [
  "farm.html",
  "farm.html.br",
  "farm.html.gz",
  "farm/crops.html",
  "farm/crops.html.br",
  "farm/crops.html.gz",
  "icon.png",
  "robots.txt",
];

describe("compressFiles", () => {
  test("writes compressed versions beside each text file of at least 1,000 bytes", async () => {
    expect(await compressFiles({ out })).toEqual({
      files: 2,
      written: ["/farm.html", "/farm/crops.html"],
      removed: [],
    });
    expect(fileNames()).toEqual(COMPRESSED);
    expect(brotliDecompressSync(readFileSync(join(out, "farm.html.br"))).toString()).toBe(PAGE);
    expect(gunzipSync(readFileSync(join(out, "farm.html.gz"))).toString()).toBe(PAGE);
  });

  test("removes the compressed versions of a page that is removed at the same time", async () => {
    const names = Array.from({ length: 50 }, (_, index) => `pages/${index}.html`);
    write(Object.fromEntries(names.map((name) => [name, PAGE])));
    write({ "pages/49.html.br": "of an earlier version" });
    const onProgress = () => rmSync(join(out, "pages/49.html"), { force: true });
    const { written, removed } = await compressFiles({ out, onProgress });
    expect(written).toContain("/pages/48.html");
    expect(written).not.toContain("/pages/49.html");
    expect(removed).toEqual(["/pages/49.html.br"]);
  });

  test.each(["html", "css", "js", "mjs", "json", "svg", "xml", "txt", "webmanifest"])(
    "compresses .%s",
    async (ending) => {
      write({ [`x.${ending}`]: PAGE });
      expect((await compressFiles({ out })).written).toContain(`/x.${ending}`);
    },
  );

  test.each(["png", "avif", "webp", "jpeg", "ico", "woff2", "br", "gz", "zip"])(
    "does not compress .%s",
    async (ending) => {
      write({ [`x.${ending}`]: PAGE });
      expect((await compressFiles({ out })).written).not.toContain(`/x.${ending}`);
    },
  );

  test("keeps compressed files of the same content, whatever their times", async () => {
    await compressFiles({ out });
    for (const [index, name] of ["farm.html", "farm.html.br", "farm.html.gz"].entries())
      utimesSync(join(out, name), index, index);
    expect((await compressFiles({ out })).written).toEqual([]);
  });

  test("replaces compressed files of other content, even if all have the same time", async () => {
    await compressFiles({ out });
    write({ "farm.html": PAGE.replace("Barns", "Byres"), "farm/crops.html.gz": "damaged" });
    for (const name of COMPRESSED) utimesSync(join(out, name), 1, 1);
    const outdated = ["/farm.html", "/farm/crops.html"];
    expect(await listUncompressed(out)).toEqual(outdated);
    expect((await compressFiles({ out })).written).toEqual(outdated);
    expect(await listUncompressed(out)).toEqual([]);
  });

  test("compresses only changed files", async () => {
    await compressFiles({ out });
    expect(await compressFiles({ out })).toEqual({ files: 2, written: [], removed: [] });
    writeFileAtomic(join(out, "farm.html"), PAGE.replace("Barns", "Barn"));
    expect((await compressFiles({ out })).written).toEqual(["/farm.html"]);
    expect(brotliDecompressSync(readFileSync(join(out, "farm.html.br"))).toString()).toContain("Barn and bins");
  });

  test("limits itself to the files in `only`", async () => {
    await compressFiles({ out });
    write({ "farm.html": PAGE.replace("Barns", "Barn"), "about.html": PAGE });
    rmSync(join(out, "farm/crops.html"));
    expect(await compressFiles({ out, only: ["/farm.html", "/nothing.html"] })).toEqual({
      files: 1,
      written: ["/farm.html"],
      removed: [],
    });
    expect(await compressFiles({ out, only: ["/farm/crops.html", "/robots.txt"] })).toEqual({
      files: 0,
      written: [],
      removed: ["/farm/crops.html.br", "/farm/crops.html.gz"],
    });
    expect(await compressFiles({ out, only: [] })).toEqual({ files: 0, written: [], removed: [] });
    expect((await compressFiles({ out })).written).toEqual(["/about.html"]);
  });

  test("compresses a file again when one of its compressed versions is missing", async () => {
    await compressFiles({ out });
    rmSync(join(out, "farm.html.gz"));
    expect((await compressFiles({ out })).written).toEqual(["/farm.html"]);
    expect(fileNames()).toEqual(COMPRESSED);
  });

  test("deletes only the compressed versions of files that no longer exist or are too small", async () => {
    write({ "plans.tar.gz": "own", "fonts.br": "own", ".vite/manifest.json": PAGE, ".vite/old.json.br": "hidden" });
    await compressFiles({ out });
    rmSync(join(out, "farm/crops.html"));
    write({ "farm.html": "<p>Barn</p>" });
    expect(await compressFiles({ out })).toEqual({
      files: 0,
      written: [],
      removed: ["/farm.html.br", "/farm.html.gz", "/farm/crops.html.br", "/farm/crops.html.gz"],
    });
    expect(fileNames().filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([
      ".vite/old.json.br",
      "fonts.br",
      "plans.tar.gz",
    ]);
  });

  test("writes no compressed version that is not smaller", async () => {
    write({ "noise.txt": randomBytes(2000) });
    await compressFiles({ out });
    expect(fileNames().filter((name) => name.startsWith("noise"))).toEqual(["noise.txt"]);
  });

  test("stops when it is aborted, and continues from there", async () => {
    await expect(compressFiles({ out, signal: AbortSignal.abort() })).rejects.toHaveProperty("name", "AbortError");
    expect(fileNames()).not.toContain("farm.html.br");
    expect((await compressFiles({ out })).written).toHaveLength(2);
  });

  test("reports progress", async () => {
    const seen: [number, number][] = [];
    await compressFiles({ out, onProgress: (done, of) => seen.push([done, of]) });
    expect(seen).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});

describe("agency compress", () => {
  test("reports the number of compressed and removed files", async () => {
    const { exitCode, stdout, stderr } = await runProgram(["compress", "--out", "."], { cwd: out });
    expect([exitCode, stdout, stderr]).toEqual([0, "Compressed 2 of 2 files.\n", ""]);
    rmSync(join(out, "farm.html"));
    const again = await runProgram(["compress", "--out", ".", "--format", "json"], { cwd: out });
    expect(JSON.parse(again.stdout)).toMatchObject({
      success: true,
      message: "Compressed 0 of 1 file; removed 2 outdated files.",
      files: 1,
      written: [],
      removed: ["/farm.html.br", "/farm.html.gz"],
    });
  });

  test("fails with site/not-built if the folder does not exist", async () => {
    const { exitCode, stderr } = await runProgram(["compress", "--out", "nowhere"], { cwd: out });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("site/not-built")]);
  });
});
