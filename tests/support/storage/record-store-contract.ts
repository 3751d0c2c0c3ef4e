import { describe, expect, test } from "vitest";
import type { RecordStore } from "#api/storage/record-store.ts";

/**
 * Tests every driver of RecordStore.
 * @param start creates an empty store, and returns a function that opens it
 */
export function describeRecordStore(name: string, start: () => Promise<() => RecordStore>): void {
  describe(name, () => {
    test("returns what another instance has stored", async () => {
      const open = await start();
      expect(await open().get("accounts/a1")).toBeUndefined();
      expect(await open().put("accounts/a1", { name: "Ada 李" })).toBe(true);
      expect((await open().get("accounts/a1"))?.value).toEqual({ name: "Ada 李" });
    });

    test("replaces a record, and changes its version", async () => {
      const store = (await start())();
      await store.put("a", { n: 1 });
      const before = await store.get("a");
      expect(await store.put("a", { n: 2 })).toBe(true);
      const after = await store.get("a");
      expect([before?.value, after?.value]).toEqual([{ n: 1 }, { n: 2 }]);
      expect(after?.version).not.toBe(before?.version);
    });

    test("creates a record only if it is new", async () => {
      const store = (await start())();
      expect(await store.put("a", { n: 1 }, { onlyIfNew: true })).toBe(true);
      expect(await store.put("a", { n: 2 }, { onlyIfNew: true })).toBe(false);
      expect((await store.get("a"))?.value).toEqual({ n: 1 });
    });

    test("replaces a record only if it has the expected version", async () => {
      const store = (await start())();
      await store.put("a", { n: 1 });
      const { version = "" } = (await store.get("a")) ?? {};
      expect(await store.put("a", { n: 2 }, { onlyIfVersion: version })).toBe(true);
      expect(await store.put("a", { n: 3 }, { onlyIfVersion: version })).toBe(false);
      expect((await store.get("a"))?.value).toEqual({ n: 2 });
      await store.delete("a");
      expect(await store.put("a", { n: 4 }, { onlyIfVersion: version })).toBe(false);
    });

    test("lets exactly one of many concurrent writers create a record", async () => {
      const open = await start();
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, n) => open().put("a", { n }, { onlyIfNew: true })),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
      expect((await open().get("a"))?.value).toEqual({ n: results.indexOf(true) });
    });

    test("counts every increment of concurrent writers that retry", async () => {
      const open = await start();
      await open().put("count", { n: 0 });
      async function increment(store: RecordStore): Promise<void> {
        const { value, version } = (await store.get("count")) ?? { value: { n: 0 }, version: "" };
        const isStored = await store.put("count", { n: Number(value.n) + 1 }, { onlyIfVersion: version });
        if (!isStored) await increment(store);
      }
      await Promise.all(Array.from({ length: 4 }, () => increment(open())));
      expect((await open().get("count"))?.value).toEqual({ n: 4 });
    });

    test("deletes a record, and does nothing if there is none", async () => {
      const store = (await start())();
      await store.delete("a/b");
      await store.put("a/b", {});
      await store.delete("a/b");
      expect([await store.get("a/b"), await store.list("")]).toEqual([undefined, []]);
    });

    test("lists the keys that begin with a prefix", async () => {
      const store = (await start())();
      expect(await store.list("sessions/")).toEqual([]);
      for (const key of ["sessions/b", "accounts/a", "sessions/a", "sessions-old", "sessions/c/1"]) {
        await store.put(key, {});
      }
      expect(await store.list("sessions/")).toEqual(["sessions/a", "sessions/b", "sessions/c/1"]);
      expect(await store.list("s")).toHaveLength(4);
      expect(await store.list("")).toHaveLength(5);
    });

    test.each(["", "../a", "a/../b", "/a", "a/", "A", "a:b", ".a"])("rejects the key %j", async (key) => {
      const store = (await start())();
      for (const call of [() => store.get(key), () => store.put(key, {}), () => store.delete(key)]) {
        await expect(call()).rejects.toThrow("is not a valid key");
      }
    });
  });
}
