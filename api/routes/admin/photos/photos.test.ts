import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { MediaStoreError } from "#content/media-store/media-store.ts";
import { NETLIFY_MAX_PHOTO_BYTES } from "#content/media-store/photo-limits.ts";
import { testOffice } from "#tests/support/api/office.ts";
import { memoryMediaStore } from "#tests/support/media/memory-media-store.ts";
import { testPhotos } from "#tests/support/media/photo-library.ts";
import { animation, CAMERA_OWNER, photoWithLocation, samplePhoto } from "#tests/support/media/sample-photos.ts";
import { commit, note, page } from "#tests/support/store/file-store.ts";
import { encodeUpload } from "./encode-upload.ts";

const MEGABYTE = 1024 * 1024;

let photo: Buffer;
beforeAll(async () => {
  photo = await samplePhoto();
});

/** Starts an admin with photos, and returns what an editor does with them. */
async function openLibrary(media = memoryMediaStore(), options: Parameters<typeof testPhotos>[1] = {}) {
  const lines: { event: string; about?: readonly string[] | undefined }[] = [];
  const audit = {
    write: async ({
      event,
      outcome,
      about,
    }: {
      event: string;
      outcome: string;
      about?: readonly string[] | undefined;
    }) => {
      if (outcome !== "started") lines.push({ event, about });
    },
    check: async () => undefined,
  };
  const office = await testOffice({ photos: testPhotos(media, options), audit });
  const browser = office.openBrowser();
  await browser.signIn("ben");
  const headers = { Cookie: browser.cookie, "Content-Type": "application/octet-stream" };
  return {
    ...office,
    media,
    lines,
    upload: (body: Buffer, name = "team.jpg", more = {}) =>
      office.call(`/photos?name=${encodeURIComponent(name)}`, {
        method: "POST",
        body,
        headers: { ...headers, ...more },
      }),
    list: async () => (await (await browser.send("GET", "/photos")).json()).photos,
    send: (method: string, path: string) => browser.send(method, `/photos/${path}`),
  };
}

test("stores an uploaded photo under a readable name with a hash, and lists it", async () => {
  const { upload, list, media, lines } = await openLibrary();
  const response = await upload(photo, "C:\\Photos\\Ann Lée (1).JPG");
  expect(response.status).toBe(201);
  const { photo: added, isNew } = await response.json();
  expect([added.name, isNew]).toEqual([expect.stringMatching(/^ann-lee-1-[0-9a-f]{8}\.jpg$/), true]);
  expect(await list()).toEqual([
    {
      name: added.name,
      file: { bytes: (await media.read(added.name))?.byteLength, addedAt: expect.stringMatching(/^\d{4}-/) },
      size: { width: 80, height: 60 },
      address: expect.stringContaining(`/api/admin/photos/${added.name}?v=`),
      thumbnail: expect.stringContaining("side=480"),
      uses: [],
    },
  ]);
  expect(lines.at(-1)).toEqual({ event: "photo-added", about: [added.name] });
});

test("stores the same photo once, although it has another name", async () => {
  const { upload, list } = await openLibrary();
  const [first, second] = [await (await upload(photo, "ann.jpg")).json(), await upload(photo, "IMG_0001.jpg")];
  expect(second.status).toBe(200);
  expect(await second.json()).toMatchObject({ photo: { name: first.photo.name }, isNew: false });
  expect(await list()).toHaveLength(1);
});

test("turns a photo upright and removes the place and the owner of the camera", async () => {
  const { upload, media } = await openLibrary();
  const original = await photoWithLocation();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  expect(original.includes(CAMERA_OWNER)).toBe(true);
  const { photo: added } = await (await upload(original)).json();
  const stored = Buffer.from((await media.read(added.name)) ?? []);
  const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(stored).metadata();
  expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(stored.includes(CAMERA_OWNER)).toBe(false);
  expect([width, height]).toEqual([60, 80]);
});

