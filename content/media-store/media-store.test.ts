import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createPostgres } from "#tests/support/database/office-databases.ts";
import { describeMediaStore } from "#tests/support/media/media-store-contract.ts";
import { memoryMediaStore } from "#tests/support/media/memory-media-store.ts";
import { disk } from "#tests/support/store/faulty-disk.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openMediaFolder } from "./file-media-store.ts";
import { MediaStoreError } from "./media-store.ts";
import { openSqlMediaStore } from "./sql-content.ts";

vi.mock("node:fs", async (original) => {
  const { faultyFs } = await import("#tests/support/store/faulty-disk.ts");
  return faultyFs(await original());
});

const PHOTO = new Uint8Array([1, 2, 3]);

describeMediaStore("photos in files", async () => {
  const dir = temporaryFolder();
  return () => openMediaFolder(dir);
});

describeMediaStore("photos in Postgres", async () => {
  const open = await createPostgres();
  return () => openSqlMediaStore(open());
});

describeMediaStore("photos in memory", async () => {
  const store = memoryMediaStore();
  return () => store;
});

test("lists no hidden files and no links", async () => {
  const dir = temporaryFolder();
  mkdirSync(join(dir, "media/.trash"), { recursive: true });
  writeFileSync(join(dir, "media/.DS_Store"), "");
  writeFileSync(join(dir, "media/.trash/ann.jpg"), "");
  writeFileSync(join(dir, "secret"), "");
  symlinkSync(join(dir, "secret"), join(dir, "media/secret.jpg"));
  expect(await openMediaFolder(dir).list()).toEqual([]);
});

test("leaves nothing behind if the disk is full at any step, and works again after that", async () => {
  const dir = temporaryFolder();
  const store = openMediaFolder(dir);
  const failAt = async (step: number) => {
    const start = disk.calls;
    disk.fault = (_, call) =>
      call === start + step ? Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: "write" }) : undefined;
    const outcome = await store.add("ann.jpg", PHOTO).catch((cause) => cause);
    disk.repair();
    return outcome;
  };
  let step = 1;
  for (; ; step += 1) {
    const outcome = await failAt(step);
    if (outcome === undefined) break;
    expect(outcome).toBeInstanceOf(MediaStoreError);
    expect(readFolder(dir).filter((name) => name !== "ann.jpg")).toEqual([]);
    await store.delete("ann.jpg");
  }
  expect(step).toBeGreaterThan(3);
  expect(await store.read("ann.jpg")).toEqual(PHOTO);
});

function readFolder(dir: string): string[] {
  try {
    return readdirSync(join(dir, "media"));
  } catch {
    return [];
  }
}

test("removes the unfinished file of a process that was killed", async () => {
  const dir = temporaryFolder();
  mkdirSync(join(dir, "media"));
  writeFileSync(join(dir, "media/.host.0..abc.tmp"), "");
  await openMediaFolder(dir).add("ann.jpg", PHOTO);
  expect(readdirSync(join(dir, "media"))).toEqual(["ann.jpg"]);
});
