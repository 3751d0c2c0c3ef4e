import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { openMediaFolder } from "#content/media-store/file-media-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createSiteMediaReader, readMedia } from "./media-index.ts";

const RED = { channels: 3, background: "#c03020" } as const;

function solidImage(width: number, height: number): Sharp {
  return sharp({ create: { width, height, ...RED } });
}

/** Creates a folder of a project, which has a separate cache. */
function projectFolder(): string {
  const root = temporaryFolder();
  writeFileSync(join(root, "package.json"), "{}");
  return root;
}

/** Writes files into a new media folder. */
function createMediaFolder(files: Record<string, Uint8Array | string>) {
  const root = projectFolder();
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(root, "media", name)), { recursive: true });
    writeFileSync(join(root, "media", name), bytes);
  }
  return { folder: join(root, "media"), folders: { out: join(root, "site"), contentDir: root } };
}

async function indexFiles(files: Record<string, Uint8Array | string>) {
  return readMedia(createMediaFolder(files).folders);
}

describe("media index", () => {
  test("is empty without a media folder, and writes no cache", async () => {
    const root = temporaryFolder();
    expect(await readMedia({ out: root, contentDir: root })).toEqual(new Map());
    expect(readdirSync(root)).toEqual([]);
  });

  test("has the displayed size and the output format of each image", async () => {
    const gif = (color: string) => sharp({ create: { width: 9, height: 6, channels: 3, background: color } }).png();
    const frames = await Promise.all(["red", "blue"].map((color) => gif(color).toBuffer()));
    const index = await indexFiles({
      "photo.jpg": await solidImage(40, 20).jpeg().toBuffer(),
      "turned.jpg": await solidImage(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      "logo.png": await solidImage(12, 12).png().toBuffer(),
      "photo.avif": await solidImage(16, 8).avif({ effort: 0 }).toBuffer(),
      "clear.webp": await solidImage(16, 8).ensureAlpha(0.5).webp().toBuffer(),
      "scan.tiff": await solidImage(10, 10).tiff().toBuffer(),
      "map.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9v9z"/></svg>',
      "dance.gif": await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    });
    const properties = [...index].map(([name, file]) => [name, file?.width, file?.height, file?.isPhoto, file?.ending]);
    expect(properties).toEqual([
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

  test("has null for files that are not images or are truncated", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const photo = await sharp({ create: { width: 200, height: 200, ...RED, noise } })
      .jpeg()
      .toBuffer();
    const index = await indexFiles({
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

  test("leaves out symbolic links and hidden files", async () => {
    const bytes = await solidImage(8, 8).png().toBuffer();
    const { folder, folders } = createMediaFolder({ "a.png": bytes, ".DS_Store": "x", "../secret.png": bytes });
    symlinkSync(join(folder, "../secret.png"), join(folder, "link.png"));
    expect([...(await readMedia(folders)).keys()]).toEqual(["a.png"]);
  });

  test("has addresses that need no escaping and change with the file", async () => {
    const jpeg = (width: number) => solidImage(width, 8).jpeg().toBuffer();
    const stem = async (name: string, bytes: Uint8Array) => (await indexFiles({ [name]: bytes })).get(name)?.stem;
    const name = "team/Ann & Bob, 50% (1).final.jpg";
    const before = await stem(name, await jpeg(8));
    expect(before).toMatch(/^\/media\/team\/Ann-Bob-50-1-final-[0-9a-f]{8}$/);
    expect(await stem(name, await jpeg(8))).toBe(before);
    expect(await stem(name, await jpeg(9))).not.toBe(before);
  });

  test("does not read files again whose time and size are unchanged", async () => {
    const { folder, folders } = createMediaFolder({ "a.png": await solidImage(8, 8).png().toBuffer(), "b.png": "no" });
    const [a, b] = [join(folder, "a.png"), join(folder, "b.png")];
    utimesSync(a, 1, 1);
    const first = await readMedia(folders);
    // Same size and time, so that only reading the file would show the change.
    writeFileSync(a, Buffer.alloc(statSync(a).size));
    utimesSync(a, 1, 1);
    expect(await readMedia(folders)).toEqual(first);

    writeFileSync(b, await solidImage(4, 4).png().toBuffer());
    const second = await readMedia(folders);
    expect(second.get("a.png")).toEqual(first.get("a.png"));
    expect(second.get("b.png")).toMatchObject({ width: 4 });
    expect((await readMedia({ ...folders, out: projectFolder() })).get("a.png")).toBeNull();
  });

  test("is returned again by its reader until a file is added or removed", async () => {
    const { folder, folders } = createMediaFolder({ "a.png": await solidImage(8, 8).png().toBuffer() });
    const read = createSiteMediaReader(folders, openMediaFolder(folders.contentDir));
    const first = await read();
    expect(first).toEqual(await readMedia(folders));
    expect(await read()).toBe(first);
    writeFileSync(join(folder, "b.png"), await solidImage(4, 4).png().toBuffer());
    expect([...(await read()).keys()]).toEqual(["a.png", "b.png"]);
    rmSync(folder, { recursive: true });
    expect(await read()).toEqual(new Map());
  });
});
