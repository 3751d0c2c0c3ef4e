import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import type { PageContent } from "#schemas/generated/page.ts";
import { inProject } from "#tests/support/project.ts";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";
import { filesIn } from "#tests/support/store/file-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type ImageOutput, listImageOutputs } from "./image-outputs.ts";
import { readMedia } from "./media-index.ts";
import { writeOutputs } from "./write-images.ts";

const root = inProject();

/** A making that counts how often it is made. */
function making(address: string, text: string): ImageOutput & { make: ReturnType<typeof vi.fn<ImageOutput["make"]>> } {
  return { address, key: `test/${text}`, make: vi.fn(async () => Buffer.from(text)) };
}

function site(): { out: string; cache: string } {
  const folder = temporaryFolder();
  return { out: join(folder, "site"), cache: join(folder, "cache") };
}

describe("writeMakings", () => {
  test("writes what is missing, and next time nothing", async () => {
    const folders = site();
    const makings = [making("/a.png", "A"), making("/deep/b.png", "B")];
    expect(await writeOutputs(makings, folders)).toEqual({
      files: 2,
      made: 2,
      written: ["/a.png", "/deep/b.png"],
      removed: [],
    });
    expect(filesIn(folders.out)).toEqual({ "a.png": "A", "deep/b.png": "B" });
    expect(await writeOutputs(makings, folders)).toEqual({ files: 2, made: 0, written: [], removed: [] });
  });

  test("makes nothing twice, for whatever folder", async () => {
    const { out, cache } = site();
    const picture = making("/a.png", "A");
    await writeOutputs([picture], { out, cache });
    const { made, written } = await writeOutputs([picture], { out: `${out}-2`, cache });
    expect({ made, written }).toEqual({ made: 0, written: ["/a.png"] });
    expect(picture.make).toHaveBeenCalledOnce();
    expect(filesIn(`${out}-2`)).toEqual({ "a.png": "A" });
  });

  test("replaces what is made of something else, and removes what nothing names any more, and nothing else", async () => {
    const folders = site();
    await writeOutputs([making("/a.png", "A"), making("/b.png", "B")], folders);
    writeFileSync(join(folders.out, "index.html"), "not ours");
    expect(await writeOutputs([making("/a.png", "A2")], folders)).toMatchObject({
      written: ["/a.png"],
      removed: ["/b.png"],
    });
    expect(filesIn(folders.out)).toEqual({ "a.png": "A2", "index.html": "not ours" });
  });

  test("leaves what is kept although nobody wants it", async () => {
    const folders = site();
    await writeOutputs([making("/og/a.png", "A"), making("/og/b.png", "B"), making("/media/c.png", "C")], folders);
    const isKept = (address: string) => address.startsWith("/og/") && address !== "/og/b.png";
    expect(await writeOutputs([], { ...folders, isKept })).toMatchObject({ removed: ["/og/b.png", "/media/c.png"] });
    expect(filesIn(folders.out)).toEqual({ "og/a.png": "A" });
    expect(await writeOutputs([making("/og/a.png", "A")], folders)).toMatchObject({ written: [], removed: [] });
  });

  test("that fails or is interrupted leaves whole files only, and goes on from there", async () => {
    const folders = site();
    const broken = { ...making("/b.png", "B"), make: () => Promise.reject(new Error("not today")) };
    await expect(writeOutputs([making("/a.png", "A"), broken], folders)).rejects.toThrow("not today");
    expect(filesIn(folders.out)).toEqual({ "a.png": "A" });
    expect(readdirSync(join(folders.cache, "test"))).toEqual(["A"]);

    const interruption = AbortSignal.abort();
    const all = [making("/a.png", "A"), making("/b.png", "B")];
    await expect(writeOutputs(all, { ...folders, signal: interruption })).rejects.toHaveProperty("name", "AbortError");
    expect(await writeOutputs(all, folders)).toMatchObject({ made: 1, written: ["/b.png"] });
  });

  test("tells how far it is", async () => {
    const seen: [number, number][] = [];
    const makings = [making("/a.png", "A"), making("/b.png", "B")];
    await writeOutputs(makings, { ...site(), onProgress: (done, of) => seen.push([done, of]) });
    expect(seen).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});

describe("the pictures of a site", () => {
  /** Makes the pictures of these pages, which name these files. */
  async function write(pages: Record<string, PageContent>, files: Record<string, Uint8Array | string> = {}) {
    const { out, cache } = site();
    const folder = join(dirname(out), "media");
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    const reader = Object.assign(testReader(pages), { media: await readMedia(folder, cache) });
    const makings = (await listImageOutputs(reader, { root, folder })).filter(
      ({ address }) => !address.includes("icon"),
    );
    const { written } = await writeOutputs(makings, { out, cache });
    return { out, written };
  }

  const naming = (image: string) => testContent("Home", { hero: { title: "Home", image } });

  test("are the photos that pages name, upright, without what the camera wrote, in two formats and all widths", async () => {
    const turned = await sharp({ create: { width: 500, height: 1000, channels: 3, background: "#123456" } })
      .withExif({ IFD0: { Copyright: "Somebody" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { out, written } = await write(
      { home: naming("team/ann.jpg") },
      { "team/ann.jpg": turned, "other.jpg": turned },
    );
    const media = written.filter((address) => address.startsWith("/media/"));
    const facts = await Promise.all(
      media.map(async (address) => {
        const { width, height, exif, orientation, mediaType } = await sharp(join(out, address)).metadata();
        expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
        return `${address.replace(/[0-9a-f]{8}/, "#")} ${mediaType} ${width}×${height}`;
      }),
    );
    expect(facts.sort()).toEqual([
      "/media/team/ann-#-1000.avif image/avif 1000×500",
      "/media/team/ann-#-1000.jpeg image/jpeg 1000×500",
      "/media/team/ann-#-1000.webp image/webp 1000×500",
      "/media/team/ann-#-320.avif image/avif 320×160",
      "/media/team/ann-#-320.webp image/webp 320×160",
      "/media/team/ann-#-640.avif image/avif 640×320",
      "/media/team/ann-#-640.webp image/webp 640×320",
      "/media/team/ann-#-960.avif image/avif 960×480",
      "/media/team/ann-#-960.webp image/webp 960×480",
    ]);
  });

  test("are drawings as they came", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9v9z"/></svg>';
    const { out, written } = await write({ home: naming("map.svg") }, { "map.svg": svg });
    const [address = ""] = written.filter((each) => each.startsWith("/media/"));
    expect(address).toMatch(/^\/media\/map-[0-9a-f]{8}\.svg$/);
    expect(readFileSync(join(out, address), "utf8")).toBe(svg);
  });

  test.each(["missing.jpg", "broken.jpg", "../secret.png", "https://example.com/a.jpg"])(
    "are none of %s",
    async (name) => {
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
        .png()
        .toBuffer();
      const { written } = await write({ home: naming(name) }, { "broken.jpg": "no", "../secret.png": png });
      expect(written).toEqual(["/og/home.png"]);
    },
  );

  test("are one for the shared links of each page with an address, small and of the right size", async () => {
    const { out, written } = await write({
      home: testContent("Home"),
      "commercial/trucking": testContent("A headline that is rather long, so that it takes its two lines"),
      "farm/best-providers": testContent("Nowhere"),
    });
    expect(written).toEqual(["/og/commercial/trucking.png", "/og/home.png"]);
    for (const address of written) {
      const bytes = readFileSync(join(out, address));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
      expect(bytes.byteLength).toBeLessThan(60_000);
    }
  });

  test("of shared links change with their words, and with nothing else", async () => {
    const key = async (content: PageContent) => {
      const makings = await listImageOutputs(testReader({ about: content }), { root, folder: "" });
      return makings.find(({ address }) => address === "/og/about.png")?.key;
    };
    const before = await key(testContent("About"));
    expect(await key(testContent("About", { about: { title: "More" } }))).toBe(before);
    expect(await key(testContent("About us"))).not.toBe(before);
  });
});

test("the icons have the sizes that they are asked for", async () => {
  const { out, cache } = site();
  await writeOutputs(await listImageOutputs(testReader({}), { root, folder: "" }), { out, cache });
  const ico = readFileSync(join(out, "favicon.ico"));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
  const inside = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
  expect(await sharp(inside).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  for (const [name, size, isOpaque] of [
    ["apple-touch-icon.png", 180, true],
    ["icon-maskable-512.png", 512, true],
    ["icon-192.png", 192, false],
    ["icon-512.png", 512, false],
  ] as const) {
    expect(existsSync(join(out, name))).toBe(true);
    expect(await sharp(join(out, name)).metadata()).toMatchObject({ width: size, height: size });
    expect((await sharp(join(out, name)).stats()).isOpaque, name).toBe(isOpaque);
  }
});
