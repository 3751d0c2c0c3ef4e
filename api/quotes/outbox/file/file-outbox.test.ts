import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { deliverableIds, describeOutbox, mustAcquire } from "#tests/support/outbox/outbox-contract.ts";
import { sampleEntry, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type FoundEntry, OUTBOX_STATE, type Outbox } from "../outbox.ts";
import { batchFileName } from "./file-names.ts";
import { openFileOutbox } from "./file-outbox.ts";

describeOutbox("outbox in files", async () => {
  const dir = join(temporaryFolder(), "outbox");
  return () => openFileOutbox({ dir });
});

const HOST = encodeURIComponent(hostname()).replaceAll(".", "%2E");
const DEAD_OWNER = `${HOST}.0..left`;
const REMOTE_OWNER = "elsewhere.7.1.left";
const FUTURE_MS = Date.UTC(2099, 0);

async function testOutbox() {
  const dir = join(temporaryFolder(), "outbox");
  const warnings: string[] = [];
  const open = () => openFileOutbox({ dir, onWarning: (warning) => warnings.push(warning) });
  return { dir, warnings, open, outbox: await open() };
}

/** Enqueues entries at the same time. */
function enqueueAll(outbox: Outbox, numbers: readonly number[]): Promise<FoundEntry[]> {
  return Promise.all(numbers.map((n) => outbox.enqueue(sampleEntry(n))));
}

/** Writes a file as a crash or another process would leave it. Default: the file of entry 1. */
function leaveFile(dir: string, path: string, text = `${JSON.stringify(sampleEntry(1), null, 2)}\n`): void {
  writeFileSync(join(dir, path), text);
}

const entryFile = (n: number) => `${sampleId(n)}.json`;
const parseLines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("entries that arrive at the same time", () => {
  test("are one batch file, and a single entry is an indented JSON file", async () => {
    const { dir, outbox } = await testOutbox();
    await outbox.enqueue(sampleEntry(1));
    expect(readdirSync(join(dir, "new"))).toEqual([entryFile(1)]);
    expect(readFileSync(join(dir, "new", entryFile(1)), "utf8")).toBe(`${JSON.stringify(sampleEntry(1), null, 2)}\n`);

    await enqueueAll(outbox, [2, 3, 4, 5]);
    const [batch = "", ...others] = readdirSync(join(dir, "new")).filter((name) => name !== entryFile(1));
    expect(others).toEqual([]);
    expect(batch).toMatch(new RegExp(`^${sampleId(2)}\\+3\\.[a-z0-9]+\\.jsonl$`));
    const stored = [2, 3, 4, 5].map((n) => JSON.parse(JSON.stringify(sampleEntry(n))));
    expect(parseLines(readFileSync(join(dir, "new", batch), "utf8"))).toEqual(stored);
    expect(readdirSync(join(dir, "tmp"))).toEqual([]);
  });

  test("form the next batch while another one is being written", async () => {
    const { dir, outbox } = await testOutbox();
    const first = outbox.enqueue(sampleEntry(0));
    await new Promise(setImmediate);
    await Promise.all([first, enqueueAll(outbox, [1, 2, 3])]);
    expect(readdirSync(join(dir, "new"))).toEqual([entryFile(0), expect.stringMatching(/\+2\..*\.jsonl$/)]);
  });

  test("are unpacked into entry files before one of them is leased", async () => {
    const { dir, outbox } = await testOutbox();
    await enqueueAll(outbox, [1, 2, 3, 4]);
    const leases = await Promise.all([2, 3].map((n) => mustAcquire(outbox, sampleId(n))));
    expect(leases.map(({ entry }) => entry)).toEqual([sampleEntry(2), sampleEntry(3)]);
    expect(readdirSync(join(dir, "new"))).toEqual([entryFile(1), entryFile(4)]);
    expect(readFileSync(join(dir, "new", entryFile(1)), "utf8")).toBe(`${JSON.stringify(sampleEntry(1), null, 2)}\n`);
    expect(readdirSync(join(dir, "sending"))).toHaveLength(2);
    expect(readdirSync(join(dir, "tmp"))).toEqual([]);
    expect(await deliverableIds(outbox)).toEqual([sampleId(1), sampleId(4)]);
  });

  test("are not batched if they are quarantined", async () => {
    const { dir, outbox } = await testOutbox();
    await Promise.all(
      [1, 2, 3].map((n) =>
        outbox.enqueue(sampleEntry(n), { state: n === 1 ? OUTBOX_STATE.pending : OUTBOX_STATE.quarantined }),
      ),
    );
    expect(readdirSync(join(dir, "new"))).toEqual([entryFile(1)]);
    expect(readdirSync(join(dir, "held"))).toEqual([entryFile(2), entryFile(3)]);
  });

  test("are written before a pending entry is leased", async () => {
    const { outbox } = await testOutbox();
    await outbox.enqueue(sampleEntry(1));
    const order: string[] = [];
    const writes = enqueueAll(outbox, [2, 3]).then(() => order.push("written"));
    await mustAcquire(outbox, sampleId(1));
    order.push("leased");
    await writes;
    expect(order).toEqual(["written", "leased"]);
  });

  test("can be thousands, each stored once", async () => {
    const { dir, open, outbox } = await testOutbox();
    const numbers = Array.from({ length: 3000 }, (_, index) => index);
    const ids = numbers.map(sampleId);
    await enqueueAll(outbox, numbers);
    expect(readdirSync(join(dir, "new")).length).toBeLessThan(20);
    for (const instance of [outbox, await open()]) {
      expect(await deliverableIds(instance)).toEqual(ids);
      expect(await instance.counts()).toMatchObject({ new: 3000 });
    }
  });
});