test("makes a photo smaller than 2,400 pixels on its longer side", async () => {
  const { upload } = await openLibrary();
  const { photo: added } = await (await upload(await samplePhoto({ width: 5000, height: 1000 }))).json();
  expect(added.size).toEqual({ width: 2400, height: 480 });
});

test.each(["png", "webp", "avif", "gif"] as const)("accepts %s under any name, and stores a JPEG", async (format) => {
  const { upload, media } = await openLibrary();
  const { photo: added } = await (await upload(await samplePhoto({ format }), "notes.txt")).json();
  expect(added.name).toMatch(/^notes-[0-9a-f]{8}\.jpg$/);
  expect((await sharp(await media.read(added.name)).metadata()).format).toBe("jpeg");
});

test("keeps transparent parts", async () => {
  const { upload } = await openLibrary();
  const transparent = await sharp({ create: { width: 8, height: 8, channels: 4, background: "#0000" } })
    .webp()
    .toBuffer();
  expect((await (await upload(transparent, "logo.webp")).json()).photo.name).toMatch(/^logo-.*\.png$/);
});

test.each(["gif", "webp"] as const)("stores the first frame of an animation in %s, and says so", async (format) => {
  const { upload, media } = await openLibrary();
  const { photo: added, isAnimated } = await (await upload(await animation(format))).json();
  expect(isAnimated).toBe(true);
  expect((await (await upload(await samplePhoto({ format }))).json()).isAnimated).toBe(false);
  const { dominant } = await sharp(await media.read(added.name)).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.b).toBeLessThan(50);
});

test("names the limit of a host that lets only smaller files through", async () => {
  const { upload, send, call } = await openLibrary(memoryMediaStore(), { maxBytes: NETLIFY_MAX_PHOTO_BYTES });
  const response = await upload(Buffer.alloc(5 * MEGABYTE), "barn.jpg", { "Content-Length": String(5 * MEGABYTE) });
  expect(response.status).toBe(413);
  expect((await response.json()).error).toBe(
    "barn.jpg is 5 MB. The limit is 4.4 MB. Make it smaller and add it again.",
  );
  expect(await (await send("GET", "../photo-limit")).json()).toEqual({ maxBytes: NETLIFY_MAX_PHOTO_BYTES });
  expect((await call("/photo-limit", {})).status).toBe(401);
});

test("converts a CMYK photo to the colors of screens", async () => {
  const { upload, media } = await openLibrary();
  const cmyk = await sharp(photo).toColorspace("cmyk").jpeg().toBuffer();
  const { photo: added } = await (await upload(cmyk)).json();
  expect((await sharp(await media.read(added.name)).metadata()).space).toBe("srgb");
});

test("stores no byte of a file that is a photo and a program at once", async () => {
  const { upload, media } = await openLibrary();
  const polyglot = Buffer.concat([photo, Buffer.from("<script>alert(1)</script>PK\x03\x04")]);
  const { photo: added } = await (await upload(polyglot, "x.html")).json();
  expect(added.name).toMatch(/\.jpg$/);
  expect(Buffer.from((await media.read(added.name)) ?? []).includes("script")).toBe(false);
});

const start = (text: string) => Buffer.concat([Buffer.from(text, "latin1"), Buffer.alloc(2000)]);

