/** Random sequences of imports, edits by hand, rollbacks, moves, retirements, crashes, and merges of branches. */
import { deepStrictEqual } from "node:assert/strict";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { test } from "vitest";
import { validate } from "#content/documents/validate.ts";
import { importContent } from "#content/importer/import-content.ts";
import { commitPageChange } from "#content/revisions/change-page.ts";
import { documentsAtRevision } from "#content/revisions/read-history.ts";
import { rollback } from "#content/revisions/rollback.ts";
import {
  type ContentReader,
  type ContentStore,
  type RevisionSummary,
  StoreError,
} from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { forRun } from "../support/full-run.ts";
import { testSiteDocument } from "../support/mail/sample-mail.ts";
import { leaveWriter, page } from "../support/store/file-store.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const COVERAGE_IDS = ["farm/barns", "personal/boats", "commercial/kites"];
const IDS = ["about", "terms", ...COVERAGE_IDS];
const NOTE = { by: "ann", message: "", sha256: "" };

/** Inputs for a page: whole content, a patch that needs stored content, and two that are not valid. */
const INPUTS: readonly JsonObject[] = [
  page("A"),
  page("B"),
  page("C"),
  { hero: { subtitle: "Patched" } },
  { hero: { title: 5 } },
  { meta: null },
];

/** Texts that a person may save in the file of a page. Null removes the file. */
const EDITS: readonly ((id: DocumentId) => string | null)[] = [
  (id) => JSON.stringify({ page: id, content: page("D by hand") }),
  (id) => JSON.stringify({ page: id, content: page("E by hand") }),
  invalidText,
  () => "<<<<<<< HEAD",
  () => null,
];

function invalidText(id: DocumentId): string {
  return JSON.stringify({ page: id, content: { ...page("F"), hero: { title: 5 } } });
}

const id = fc.constantFrom(...IDS);
const coverageId = fc.constantFrom(...COVERAGE_IDS);
const importOperation = {
  pages: fc.dictionary(id, fc.constantFrom(...INPUTS), { minKeys: 1, maxKeys: 3 }),
  mode: fc.constantFrom("merge" as const, "replace" as const),
  isPartial: fc.boolean(),
};
const operation = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("import" as const), ...importOperation }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("stale import" as const), step: fc.nat(20), ...importOperation }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("edit" as const), id, text: fc.constantFrom(...EDITS) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("rollback" as const),
      step: fc.nat(20),
      only: fc.option(fc.uniqueArray(id, { minLength: 1, maxLength: 2 }), { nil: undefined }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom("move" as const, "retire" as const),
      from: coverageId,
      to: coverageId,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("crash" as const),
      ...importOperation,
      isCommitted: fc.boolean(),
      outdated: fc.subarray(IDS),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("branch" as const, "merge" as const) }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;
type Import = Pick<Extract<Operation, { kind: "import" }>, keyof typeof importOperation>;

type Documents = Record<DocumentId, JsonObject>;

/** The documents that an export of a revision has, and the content that the site shows. */
interface Recorded {
  exported: Documents;
  shown: JsonObject;
}

/** A clone of a store, with the content of each of its revisions. */
class Clone {
  readonly dir: string;
  readonly recorded: Map<string, Recorded>;

  constructor(dir: string, recorded: ReadonlyMap<string, Recorded> = new Map()) {
    this.dir = dir;
    this.recorded = new Map(recorded);
  }

  open(): Promise<ContentStore> {
    return openFileStore({ dir: this.dir });
  }

  /** Opens the store without finishing the commit of a dead writer. */
  openReadOnly(): Promise<ContentStore> {
    return openFileStore({ dir: this.dir, isReadOnly: true });
  }

  /** Returns the id of one of the revisions, or 0. */
  pick(step: number): string {
    const ids = [...this.recorded.keys()];
    return ids[step % (ids.length + 1)] ?? "0";
  }