test("gives access to files and directories only to their owner", async () => {
  const { dir, outbox } = await testOutbox();
  await outbox.enqueue(sampleEntry(9), { state: OUTBOX_STATE.quarantined });
  await enqueueAll(outbox, [1, 2, 3, 4]);
  await (await mustAcquire(outbox, sampleId(1))).complete("sent", sampleEntry(1));
  await (await mustAcquire(outbox, sampleId(2))).reschedule(sampleEntry(2));
  await mustAcquire(outbox, sampleId(3));
  const paths = readdirSync(dir, { recursive: true, encoding: "utf8" }).map((path) => join(dir, path));
  const modes = [dir, ...paths].map((path) => {
    const stats = statSync(path);
    return [stats.isFile() ? "file" : "directory", (stats.mode & 0o777).toString(8)].join(" ");
  });
  expect(modes).toHaveLength(13);
  expect(new Set(modes)).toEqual(new Set(["directory 700", "file 600"]));
});

describe("recovery after a crash", () => {
  const reusedPidOwner = `${HOST}.${process.pid}.1.left`;
  const leases: [name: string, owner: string, untilMs: number, isReleased: boolean][] = [
    ["releases the lease of a dead process on this host", DEAD_OWNER, FUTURE_MS, true],
    ["releases the lease of a dead process whose PID this process has", reusedPidOwner, FUTURE_MS, existsSync("/proc")],
    ["keeps the lease of a process on another host", REMOTE_OWNER, FUTURE_MS, false],
    ["releases the expired lease of a process on another host", REMOTE_OWNER, 1, true],
  ];

  test.each(leases)("%s", async (_, owner, untilMs, isReleased) => {
    const { dir, open, outbox } = await testOutbox();
    leaveFile(dir, `sending/${sampleId(1)}.${untilMs}.${owner}.json`);
    for (const instance of [outbox, await open()])
      expect(await deliverableIds(instance)).toEqual(isReleased ? [sampleId(1)] : []);
    expect(await outbox.counts()).toMatchObject({ new: 1 });
    expect((await outbox.enqueue(sampleEntry(1, { attempts: 5 }))).entry.attempts).toBe(0);
    if (isReleased) await (await mustAcquire(outbox, sampleId(1))).complete("sent", sampleEntry(1));
    expect(await outbox.counts()).toMatchObject(isReleased ? { new: 0, sent: 1 } : { new: 1, sent: 0 });
  });

  test("unpacks a batch again, except for entries that have progressed", async () => {
    const { dir, open, outbox } = await testOutbox();
    await enqueueAll(outbox, [1, 2, 3, 4, 5, 6]);
    const [batch = ""] = readdirSync(join(dir, "new"));
    const lines = readFileSync(join(dir, "new", batch), "utf8");
    await (await mustAcquire(outbox, sampleId(1))).complete("sent", sampleEntry(1, { attempts: 1 }));
    await (await mustAcquire(outbox, sampleId(2))).complete("failed", sampleEntry(2, { attempts: 2 }));
    await (await mustAcquire(outbox, sampleId(3))).reschedule(sampleEntry(3, { attempts: 3 }));
    await mustAcquire(outbox, sampleId(4));
    renameSync(join(dir, "new", entryFile(5)), join(dir, "five"));
    leaveFile(dir, `sending/${batch.replace(".jsonl", `.${FUTURE_MS}.${DEAD_OWNER}.jsonl`)}`, lines);

    const other = await open();
    expect(await deliverableIds(other)).toEqual([3, 5, 6].map(sampleId));
    const leases = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => other.acquire(sampleId(n), 60_000)));
    expect(leases.map((lease) => lease?.entry.attempts)).toEqual([undefined, undefined, 3, undefined, 0, 0]);
    expect(readFileSync(join(dir, "five"), "utf8")).toBe(`${JSON.stringify(sampleEntry(5), null, 2)}\n`);
    expect(await other.counts()).toEqual({ new: 4, sent: 1, failed: 1, held: 0 });
    expect(readdirSync(join(dir, "new"))).toEqual([]);
  });

  test("removes abandoned temporary files, but not those of a live process", async () => {
    const { dir, open } = await testOutbox();
    const live = `${HOST}.${process.pid}..other.1`;
    for (const name of [`${DEAD_OWNER}.1`, live, `${REMOTE_OWNER}.1`, `${REMOTE_OWNER}.2`, ".DS_Store"])
      leaveFile(dir, `tmp/${name}`, "{");
    utimesSync(join(dir, "tmp", `${REMOTE_OWNER}.2`), 1, 1);
    await open();
    expect(readdirSync(join(dir, "tmp")).sort()).toEqual([".DS_Store", `${REMOTE_OWNER}.1`, live].sort());
  });
});

