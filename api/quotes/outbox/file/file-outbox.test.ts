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
import { describe, expect, test } from "vitest";
import { describeOutbox, mustClaim, waitingIds } from "#tests/support/outbox/outbox-contract.ts";
import { entryOf, idOf } from "#tests/support/outbox/sample-entries.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { Outbox, OutboxEntry } from "../outbox.ts";
import { batchName } from "./file-names.ts";
import { openFileOutbox } from "./file-outbox.ts";

describeOutbox("in files", async () => {
  const dir = join(temporaryFolder(), "outbox");
  return () => openFileOutbox({ dir });
});

const HOST = encodeURIComponent(hostname()).replaceAll(".", "%2E");
const DEAD = `${HOST}.0..left`;
const ELSEWHERE = "elsewhere.7.1.left";
const FUTURE = Date.UTC(2099, 0);

async function testOutbox() {
  const dir = join(temporaryFolder(), "outbox");
  const warnings: string[] = [];
  const open = () => openFileOutbox({ dir, onWarning: (warning) => warnings.push(warning) });
  return { dir, warnings, open, outbox: await open() };
}

/** Lets these come at once. */
function enqueueAll(outbox: Outbox, numbers: readonly number[]): Promise<OutboxEntry[]> {
  return Promise.all(numbers.map((n) => outbox.enqueue(entryOf(n))));
}

/** Leaves the file of an entry. */
function leave(dir: string, path: string, text = `${JSON.stringify(entryOf(1), null, 2)}\n`): void {
  writeFileSync(join(dir, path), text);
}

const single = (n: number) => `${idOf(n)}.json`;
const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("entries that come at once", () => {
  test("are one file, and one that comes alone is a file that people can read", async () => {
    const { dir, outbox } = await testOutbox();
    await outbox.enqueue(entryOf(1));
    expect(readdirSync(join(dir, "new"))).toEqual([single(1)]);
    expect(readFileSync(join(dir, "new", single(1)), "utf8")).toBe(`${JSON.stringify(entryOf(1), null, 2)}\n`);

    await enqueueAll(outbox, [2, 3, 4, 5]);
    const [batch = "", ...others] = readdirSync(join(dir, "new")).filter((name) => name !== single(1));
    expect(others).toEqual([]);
    expect(batch).toMatch(new RegExp(`^${idOf(2)}\\+3\\.[a-z0-9]+\\.jsonl$`));
    const stored = [2, 3, 4, 5].map((n) => JSON.parse(JSON.stringify(entryOf(n))));
    expect(linesOf(readFileSync(join(dir, "new", batch), "utf8"))).toEqual(stored);
    expect(readdirSync(join(dir, "tmp"))).toEqual([]);
  });

  test("gather while others are being written", async () => {
    const { dir, outbox } = await testOutbox();
    const first = outbox.enqueue(entryOf(0));
    await new Promise(setImmediate);
    await Promise.all([first, enqueueAll(outbox, [1, 2, 3])]);
    expect(readdirSync(join(dir, "new"))).toEqual([single(0), expect.stringMatching(/\+2\..*\.jsonl$/)]);
  });

  test("are files of their own before any of them can be claimed", async () => {
    const { dir, outbox } = await testOutbox();
    await enqueueAll(outbox, [1, 2, 3, 4]);
    const claims = await Promise.all([2, 3].map((n) => mustClaim(outbox, idOf(n))));
    expect(claims.map(({ entry }) => entry)).toEqual([entryOf(2), entryOf(3)]);
    expect(readdirSync(join(dir, "new"))).toEqual([single(1), single(4)]);
    expect(readFileSync(join(dir, "new", single(1)), "utf8")).toBe(`${JSON.stringify(entryOf(1), null, 2)}\n`);
    expect(readdirSync(join(dir, "sending"))).toHaveLength(2);
    expect(readdirSync(join(dir, "tmp"))).toEqual([]);
    expect(await waitingIds(outbox)).toEqual([idOf(1), idOf(4)]);
  });

  test("that are held are files of their own at once", async () => {
    const { dir, outbox } = await testOutbox();
    await Promise.all([1, 2, 3].map((n) => outbox.enqueue(entryOf(n), n === 1 ? "new" : "held")));
    expect(readdirSync(join(dir, "new"))).toEqual([single(1)]);
    expect(readdirSync(join(dir, "held"))).toEqual([single(2), single(3)]);
  });

  test("are written before one that waits is delivered", async () => {
    const { outbox } = await testOutbox();
    await outbox.enqueue(entryOf(1));
    const order: string[] = [];
    const written = enqueueAll(outbox, [2, 3]).then(() => order.push("written"));
    await mustClaim(outbox, idOf(1));
    order.push("claimed");
    await written;
    expect(order).toEqual(["written", "claimed"]);
  });

  test("stay several thousand, each once", async () => {
    const { dir, open, outbox } = await testOutbox();
    const numbers = Array.from({ length: 3000 }, (_, index) => index);
    const ids = numbers.map(idOf);
    await enqueueAll(outbox, numbers);
    expect(readdirSync(join(dir, "new")).length).toBeLessThan(20);
    for (const one of [outbox, await open()]) {
      expect(await waitingIds(one)).toEqual(ids);
      expect(await one.counts()).toMatchObject({ new: 3000 });
    }
  });
});