  /**
   * Runs a change. The content after it belongs to the revision that it made, and the content before it to the revision
   * that this one follows.
   * @returns the revision that the change made
   */
  async change(run: (store: ContentStore) => Promise<unknown>): Promise<RevisionSummary | undefined> {
    const before = await readCurrent(await this.open());
    const store = await this.open();
    await run(store).catch((cause: unknown) => {
      // A page whose file has conflict markers can be neither moved nor retired.
      if (!(cause instanceof StoreError && cause.code === "store/invalid")) throw cause;
    });
    const made = (await store.revisions()).filter((node) => !this.recorded.has(node.id)).at(-1);
    const after = await readCurrent(await this.open());
    if (made === undefined) {
      deepStrictEqual(after, before);
      return undefined;
    }
    const [parent = "0"] = made.parents;
    deepStrictEqual((this.recorded.get(parent) ?? before).exported, before.exported);
    if (parent !== "0") this.recorded.set(parent, before);
    this.recorded.set(made.id, after);
    return store.summary(made.id);
  }

  import(
    { pages, mode, isPartial }: Import,
    base?: string,
    others: JsonObject = {},
  ): Promise<RevisionSummary | undefined> {
    const inputs = [{ raw: JSON.stringify({ pages, ...others }), file: "a.json" }];
    const options = { mode, isPartial, mayCreate: true, ...(base !== undefined && { base }) };
    return this.change((store) => importContent(inputs, options, store, NOTE));
  }

  /** Leaves the store as an import does that is killed after or before its commit. */
  async crash({ isCommitted, outdated, ...input }: Extract<Operation, { kind: "crash" }>): Promise<void> {
    await this.open();
    const old = new Map(outdated.map((page) => [page, readText(this.file(page))]));
    if (!isCommitted) return void leaveWriter(this.dir, { staged: "9-0123456789ab" });
    const made = await this.import(input);
    if (made === undefined) return;
    for (const page of made.pages.filter((page) => old.has(page))) this.write(page, old.get(page) ?? null);
    leaveWriter(this.dir, { staged: made.id });
    deepStrictEqual(await readCurrent(await this.openReadOnly()), this.recorded.get(made.id));
    deepStrictEqual(await readCurrent(await this.branch().open()), this.recorded.get(made.id));
  }

  file(page: DocumentId): string {
    return join(this.dir, "pages", `${page}.json`);
  }

  write(page: DocumentId, text: string | null): void {
    const file = this.file(page);
    mkdirSync(dirname(file), { recursive: true });
    if (text === null) rmSync(file, { force: true });
    else writeFileSync(file, text);
  }

  branch(): Clone {
    const dir = join(temporaryFolder(), "content");
    cpSync(this.dir, dir, { recursive: true });
    return new Clone(dir, this.recorded);
  }

  /** Merges another clone as version control does: files of both, and for files that both have, those of the other. */
  merge(other: Clone): void {
    for (const name of ["history", "pages", "site.json"]) {
      const from = join(other.dir, name);
      if (existsSync(from)) cpSync(from, join(this.dir, name), { recursive: true });
    }
    for (const [revision, recorded] of other.recorded) this.recorded.set(revision, recorded);
  }

  /** Checks that each revision still has the documents that it had, and that the site shows the same at it. */
  async check(): Promise<void> {
    const store = await this.openReadOnly();
    const ids = (await store.revisions()).map((node) => node.id);
    deepStrictEqual(ids.toSorted(), [...this.recorded.keys()].toSorted());
    const latest = await store.withSnapshot(async (state) => state.id);
    for (const [revision, { exported, shown }] of this.recorded) {
      deepStrictEqual(toObject(await documentsAtRevision(store, revision)), exported);
      const expected = revision === latest ? await readShown(await store.reader()) : shown;
      deepStrictEqual(await readShown(await store.reader(revision)), expected);
    }
  }
}