describe("two copies of an entry", () => {
  const pairs: [stale: string, latest: string, state: "sent" | "failed"][] = [
    [`new/${entryFile(1)}`, `sent/${entryFile(1)}`, "sent"],
    [`new/${entryFile(1)}`, `failed/${entryFile(1)}`, "failed"],
    [`new/${batchFileName(sampleId(1), 0)}`, `sent/${entryFile(1)}`, "sent"],
    [`sending/${sampleId(1)}.1.${REMOTE_OWNER}.json`, `sent/${entryFile(1)}`, "sent"],
    [`failed/${entryFile(1)}`, `sent/${entryFile(1)}`, "sent"],
  ];

  test.each(pairs)("%s is stale and %s counts", async (stale, latest, state) => {
    const { dir, open } = await testOutbox();
    const entry = sampleEntry(1, { attempts: 4 });
    leaveFile(dir, stale, `${JSON.stringify(sampleEntry(1))}\n`);
    leaveFile(dir, latest, JSON.stringify(entry));
    const outbox = await open();
    expect(await outbox.find(sampleId(1))).toEqual({ state, entry });
    expect(await outbox.acquire(sampleId(1), 1)).toBeUndefined();
    expect(await outbox.retry(sampleId(1))).toBe(state === "failed");
    expect((await outbox.enqueue(sampleEntry(1))).entry.attempts).toBe(state === "failed" ? 0 : 4);
    expect(await outbox.list("new")).toHaveLength(state === "failed" ? 1 : 0);
    expect(existsSync(join(dir, stale))).toBe(state === "failed" && stale.endsWith(entryFile(1)));
  });

  test("a leased copy takes precedence over a pending one", async () => {
    const { dir, open } = await testOutbox();
    leaveFile(
      dir,
      `sending/${sampleId(1)}.${FUTURE_MS}.${REMOTE_OWNER}.json`,
      JSON.stringify(sampleEntry(1, { attempts: 4 })),
    );
    leaveFile(dir, `new/${entryFile(1)}`);
    const outbox = await open();
    expect(await outbox.acquire(sampleId(1), 60_000)).toBeUndefined();
    expect(await outbox.find(sampleId(1))).toMatchObject({ state: "new", entry: { attempts: 4 } });
    renameSync(
      join(dir, `sending/${sampleId(1)}.${FUTURE_MS}.${REMOTE_OWNER}.json`),
      join(dir, `sending/${sampleId(1)}.1.${REMOTE_OWNER}.json`),
    );
    expect(await deliverableIds(outbox)).toEqual([sampleId(1)]);
    expect((await mustAcquire(outbox, sampleId(1))).entry.attempts).toBe(4);
    expect(await outbox.counts()).toMatchObject({ new: 1 });
  });
});