test("files and folders are nobody else's to read", async () => {
  const { dir, outbox } = await testOutbox();
  await outbox.enqueue(entryOf(9), "held");
  await enqueueAll(outbox, [1, 2, 3, 4]);
  await (await mustClaim(outbox, idOf(1))).finish("sent", entryOf(1));
  await (await mustClaim(outbox, idOf(2))).postpone(entryOf(2));
  await mustClaim(outbox, idOf(3));
  const paths = readdirSync(dir, { recursive: true, encoding: "utf8" }).map((path) => join(dir, path));
  const modes = [dir, ...paths].map((path) => {
    const stats = statSync(path);
    return [stats.isFile() ? "file" : "folder", (stats.mode & 0o777).toString(8)].join(" ");
  });
  expect(modes).toHaveLength(12);
  expect(new Set(modes)).toEqual(new Set(["folder 700", "file 600"]));
});

describe("what a dead process has left", () => {
  const claims: [what: string, owner: string, untilMs: number, isFree: boolean][] = [
    ["of a process that died here", DEAD, FUTURE, true],
    ["of a former process with the number of this one", `${HOST}.${process.pid}.1.left`, FUTURE, existsSync("/proc")],
    ["of another machine", ELSEWHERE, FUTURE, false],
    ["of another machine, whose time is over", ELSEWHERE, 1, true],
  ];

  test.each(claims)("a claim %s", async (_, owner, untilMs, isFree) => {
    const { dir, open, outbox } = await testOutbox();
    leave(dir, `sending/${idOf(1)}.${untilMs}.${owner}.json`);
    for (const one of [outbox, await open()]) expect(await waitingIds(one)).toEqual(isFree ? [idOf(1)] : []);
    expect(await outbox.counts()).toMatchObject({ new: 1 });
    expect((await outbox.enqueue(entryOf(1, { attempts: 5 }))).attempts).toBe(0);
    if (isFree) await (await mustClaim(outbox, idOf(1))).finish("sent", entryOf(1));
    expect(await outbox.counts()).toMatchObject(isFree ? { new: 0, sent: 1 } : { new: 1, sent: 0 });
  });

  test("a batch that it was unpacking comes out again, but for what has gone on", async () => {
    const { dir, open, outbox } = await testOutbox();
    await enqueueAll(outbox, [1, 2, 3, 4, 5, 6]);
    const [batch = ""] = readdirSync(join(dir, "new"));
    const lines = readFileSync(join(dir, "new", batch), "utf8");
    await (await mustClaim(outbox, idOf(1))).finish("sent", entryOf(1, { attempts: 1 }));
    await (await mustClaim(outbox, idOf(2))).finish("failed", entryOf(2, { attempts: 2 }));
    await (await mustClaim(outbox, idOf(3))).postpone(entryOf(3, { attempts: 3 }));
    await mustClaim(outbox, idOf(4));
    renameSync(join(dir, "new", single(5)), join(dir, "five"));
    leave(dir, `sending/${batch.replace(".jsonl", `.${FUTURE}.${DEAD}.jsonl`)}`, lines);

    const other = await open();
    expect(await waitingIds(other)).toEqual([3, 5, 6].map(idOf));
    const claims = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => other.claim(idOf(n), 60_000)));
    expect(claims.map((claim) => claim?.entry.attempts)).toEqual([undefined, undefined, 3, undefined, 0, 0]);
    expect(readFileSync(join(dir, "five"), "utf8")).toBe(`${JSON.stringify(entryOf(5), null, 2)}\n`);
    expect(await other.counts()).toEqual({ new: 4, sent: 1, failed: 1, held: 0 });
    expect(readdirSync(join(dir, "new"))).toEqual([]);
  });

  test("half a file is cleared away, and one that is being written is not", async () => {
    const { dir, open } = await testOutbox();
    const mine = `${HOST}.${process.pid}..other.1`;
    for (const name of [`${DEAD}.1`, mine, `${ELSEWHERE}.1`, `${ELSEWHERE}.2`, ".DS_Store"])
      leave(dir, `tmp/${name}`, "{");
    utimesSync(join(dir, "tmp", `${ELSEWHERE}.2`), 1, 1);
    await open();
    expect(readdirSync(join(dir, "tmp")).sort()).toEqual([".DS_Store", `${ELSEWHERE}.1`, mine].sort());
  });
});