function readText(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function toObject(documents: ReadonlyMap<DocumentId, JsonObject>): Documents {
  return Object.fromEntries([...documents].toSorted());
}

/** Reads the current content, and checks that readers return the documents that an export has if they are valid. */
async function readCurrent(store: ContentStore): Promise<Recorded> {
  const exported = toObject(await documentsAtRevision(store, undefined));
  const reader = await store.reader();
  for (const [page, content] of Object.entries(exported)) {
    if (validate(page, content).length > 0) continue;
    deepStrictEqual(page === SITE ? await reader.stored.site() : await reader.stored.page(page), content);
  }
  return { exported, shown: await readShown(reader) };
}

/** Reads the site settings, the listed pages that have content, and the content of the pages that the operations change. */
async function readShown(reader: ContentReader): Promise<JsonObject> {
  const pages: DocumentId[] = [];
  for (const page of (await reader.pages()).toSorted()) if ((await reader.page(page)) !== undefined) pages.push(page);
  const contents = await Promise.all(IDS.map(async (page) => [page, (await reader.page(page)) ?? null]));
  return { pages, contents: Object.fromEntries(contents), site: (await reader.site()) as unknown as JsonObject };
}

/** @param on chooses the clone that the operation changes */
async function apply(clones: Clone[], on: number, next: Operation): Promise<Clone> {
  const clone = clones[on % clones.length] as Clone;
  const options = { note: { by: "ann" } };
  switch (next.kind) {
    case "import":
      await clone.import(next);
      break;
    case "stale import":
      await clone.import(next, clone.pick(next.step));
      break;
    case "edit":
      clone.write(next.id, next.text(next.id));
      break;
    case "rollback":
      await clone.change((store) => rollback(store, { to: clone.pick(next.step), only: next.only }, options));
      break;
    // A page that does not exist, or already exists at the new path, is refused without a change.
    case "move":
      await clone.change((store) => commitPageChange(store, { ...next, kind: "move" }, options));
      break;
    case "retire":
      await clone.change((store) => commitPageChange(store, { kind: "retire", page: next.from, to: next.to }, options));
      break;
    case "crash":
      await clone.crash(next);
      break;
    case "branch":
      clones.push(clone.branch());
      break;
    case "merge": {
      const [other] = clones.length < 2 ? [] : clones.splice((on + 1) % clones.length, 1);
      if (other !== undefined) clone.merge(other);
    }
  }
  return clone;
}

/** A page that one branch retired, and whose file was broken by hand on the other. The branches are merged and recorded. */
const RETIRED_AND_BROKEN: [on: number, Operation][] = [
  [0, { kind: "branch" }],
  [0, importOf("terms", page("A"))],
  [0, { kind: "retire", from: "farm/barns", to: "personal/boats" }],
  [1, { kind: "edit", id: "farm/barns", text: invalidText }],
  [1, importOf("about", page("A"))],
  [1, importOf("about", page("B"))],
  [0, { kind: "merge" }],
  [0, importOf("terms", page("B"))],
];

/** A branch without the page of a commit that a killed process did not finish. */
const MERGED_BEFORE_RECOVERY: [on: number, Operation][] = [
  [0, { kind: "branch" }],
  [0, { ...importOf("about", page("A")), kind: "crash", isCommitted: true, outdated: [] }],
  [1, importOf("farm/barns", page("A"))],
  [1, importOf("farm/barns", page("B"))],
  [0, { kind: "merge" }],
];

function importOf(id: DocumentId, content: JsonObject): Extract<Operation, { kind: "import" }> {
  return { kind: "import", pages: { [id]: content }, mode: "merge", isPartial: false };
}

test("each revision has exactly what the site showed, and every revision stays reachable", {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(5), operation), { minLength: 3, maxLength: 20 }), async (operations) => {
      const first = new Clone(join(temporaryFolder(), "content"));
      const pages = Object.fromEntries(IDS.map((page_) => [page_, page(page_)]));
      const site = { ...testSiteDocument, lines: [] };
      await first.import({ pages, mode: "merge", isPartial: false }, undefined, { site });
      const clones = [first];
      for (const [on, next] of operations) await (await apply(clones, on, next)).check();
    }),
    {
      examples: [[RETIRED_AND_BROKEN], [MERGED_BEFORE_RECOVERY]],
      numRuns: forRun(100, 3),
    },
  );
});
