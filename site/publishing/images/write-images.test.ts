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

/** Creates an output that counts how often it is generated. */
function textOutput(
  address: string,
  text: string,
): ImageOutput & { generate: ReturnType<typeof vi.fn<ImageOutput["generate"]>> } {
  return { address, key: `test/${text}`, generate: vi.fn(async () => Buffer.from(text)) };
}

function siteFolders(): { out: string; cache: string } {
  const folder = temporaryFolder();
  return { out: join(folder, "site"), cache: join(folder, "cache") };
}

describe("writeOutputs", () => {
  test("writes missing files, and nothing the next time", async () => {
    const folders = siteFolders();
    const outputs = [textOutput("/a.png", "A"), textOutput("/deep/b.png", "B")];
    expect(await writeOutputs(outputs, folders)).toEqual({
      files: 2,
      made: 2,
      written: ["/a.png", "/deep/b.png"],
      removed: [],
    });
    expect(filesIn(folders.out)).toEqual({ "a.png": "A", "deep/b.png": "B" });
    expect(await writeOutputs(outputs, folders)).toEqual({ files: 2, made: 0, written: [], removed: [] });
  });

  test("generates a file once, also for several sites", async () => {
    const { out, cache } = siteFolders();
    const output = textOutput("/a.png", "A");
    await writeOutputs([output], { out, cache });
    const { made, written } = await writeOutputs([output], { out: `${out}-2`, cache });
    expect({ made, written }).toEqual({ made: 0, written: ["/a.png"] });
    expect(output.generate).toHaveBeenCalledOnce();
    expect(filesIn(`${out}-2`)).toEqual({ "a.png": "A" });
  });

  test("replaces files with another key, and deletes only files that it wrote", async () => {
    const folders = siteFolders();
    await writeOutputs([textOutput("/a.png", "A"), textOutput("/b.png", "B")], folders);
    writeFileSync(join(folders.out, "index.html"), "a page");
    expect(await writeOutputs([textOutput("/a.png", "A2")], folders)).toMatchObject({
      written: ["/a.png"],
      removed: ["/b.png"],
    });
    expect(filesIn(folders.out)).toEqual({ "a.png": "A2", "index.html": "a page" });
  });

  test("keeps the files that isKept accepts", async () => {
    const folders = siteFolders();
    await writeOutputs(
      [textOutput("/og/a.png", "A"), textOutput("/og/b.png", "B"), textOutput("/media/c.png", "C")],
      folders,
    );
    const isKept = (address: string) => address.startsWith("/og/") && address !== "/og/b.png";
    expect(await writeOutputs([], { ...folders, isKept })).toMatchObject({ removed: ["/og/b.png", "/media/c.png"] });
    expect(filesIn(folders.out)).toEqual({ "og/a.png": "A" });
    expect(await writeOutputs([textOutput("/og/a.png", "A")], folders)).toMatchObject({ written: [], removed: [] });
  });

  test("leaves only complete files when it fails or is aborted, and continues from there", async () => {
    const folders = siteFolders();
    const broken = { ...textOutput("/b.png", "B"), generate: () => Promise.reject(new Error("not today")) };
    await expect(writeOutputs([textOutput("/a.png", "A"), broken], folders)).rejects.toThrow("not today");
    expect(filesIn(folders.out)).toEqual({ "a.png": "A" });
    expect(readdirSync(join(folders.cache, "test"))).toEqual(["A"]);

    const signal = AbortSignal.abort();
    const all = [textOutput("/a.png", "A"), textOutput("/b.png", "B")];
    await expect(writeOutputs(all, { ...folders, signal })).rejects.toHaveProperty("name", "AbortError");
    expect(await writeOutputs(all, folders)).toMatchObject({ made: 1, written: ["/b.png"] });
  });

  test("reports progress", async () => {
    const seen: [number, number][] = [];
    const outputs = [textOutput("/a.png", "A"), textOutput("/b.png", "B")];
    await writeOutputs(outputs, { ...siteFolders(), onProgress: (done, of) => seen.push([done, of]) });
    expect(seen).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});

describe("images of a site", () => {
  /** Writes the images of pages that show media files. */
  async function write(pages: Record<string, PageContent>, files: Record<string, Uint8Array | string> = {}) {
    const { out, cache } = siteFolders();
    const mediaFolder = join(dirname(out), "media");
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(mediaFolder, name)), { recursive: true });
      writeFileSync(join(mediaFolder, name), bytes);
    }
    const reader = Object.assign(testReader(pages), {
      media: await readMedia({ out, contentDir: dirname(out) }),
    });
    const outputs = (await listImageOutputs(reader, { root, mediaFolder })).filter(
      ({ address }) => !address.includes("icon"),
    );
    const { written } = await writeOutputs(outputs, { out, cache });
    return { out, written };
  }

  const homeWithImage = (image: string) => testContent("Home", { hero: { title: "Home", image } });

  test("include the photos of the pages, upright and without metadata, in two formats and all widths", async () => {
    const turned = await sharp({ create: { width: 500, height: 1000, channels: 3, background: "#123456" } })
      .withExif({ IFD0: { Copyright: "Ann" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { out, written } = await write(
      { home: homeWithImage("team/ann.jpg") },
      { "team/ann.jpg": turned, "other.jpg": turned },
    );
    const media = written.filter((address) => address.startsWith("/media/"));
    const properties = await Promise.all(
      media.map(async (address) => {
        const { width, height, exif, orientation, mediaType } = await sharp(join(out, address)).metadata();
        expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
        return `${address.replace(/[0-9a-f]{8}/, "#")} ${mediaType} ${width}×${height}`;
      }),
    );
    expect(properties.sort()).toEqual([
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

  test("include drawings unchanged", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9v9z"/></svg>';
    const { out, written } = await write({ home: homeWithImage("map.svg") }, { "map.svg": svg });
    const [address = ""] = written.filter((each) => each.startsWith("/media/"));
    expect(address).toMatch(/^\/media\/map-[0-9a-f]{8}\.svg$/);
    expect(readFileSync(join(out, address), "utf8")).toBe(svg);
  });

  test.each(["missing.jpg", "broken.jpg", "../secret.png", "https://example.com/a.jpg"])(
    "leave out %s",
    async (name) => {
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
        .png()
        .toBuffer();
      const { written } = await write({ home: homeWithImage(name) }, { "broken.jpg": "no", "../secret.png": png });
      expect(written).toEqual(["/og/home.png"]);
    },
  );

  test("include a small image for shared links of each page with an address", async () => {
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

  test("for shared links have keys that change with their words, and with nothing else", async () => {
    const keyOf = async (content: PageContent) => {
      const outputs = await listImageOutputs(testReader({ about: content }), { root, mediaFolder: "" });
      return outputs.find(({ address }) => address === "/og/about.png")?.key;
    };
    const before = await keyOf(testContent("About"));
    expect(await keyOf(testContent("About", { about: { title: "More" } }))).toBe(before);
    expect(await keyOf(testContent("About us"))).not.toBe(before);
  });
});

test("icons have their declared sizes", async () => {
  const { out, cache } = siteFolders();
  await writeOutputs(await listImageOutputs(testReader({}), { root, mediaFolder: "" }), { out, cache });
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