describe("refuses", () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["an empty file", () => Buffer.alloc(0), "team.jpg is empty. Choose the file again."],
    [
      "a truncated photo",
      async () => (await samplePhoto({ width: 900, height: 900 })).subarray(0, 400),
      "team.jpg is damaged",
    ],
    [
      "the first bytes of a photo",
      () => photo.subarray(0, 20),
      "team.jpg is damaged: only a part of a JPEG photo can be read.",
    ],
    [
      "a PNG that is 1 pixel wide and 50,000,001 pixels high",
      () => pngHeader(1, 50_000_001),
      "team.jpg has 1 × 50,000,001 pixels, which is 50.1 megapixels. The limit is 50. Make it smaller and add it again.",
    ],
    [
      "a PNG of 5000 × 5001 pixels with 16 bits per color",
      () => pngHeader(5000, 5001, 16),
      "25.1 megapixels. The limit for a photo with 16 bits per color is 25. Make it smaller and add it again.",
    ],
    ["a PNG with more rows than bytes", () => pngHeader(1, 50_000_000), "team.jpg is damaged"],
    [
      "a HEIC photo",
      () => start("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
      "team.jpg is a HEIC photo. Browsers cannot show this type.",
    ],
    ["a video", () => start("\0\0\0\x18ftypisom\0\0\0\0isomiso2"), "team.jpg is a video. Add a photo instead."],
    [
      "an SVG drawing with a script",
      () => Buffer.from('\ufeff<?xml version="1.0"?>\n<!-- x --><svg onload="alert(1)"/>'),
      "team.jpg: The logo has",
    ],
    ["a PDF document", () => start("%PDF-1.7\n"), "team.jpg is a PDF document. Save the picture in it as JPEG or PNG"],
    ["a Word document", () => start("PK\x03\x04"), "team.jpg is a Word, Excel or ZIP file."],
    ["a web page", () => start("<!DOCTYPE html><html>"), "team.jpg is a web page."],
    ["JSON", () => start('{"pages": {}}'), "team.jpg is content in JSON. Import it under Content Import."],
    [
      "text",
      () => Buffer.from("Dear Ann, here is the photo."),
      "team.jpg is not a photo. Add a JPEG, PNG, WebP, AVIF or GIF file.",
    ],
  ])("%s", async (_, create, message) => {
    const { upload, list } = await openLibrary();
    const response = await upload(await create());
    const { code, error } = await response.json();
    expect([response.status, code]).toEqual([422, "unusable-photo"]);
    expect(error).toContain(message);
    expect(await list()).toEqual([]);
  });

  test("a photo that takes too long to read, without calling it damaged", async () => {
    const photos = { ...testPhotos(), encode: async () => "slow" as const };
    await expect(encodeUpload({ name: "team.jpg", bytes: photo }, photos)).rejects.toThrow(
      "team.jpg takes the server too long to read. Make it smaller and add it again.",
    );
  });

  test("more than 12 MB, and names both sizes", async () => {
    const { upload } = await openLibrary();
    const response = await upload(Buffer.alloc(14 * MEGABYTE, 1), "team.jpg", { "Content-Length": `${14 * MEGABYTE}` });
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { code: "too-large", error: "team.jpg is 14 MB. The limit is 12 MB. Make it smaller and add it again." },
    ]);
  });

  test("what does not fit on the disk, and says so", async () => {
    const cause = Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: "write" });
    const add = async () => Promise.reject(new MediaStoreError("The media folder cannot be written.", { cause }));
    const { upload } = await openLibrary({ ...memoryMediaStore(), add });
    const response = await upload(photo);
    expect([response.status, (await response.json()).error]).toEqual([
      507,
      "The server's disk is full, so the photo was not saved. Free some space and try again.",
    ]);
  });
});

/** Returns a PNG file of a size that its data does not have. */
function pngHeader(width: number, height: number, depth = 8): Buffer {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
    "base64",
  );
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt8(depth, 24);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ -1) >>> 0;
}

test.each(["../../etc/passwd", "a\u0000b\r\nSet-Cookie: x.jpg", ".jpg", "", "李.jpg", "x".repeat(900)])(
  "stores a file with the name %j under a harmless one",
  async (name) => {
    const { upload } = await openLibrary();
    const { photo: added } = await (await upload(photo, name)).json();
    expect(added.name).toMatch(/^[a-z0-9][a-z0-9-]{0,69}\.jpg$/);
  },
);

