import { describe, expect, test } from "vitest";
import type { MediaStore } from "#content/media-store/media-store.ts";

const PHOTO = new Uint8Array([0xff, 0xd8, 0xff, 0, 10, 13]);

/**
 * Tests every driver of MediaStore.
 * @param start creates an empty store, and returns a function that opens it
 */
export function describeMediaStore(name: string, start: () => Promise<() => MediaStore>): void {
  describe(name, () => {
    test("returns the bytes of a file that another instance has added", async () => {
      const open = await start();
      expect(await open().read("ann-lee.jpg")).toBeUndefined();
      await open().add("ann-lee.jpg", PHOTO);
      expect(await open().read("ann-lee.jpg")).toEqual(PHOTO);
    });

    test("lists files by name, with their size and time", async () => {
      const store = (await start())();
      const before = Date.now();
      expect(await store.list()).toEqual([]);
      await store.add("team/ben.jpg", PHOTO);
      await store.add("ann.jpg", PHOTO);
      const files = await store.list();
      expect(files).toMatchObject([
        { name: "ann.jpg", bytes: 6 },
        { name: "team/ben.jpg", bytes: 6 },
      ]);
      for (const { addedAt } of files) expect(Math.abs(Date.parse(addedAt) - before)).toBeLessThan(60_000);
    });

    test("brings back a file that was deleted", async () => {
      const store = (await start())();
      await store.add("ann.jpg", PHOTO);
      expect(await store.delete("ann.jpg")).toBe(true);
      expect([await store.list(), await store.read("ann.jpg")]).toEqual([[], undefined]);
      expect(await store.restore("ann.jpg")).toBe(true);
      expect(await store.read("ann.jpg")).toEqual(PHOTO);
    });

    test("leaves a file as it is when a deleted one had the same name", async () => {
      const store = (await start())();
      await store.add("ann.jpg", PHOTO);
      await store.delete("ann.jpg");
      await store.add("ann.jpg", PHOTO.slice(0, 3));
      expect(await store.restore("ann.jpg")).toBe(false);
      expect(await store.read("ann.jpg")).toEqual(PHOTO.slice(0, 3));
    });

    test("returns false for a file that does not exist", async () => {
      const store = (await start())();
      expect([await store.delete("ann.jpg"), await store.restore("ann.jpg")]).toEqual([false, false]);
    });

    test("keeps all of many files that are added at once", async () => {
      const store = (await start())();
      const names = Array.from({ length: 20 }, (_, index) => `photo-${String(index).padStart(2, "0")}.jpg`);
      await Promise.all(names.map((each, index) => store.add(each, new Uint8Array(index + 1))));
      expect((await store.list()).map((file) => [file.name, file.bytes])).toEqual(
        names.map((each, index) => [each, index + 1]),
      );
    });

    test.each(["../ann.jpg", "/etc/passwd", ".hidden.jpg", "team/.hidden.jpg", "a\u0000.jpg", "a\\b.jpg", ""])(
      "neither adds nor returns a file with the name %j",
      async (badName) => {
        const store = (await start())();
        await expect(store.add(badName, PHOTO)).rejects.toThrow("not a valid file name");
        expect([await store.read(badName), await store.delete(badName), await store.restore(badName)]).toEqual([
          undefined,
          false,
          false,
        ]);
      },
    );
  });
}
