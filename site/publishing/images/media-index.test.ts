import { mkdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { mediaReader, readMedia } from "./media-index.ts";

const RED = { channels: 3, background: "#c03020" } as const;

function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, ...RED } });
}

/** A media folder with these files. */
function folderOf(files: Record<string, Uint8Array | string>): { folder: string; cache: string } {
  const root = temporaryFolder();
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(root, "media", name)), { recursive: true });
    writeFileSync(join(root, "media", name), bytes);
  }
  return { folder: join(root, "media"), cache: join(root, "cache") };
}

async function indexOf(files: Record<string, Uint8Array | string>) {
  const { folder, cache } = folderOf(files);
  return readMedia(folder, cache);
}

describe("the media folder", () => {
  test("that does not exist is empty, and leaves no trace", async () => {
    const root = temporaryFolder();
    expect(await readMedia(join(root, "media"), join(root, "cache"))).toEqual(new Map());
    expect(statSync(join(root, "cache"), { throwIfNoEntry: false })).toBeUndefined();
  });

  test("knows the size of each picture as it is shown, and how it goes out", async () => {
    const gif = (color: string) => sharp({ create: { width: 9, height: 6, channels: 3, background: color } }).png();
    const frames = await Promise.all(["red", "blue"].map((color) => gif(color).toBuffer()));
    const index = await indexOf({
      "photo.jpg": await picture(40, 20).jpeg().toBuffer(),
      "turned.jpg": await picture(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      "logo.png": await picture(12, 12).png().toBuffer(),
      "photo.avif": await picture(16, 8).avif({ effort: 0 }).toBuffer(),
      "clear.webp": await picture(16, 8).ensureAlpha(0.5).webp().toBuffer(),
      "scan.tiff": await picture(10, 10).tiff().toBuffer(),
      "map.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9v9z"/></svg>',
      "dance.gif": await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    });
    const facts = [...index].map(([name, file]) => [name, file?.width, file?.height, file?.isPhoto, file?.ending]);
    expect(facts).toEqual([
      ["clear.webp", 16, 8, true, "png"],
      ["dance.gif", 9, 6, false, "gif"],
      ["logo.png", 12, 12, true, "png"],
      ["map.svg", 30, 20, false, "svg"],
      ["photo.avif", 16, 8, true, "jpeg"],
      ["photo.jpg", 40, 20, true, "jpeg"],
      ["scan.tiff", 10, 10, true, "jpeg"],
      ["turned.jpg", 20, 40, true, "jpeg"],
    ]);
  });

  test("says of a file that is no whole picture that it cannot be shown", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const photo = await sharp({ create: { width: 200, height: 200, ...RED, noise } })
      .jpeg()
      .toBuffer();
    const index = await indexOf({
      "cut.jpg": photo.subarray(0, photo.length / 2),
      "notes.jpg": "not a picture",
      "empty.png": "",
      "whole.jpg": photo,
    });
    expect([...index].map(([name, file]) => [name, file !== null])).toEqual([
      ["cut.jpg", false],
      ["empty.png", false],
      ["notes.jpg", false],
      ["whole.jpg", true],
    ]);
  });

  test("has nothing that lies outside of it, and nothing hidden", async () => {
    const bytes = await picture(8, 8).png().toBuffer();
    const { folder, cache } = folderOf({ "a.png": bytes, ".DS_Store": "x", "../secret.png": bytes });
    symlinkSync(join(folder, "../secret.png"), join(folder, "link.png"));
    expect([...(await readMedia(folder, cache)).keys()]).toEqual(["a.png"]);
  });

  test("gives addresses that need no escaping, and that change with the file", async () => {
    const jpeg = (width: number) => picture(width, 8).jpeg().toBuffer();
    const stem = async (name: string, bytes: Uint8Array) => (await indexOf({ [name]: bytes })).get(name)?.stem;
    const name = "team/Ann & Bob, 50% (1).final.jpg";
    const before = await stem(name, await jpeg(8));
    expect(before).toMatch(/^\/media\/team\/Ann-Bob-50-1-final-[0-9a-f]{8}$/);
    expect(await stem(name, await jpeg(8))).toBe(before);
    expect(await stem(name, await jpeg(9))).not.toBe(before);
  });

  test("is not read again while times and sizes are what they were", async () => {
    const { folder, cache } = folderOf({ "a.png": await picture(8, 8).png().toBuffer(), "b.png": "no" });
    const [a, b] = [join(folder, "a.png"), join(folder, "b.png")];
    utimesSync(a, 1, 1);
    const first = await readMedia(folder, cache);
    // Only who reads the file sees that it is another.
    writeFileSync(a, Buffer.alloc(statSync(a).size));
    utimesSync(a, 1, 1);
    expect(await readMedia(folder, cache)).toEqual(first);

    writeFileSync(b, await picture(4, 4).png().toBuffer());
    const second = await readMedia(folder, cache);
    expect(second.get("a.png")).toEqual(first.get("a.png"));
    expect(second.get("b.png")).toMatchObject({ width: 4 });
    expect((await readMedia(folder, temporaryFolder())).get("a.png")).toBeNull();
  });

  test("is listed, and not read again, by a reader of it", async () => {
    const { folder, cache } = folderOf({ "a.png": await picture(8, 8).png().toBuffer() });
    const read = mediaReader(folder, cache);
    const first = await read();
    expect(first).toEqual(await readMedia(folder, cache));
    expect(await read()).toBe(first);
    writeFileSync(join(folder, "b.png"), await picture(4, 4).png().toBuffer());
    expect([...(await read()).keys()]).toEqual(["a.png", "b.png"]);
    rmSync(folder, { recursive: true });
    expect(await read()).toEqual(new Map());
  });
});