describe("file that is not a valid entry", () => {
  test("stays in place and does not disturb other entries", async () => {
    const { dir, open, outbox, warnings } = await testOutbox();
    await outbox.enqueue(sampleEntry(9));
    const broken = [entryFile(1), entryFile(2), entryFile(3), `${sampleId(4)}+1.x.jsonl`];
    const garbage = [".DS_Store", ...broken, "README"];
    for (const directory of ["new", "sending", "sent", "failed", "held"]) {
      leaveFile(dir, `${directory}/.DS_Store`, "\0");
      leaveFile(dir, `${directory}/README`, "Ours.");
      leaveFile(dir, `${directory}/${entryFile(1)}`, '{"id":');
      leaveFile(dir, `${directory}/${entryFile(2)}`, JSON.stringify(sampleEntry(7)));
      leaveFile(dir, `${directory}/${sampleId(4)}+1.x.jsonl`, "\n[]\n");
      mkdirSync(join(dir, directory, entryFile(3)));
    }
    for (const instance of [outbox, await open()]) {
      expect(await deliverableIds(instance)).toEqual([sampleId(9)]);
      for (const n of [1, 2, 3, 4, 7]) {
        expect(await instance.acquire(sampleId(n), 1)).toBeUndefined();
        expect(await instance.retry(sampleId(n))).toBe(false);
        expect(await instance.find(sampleId(n))).toBeUndefined();
      }
      for (const state of ["sent", "failed", "held"] as const) expect(await instance.list(state)).toEqual([]);
      expect(await instance.list("new")).toEqual([sampleEntry(9)]);
    }
    for (const directory of ["sending", "sent", "failed", "held"])
      expect(readdirSync(join(dir, directory)).sort()).toEqual(garbage);
    expect(readdirSync(join(dir, "new")).sort()).toEqual([...garbage, entryFile(9)].sort());
    for (const name of broken) expect(warnings.join("\n")).toContain(join(dir, "new", name));
    const before = warnings.length;
    await outbox.listDeliverable();
    expect(warnings).toHaveLength(before);
  });

  test("is set aside if it is a batch, after its valid entries are unpacked", async () => {
    const { dir, open, warnings } = await testOutbox();
    const batch = `${sampleId(1)}+2.x.jsonl`;
    leaveFile(
      dir,
      `new/${batch}`,
      [sampleEntry(1), "rot", sampleEntry(2)].map((line) => JSON.stringify(line)).join("\n"),
    );
    const outbox = await open();
    expect(await deliverableIds(outbox)).toEqual([sampleId(1), sampleId(2)]);
    expect((await mustAcquire(outbox, sampleId(2))).entry).toEqual(sampleEntry(2));
    expect(readdirSync(join(dir, "new"))).toEqual([`${batch}.broken`, entryFile(1)]);
    expect(warnings).toContainEqual(expect.stringContaining(batch));
  });

  test("is delivered after it was repaired", async () => {
    const { dir, outbox } = await testOutbox();
    leaveFile(dir, `new/${entryFile(1)}`, "{");
    expect(await outbox.listDeliverable()).toEqual([]);
    leaveFile(dir, `new/${entryFile(1)}`);
    expect(await deliverableIds(outbox)).toEqual([sampleId(1)]);
  });
});

test("rejects with an OutboxError that names a directory that cannot be created", async () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  await expect(openFileOutbox({ dir: join(file, "outbox") })).rejects.toMatchObject({
    name: "OutboxError",
    message: expect.stringContaining(join(file, "outbox")),
  });
});

test("keeps the leases of its own process when the system clock jumps", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const outbox = await openFileOutbox({ dir: temporaryFolder() });
  await outbox.enqueue(sampleEntry(1));
  await outbox.acquire(sampleId(1), 60_000);
  vi.setSystemTime(Date.now() + 6 * 24 * 3_600_000);
  expect(await outbox.listDeliverable()).toEqual([]);
});