describe("of two copies of an entry", () => {
  const further: [first: string, then: string, state: "sent" | "failed"][] = [
    [`new/${single(1)}`, `sent/${single(1)}`, "sent"],
    [`new/${single(1)}`, `failed/${single(1)}`, "failed"],
    [`new/${batchName(idOf(1), 0)}`, `sent/${single(1)}`, "sent"],
    [`sending/${idOf(1)}.1.${ELSEWHERE}.json`, `sent/${single(1)}`, "sent"],
    [`failed/${single(1)}`, `sent/${single(1)}`, "sent"],
  ];

  test.each(further)("%s and %s the second stays", async (first, then, state) => {
    const { dir, open } = await testOutbox();
    const entry = entryOf(1, { attempts: 4 });
    leave(dir, first, `${JSON.stringify(entryOf(1))}\n`);
    leave(dir, then, JSON.stringify(entry));
    const outbox = await open();
    expect(await outbox.find(idOf(1))).toEqual({ state, entry });
    expect(await outbox.claim(idOf(1), 1)).toBeUndefined();
    expect(await outbox.retry(idOf(1))).toBe(state === "failed");
    expect(await outbox.enqueue(entryOf(1))).toMatchObject({ attempts: state === "failed" ? 0 : 4 });
    expect(await outbox.list("new")).toHaveLength(state === "failed" ? 1 : 0);
    expect(existsSync(join(dir, first))).toBe(state === "failed" && first.endsWith(single(1)));
  });

  test("the one that is being delivered goes first, and what it says stays", async () => {
    const { dir, open } = await testOutbox();
    leave(dir, `sending/${idOf(1)}.${FUTURE}.${ELSEWHERE}.json`, JSON.stringify(entryOf(1, { attempts: 4 })));
    leave(dir, `new/${single(1)}`);
    const outbox = await open();
    expect(await outbox.claim(idOf(1), 60_000)).toBeUndefined();
    expect(await outbox.find(idOf(1))).toMatchObject({ state: "new", entry: { attempts: 4 } });
    renameSync(
      join(dir, `sending/${idOf(1)}.${FUTURE}.${ELSEWHERE}.json`),
      join(dir, `sending/${idOf(1)}.1.${ELSEWHERE}.json`),
    );
    expect(await waitingIds(outbox)).toEqual([idOf(1)]);
    expect((await mustClaim(outbox, idOf(1))).entry.attempts).toBe(4);
    expect(await outbox.counts()).toMatchObject({ new: 1 });
  });
});

describe("what is no entry", () => {
  test("is left where it is, and takes nothing down", async () => {
    const { dir, open, outbox, warnings } = await testOutbox();
    await outbox.enqueue(entryOf(9));
    const broken = [single(1), single(2), single(3), `${idOf(4)}+1.x.jsonl`];
    const garbage = [".DS_Store", ...broken, "README"];
    for (const folder of ["new", "sending", "sent", "failed", "held"]) {
      leave(dir, `${folder}/.DS_Store`, "\0");
      leave(dir, `${folder}/README`, "Ours.");
      leave(dir, `${folder}/${single(1)}`, '{"id":');
      leave(dir, `${folder}/${single(2)}`, JSON.stringify(entryOf(7)));
      leave(dir, `${folder}/${idOf(4)}+1.x.jsonl`, "\n[]\n");
      mkdirSync(join(dir, folder, single(3)));
    }
    for (const one of [outbox, await open()]) {
      expect(await waitingIds(one)).toEqual([idOf(9)]);
      for (const n of [1, 2, 3, 4, 7]) {
        expect(await one.claim(idOf(n), 1)).toBeUndefined();
        expect(await one.retry(idOf(n))).toBe(false);
        expect(await one.find(idOf(n))).toBeUndefined();
      }
      for (const state of ["sent", "failed", "held"] as const) expect(await one.list(state)).toEqual([]);
      expect(await one.list("new")).toEqual([entryOf(9)]);
    }
    for (const folder of ["sending", "sent", "failed", "held"])
      expect(readdirSync(join(dir, folder)).sort()).toEqual(garbage);
    expect(readdirSync(join(dir, "new")).sort()).toEqual([...garbage, single(9)].sort());
    for (const name of broken) expect(warnings.join("\n")).toContain(join(dir, "new", name));
    const before = warnings.length;
    await outbox.waiting();
    expect(warnings).toHaveLength(before);
  });

  test("in a batch is put aside, and the entries around it are delivered", async () => {
    const { dir, open, warnings } = await testOutbox();
    const batch = `${idOf(1)}+2.x.jsonl`;
    leave(dir, `new/${batch}`, [entryOf(1), "rot", entryOf(2)].map((line) => JSON.stringify(line)).join("\n"));
    const outbox = await open();
    expect(await waitingIds(outbox)).toEqual([idOf(1), idOf(2)]);
    expect((await mustClaim(outbox, idOf(2))).entry).toEqual(entryOf(2));
    expect(readdirSync(join(dir, "new"))).toEqual([`${batch}.broken`, single(1)]);
    expect(warnings).toContainEqual(expect.stringContaining(batch));
  });

  test("is an entry once it is put right", async () => {
    const { dir, outbox } = await testOutbox();
    leave(dir, `new/${single(1)}`, "{");
    expect(await outbox.waiting()).toEqual([]);
    leave(dir, `new/${single(1)}`);
    expect(await waitingIds(outbox)).toEqual([idOf(1)]);
  });
});

test("a folder that cannot be made is an OutboxError that names it", async () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  await expect(openFileOutbox({ dir: join(file, "outbox") })).rejects.toMatchObject({
    name: "OutboxError",
    message: expect.stringContaining(join(file, "outbox")),
  });
});