test("answers some of 30 uploads at once with a time to try again, and stores all others", async () => {
  const { upload, list } = await openLibrary();
  const photos = await Promise.all(Array.from({ length: 30 }, (_, index) => samplePhoto({ width: 50 + index })));
  const responses = await Promise.all(photos.map((each, index) => upload(each, `${index}.jpg`)));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.map(({ headers }) => headers.get("Retry-After"))).toEqual(refused.map(() => "1"));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(30 - refused.length);
  expect(await list()).toHaveLength(30 - refused.length);
});

test("sends a photo, and a small version that browsers may keep", async () => {
  const { upload, send } = await openLibrary();
  const { photo: added } = await (await upload(await samplePhoto({ width: 1000, height: 500 }))).json();
  const path = (address: string) => address.replace("/api/admin/photos/", "");
  const full = await send("GET", path(added.address));
  expect(full.headers.get("Content-Type")).toBe("image/jpeg");
  expect(full.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const small = await send("GET", path(added.thumbnail));
  expect(small.headers.get("Content-Type")).toBe("image/webp");
  expect(small.headers.get("Cache-Control")).toBe("private, max-age=31536000, immutable");
  expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 480, height: 240 });
  expect((await send("GET", added.name)).headers.get("Cache-Control")).toBe("private, no-cache");
  expect((await send("GET", `${added.name}?side=100000`)).status).toBe(422);
  expect((await send("GET", "..%2F..%2Fpackage.json")).status).toBe(404);
});

test("names the places where a photo is shown and lacks alternative text, and refuses to delete it", async () => {
  const { upload, list, send, store, media } = await openLibrary();
  const { name } = (await (await upload(photo)).json()).photo;
  const team = { members: [{ name: "Ann Lee", title: "Agent", image: name }] };
  await commit(store, { about: { ...page("About"), hero: { title: "Us", image: name }, team } as never });
  const uses = [
    { page: "about", pointer: "/hero/image", isMissingAlt: true },
    { page: "about", pointer: "/team/members/0/image", item: "Ann Lee", isMissingAlt: false },
  ];
  expect((await list())[0].uses).toEqual(uses);
  const response = await send("DELETE", name);
  expect([response.status, await response.json()]).toMatchObject([409, { code: "photo-in-use", uses }]);
  expect(await media.read(name)).toBeDefined();
});

test("keeps a photo that a page shows once the publishing that is running is done", async () => {
  const { upload, list, send, store, media } = await openLibrary();
  const { name } = (await (await upload(photo)).json()).photo;
  const about = { ...page("About"), hero: { title: "Us", image: name } } as never;
  const deletion = await store.transaction(async (writer) => {
    const response = send("DELETE", name);
    // A deletion that does not wait is done sooner than these.
    for (const _ of [1, 2, 3]) await list();
    await writer.commit([{ page: "about", before: null, after: about }], note);
    return { response };
  });
  expect(await (await deletion.response).json()).toMatchObject({ code: "photo-in-use" });
  expect(await media.read(name)).toBeDefined();
});

test.each(["constructor", "toString"])("finds no photo with the name %s", async (name) => {
  const { send } = await openLibrary();
  expect((await send("DELETE", name)).status).toBe(404);
});

test("deletes a photo that no page shows, and brings it back", async () => {
  const { upload, list, send, lines } = await openLibrary();
  const { name } = (await (await upload(photo)).json()).photo;
  expect((await send("DELETE", name)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await send("DELETE", name)).status).toBe(404);
  expect((await send("POST", `${name}/restore`)).status).toBe(200);
  expect(await list()).toHaveLength(1);
  expect(lines.map(({ event }) => event).filter((event) => event !== "sign-in")).toEqual([
    "photo-added",
    "photo-deleted",
    "photo-deleted",
    "photo-restored",
  ]);
});

test("requires a session and a request from the own site", async () => {
  const { call } = await openLibrary();
  const headers = { "Content-Type": "image/jpeg" };
  expect((await call("/photos", { method: "POST", body: photo, headers })).status).toBe(401);
  const foreign = { ...headers, Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect((await call("/photos", { method: "POST", body: photo, headers: foreign })).status).toBe(403);
});
