import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { commit, page, testStore } from "#tests/support/store/file-store.ts";
import type { DocumentChange } from "../content-store.ts";
import { parseRevisionFileName, type RevisionName } from "../revision-name.ts";
import { findChanges, readSummary, revisionPath } from "./revision-files.ts";

/** Contents of an entry that is read in several parts, one of which is larger than the others together. */
const CONTENTS: Readonly<Record<string, JsonObject>> = {
  about: page('A name with "quotes", a line\nbreak and “typographic” quotes'),
  farm: { ...page("Farm"), list: [{ page: "terms", before: null, after: {} }, '\n    {"page":"terms"'] },
  personal: page("Ü".repeat(300_000)),
  ...Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`personal/p-${index}`, page(`P${index}`.repeat(400))]),
  ),
  terms: page("Terms"),
};

let root: string;
let name: RevisionName;

beforeEach(async () => {
  const { dir, store } = await testStore();
  root = dir;
  await commit(store, CONTENTS);
  [name = { id: "", revision: 0 }] = readdirSync(join(root, "history")).flatMap(
    (file) => parseRevisionFileName(file) ?? [],
  );
});

const path = () => revisionPath(root, name.id);

/** Changes the text of the entry under its name. */
function edit(change: (text: string) => string): string {
  const text = change(readFileSync(path(), "utf8"));
  writeFileSync(path(), text);
  return text;
}

/** Changes the text of the entry, and its name with it, as nobody should. */
function rewrite(change: (text: string) => string): void {
  const text = edit(change);
  rmSync(path());
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  name = { id: `${name.revision}-${hash}`, revision: name.revision };
  writeFileSync(path(), text);
}

function readAll(options?: { isVerified: boolean }): DocumentChange[] {
  return Array.from(findChanges(root, name, options).values(), (read) => read());
}

const expected = Object.entries(CONTENTS).map(([id, after]) => ({ page: id, before: null, after }));

describe("the changes of an entry", () => {
  test.each([{ isVerified: false }, { isVerified: true }])("are those that were committed (%o)", (options) => {
    expect(readAll(options)).toEqual(expected);
  });

  test("can be read in any order", () => {
    const readers = findChanges(root, name);
    for (const { page: id, after } of expected.toReversed()) expect(readers.get(id)?.()).toMatchObject({ after });
  });

  test.each<[string, (text: string) => string]>([
    ["with the line ends of Windows", (text) => text.replaceAll("\n", "\r\n")],
    ["with a byte order mark", (text) => `\uFEFF${text}`],
    ["in the layout of an editor", (text) => JSON.stringify(JSON.parse(text), null, 2)],
    ["on one line", (text) => JSON.stringify(JSON.parse(text))],
    ["without a list of documents", (text) => text.replace(/"pages": \[[^\]]*\],?\s*/, "").replace(/,\s*,/, ",")],
  ])("are read from an entry %s", (_, change) => {
    edit(change);
    expect(readAll()).toEqual(expected);
    expect(readSummary(root, name, [name]).pages).toEqual(Object.keys(CONTENTS));
  });

  test("are accepted with the line ends of Windows, and rejected with another byte", () => {
    edit((text) => text.replaceAll("\n", "\r\n"));
    expect(readAll({ isVerified: true })).toEqual(expected);
    edit((text) => text.replace("Terms", "Words"));
    expect(() => readAll({ isVerified: true })).toThrow("it was changed after it was written");
  });

  test.each<[string, (text: string) => string]>([
    ["has no comma between two changes", (text) => text.replace('}},\n    {"page":"terms"', '}}\n    {"page":"terms"')],
    ["has text after a comma", (text) => text.replace('},\n    {"page":"terms"', '},x\n    {"page":"terms"')],
    ["has no value", (text) => text.replace('"before":null', '"before":')],
    ["has a broken key", (text) => text.replace('{"page":"terms",', '{"page":"terms";')],
  ])("are named with their line if the entry %s", (_, change) => {
    rewrite(change);
    expect(() => readAll()).toThrow(/history\/1-\w+\.json:\d+ cannot be read: it is not valid JSON/);
    expect(() => readAll({ isVerified: true })).toThrow(expect.objectContaining({ code: "store/broken-history" }));
  });

  test("are never those of an entry that was cut off or lost a part", () => {
    const bytes = readFileSync(path());
    const cut = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 200 }));
    fc.assert(
      fc.property(cut, fc.boolean(), ([at, length], isEnd) => {
        const end = isEnd ? bytes.length : Math.min(at + length, bytes.length);
        writeFileSync(path(), Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]));
        expect(() => readAll({ isVerified: true })).toThrow(expect.objectContaining({ code: "store/broken-history" }));
        if (isEnd) expect(() => readSummary(root, name, [name])).toThrow("cannot be read");
      }),
      { numRuns: 50 },
    );
  });
});

test("an entry that is removed after its changes were found is named", () => {
  const readers = findChanges(root, name);
  rmSync(path());
  expect(() => readers.get("about")?.()).toThrow(`Revision ${name.id} does not exist.`);
});
