import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { isCompressedFrom } from "#content/platform/precompressed.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { runProgram } from "#tests/support/cli/memory-io.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { compressFiles } from "./compress-files.ts";

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

const namesIn = () =>
  readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((name) => name.includes("."))
    .sort();
const isCurrent = (name: string, source: string) =>
  isCompressedFrom(statSync(join(out, name)), statSync(join(out, source)));

const FIRST = [
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
  test("writes what is smaller, beside each file of text that is worth it", async () => {
    expect(await compressFiles({ out })).toEqual({
      files: 2,
      written: ["/farm.html", "/farm/crops.html"],
      removed: [],
    });
    expect(namesIn()).toEqual(FIRST);
    expect(brotliDecompressSync(readFileSync(join(out, "farm.html.br"))).toString()).toBe(PAGE);
    expect(gunzipSync(readFileSync(join(out, "farm.html.gz"))).toString()).toBe(PAGE);
  });

  test.each(["html", "css", "js", "mjs", "json", "svg", "xml", "txt", "webmanifest"])(
    "compresses .%s",
    async (ending) => {
      write({ [`x.${ending}`]: PAGE });
      expect((await compressFiles({ out })).written).toContain(`/x.${ending}`);
    },
  );

  test.each(["png", "avif", "webp", "jpeg", "ico", "woff2", "br", "gz", "zip"])("leaves .%s be", async (ending) => {
    write({ [`x.${ending}`]: PAGE });
    expect((await compressFiles({ out })).written).not.toContain(`/x.${ending}`);
  });

  test("gives each the time of its file, and archives that keep whole seconds do not part them", async () => {
    const file = join(out, "farm.html");
    for (const fraction of [0, 0.0001, 0.4996, 0.5, 0.9994, 0.9999, 0.999999]) {
      utimesSync(file, 0, 1_700_000_000 + fraction);
      await compressFiles({ out });
      for (const name of ["farm.html.br", "farm.html.gz"]) {
        expect(isCurrent(name, "farm.html"), name).toBe(true);
        const seconds = [name, "farm.html"].map((each) => Math.trunc(statSync(join(out, each)).mtimeMs / 1000));
        expect(seconds).toEqual([1_700_000_000, 1_700_000_000]);
      }
    }
  });

  test("does nothing where nothing changed, and then only what changed", async () => {
    await compressFiles({ out });
    expect(await compressFiles({ out })).toEqual({ files: 2, written: [], removed: [] });
    writeFileAtomic(join(out, "farm.html"), PAGE.replace("Barns", "Barn"));
    expect(isCurrent("farm.html.br", "farm.html")).toBe(false);
    expect((await compressFiles({ out })).written).toEqual(["/farm.html"]);
    expect(brotliDecompressSync(readFileSync(join(out, "farm.html.br"))).toString()).toContain("Barn and bins");
  });

  test("looks at some files only where it is told to", async () => {
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

  test("does again what was lost", async () => {
    await compressFiles({ out });
    rmSync(join(out, "farm.html.gz"));
    expect((await compressFiles({ out })).written).toEqual(["/farm.html"]);
    expect(namesIn()).toEqual(FIRST);
  });

  test("removes what was made of files that are gone or small now, and nothing else", async () => {
    write({ "plans.tar.gz": "own", "fonts.br": "own", ".vite/manifest.json": PAGE, ".vite/old.json.br": "hidden" });
    await compressFiles({ out });
    rmSync(join(out, "farm/crops.html"));
    write({ "farm.html": "<p>Barn</p>" });
    expect(await compressFiles({ out })).toEqual({
      files: 0,
      written: [],
      removed: ["/farm.html.br", "/farm.html.gz", "/farm/crops.html.br", "/farm/crops.html.gz"],
    });
    expect(namesIn().filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([
      ".vite/old.json.br",
      "fonts.br",
      "plans.tar.gz",
    ]);
  });

  test("keeps nothing that is not smaller", async () => {
    write({ "noise.txt": randomBytes(2000) });
    await compressFiles({ out });
    expect(namesIn().filter((name) => name.startsWith("noise"))).toEqual(["noise.txt"]);
  });

  test("stops where it is interrupted, and goes on from there", async () => {
    await expect(compressFiles({ out, signal: AbortSignal.abort() })).rejects.toHaveProperty("name", "AbortError");
    expect(namesIn()).not.toContain("farm.html.br");
    expect((await compressFiles({ out })).written).toHaveLength(2);
  });

  test("tells how far it is", async () => {
    const seen: [number, number][] = [];
    await compressFiles({ out, onProgress: (done, of) => seen.push([done, of]) });
    expect(seen).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});

describe("agency compress", () => {
  test("says what it did", async () => {
    const { exitCode, stdout, stderr } = await runProgram(["compress", "--out", "."], { cwd: out });
    expect([exitCode, stdout, stderr]).toEqual([0, "Compressed 2 of 2 files.\n", ""]);
    rmSync(join(out, "farm.html"));
    const again = await runProgram(["compress", "--out", ".", "--format", "json"], { cwd: out });
    expect(JSON.parse(again.stdout)).toEqual({
      success: true,
      message: "Compressed 0 of 1 file; removed 2 outdated files.",
      files: 1,
      written: [],
      removed: ["/farm.html.br", "/farm.html.gz"],
    });
  });

  test("needs a site", async () => {
    const { exitCode, stderr } = await runProgram(["compress", "--out", "nowhere"], { cwd: out });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("site/not-built")]);
  });
});
