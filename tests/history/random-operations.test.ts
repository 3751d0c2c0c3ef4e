/** Random sequences of imports, edits by hand, rollbacks, moves, retirements and merges of branches. */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { movePage, retirePage } from "#content/revisions/change-page.ts";
import { documentsAtRevision } from "#content/revisions/documents-at-revision.ts";
import { rollback } from "#content/revisions/rollback.ts";
import { type ContentStore, UNRECORDED_FORMATS } from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { commit, page } from "../support/store/file-store.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const COVERAGE_IDS = ["farm/barns", "personal/boats", "commercial/kites"];
const IDS = ["about", "terms", ...COVERAGE_IDS];

type Operation =
  | { kind: "import" | "edit"; id: DocumentId; title: string | null }
  | { kind: "break"; id: DocumentId }
  | { kind: "rollback"; step: number }
  | { kind: "move" | "retire"; from: DocumentId; to: DocumentId }
  | { kind: "branch" | "merge" };

const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom("import" as const, "edit" as const),
      id: fc.constantFrom(...IDS),
      title: fc.option(fc.constantFrom("A", "B", "C", "D"), { freq: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("break" as const), id: fc.constantFrom(...IDS) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("rollback" as const), step: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom("move" as const, "retire" as const),
      from: fc.constantFrom(...COVERAGE_IDS),
      to: fc.constantFrom(...COVERAGE_IDS),
    }),
  },
  { weight: 2, arbitrary: fc.constantFrom({ kind: "branch" as const }, { kind: "merge" as const }) },
);

type Documents = Record<DocumentId, JsonObject>;

/** A store with the content that the site showed at each of its revisions. */
class Clone {
  readonly dir: string;
  readonly shown: Map<string, Documents>;

  constructor(dir: string, shown: ReadonlyMap<string, Documents> = new Map()) {
    this.dir = dir;
    this.shown = new Map(shown);
  }

  open(): Promise<ContentStore> {
    return openFileStore({ dir: this.dir });
  }

  async current(): Promise<Documents> {
    return Object.fromEntries(await documentsAtRevision(await this.open(), undefined));
  }

  /** Runs a change, and records the content before it if the change made that a revision, and the content after it. */
  async change(run: (store: ContentStore) => Promise<unknown>): Promise<void> {
    const before = await this.current();
    const store = await this.open();
    await run(store);
    const after = await this.current();
    for (const { id, format } of await Promise.all(
      (await store.revisions()).map(({ id: name }) => store.summary(name)),
    )) {
      if (!this.shown.has(id)) this.shown.set(id, UNRECORDED_FORMATS.has(format) ? before : after);
    }
  }

  file(id: DocumentId): string {
    const file = join(this.dir, "pages", `${id}.json`);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  }

  edit(id: DocumentId, title: string | null): void {
    if (title === null) rmSync(this.file(id), { force: true });
    else writeFileSync(this.file(id), JSON.stringify({ page: id, content: page(`${title} by hand`) }));
  }

  branch(): Clone {
    const dir = join(temporaryFolder(), "content");
    if (existsSync(this.dir)) cpSync(this.dir, dir, { recursive: true });
    return new Clone(dir, this.shown);
  }

  /** Merges another clone as version control does: files of both, and for files that both have, those of the other. */
  merge(other: Clone): void {
    for (const name of ["history", "pages", "site.json"]) {
      const from = join(other.dir, name);
      if (existsSync(from)) cpSync(from, join(this.dir, name), { recursive: true });
    }
    for (const [id, documents] of other.shown) this.shown.set(id, documents);
  }
}

/** @param on chooses the clone that the operation changes */
async function apply(clones: Clone[], on: number, next: Operation): Promise<void> {
  const clone = clones[on % clones.length] as Clone;
  switch (next.kind) {
    case "import": {
      const { id, title } = next;
      return clone.change((store) => commit(store, { [id]: title === null ? null : page(title) }));
    }
    case "edit":
      return clone.edit(next.id, next.title);
    case "break":
      return writeFileSync(clone.file(next.id), "<<<<<<< HEAD");
    case "rollback": {
      const ids = [...clone.shown.keys()];
      const to = ids[next.step % (ids.length + 1)] ?? "0";
      return clone.change((store) => rollback(store, to, { note: { by: "ann" } }));
    }
    // A page that does not exist, or already exists at the new path, is refused without a change.
    case "move":
      return clone.change((store) => movePage(store, next, { note: { by: "ann" } }));
    case "retire":
      return clone.change((store) => retirePage(store, { page: next.from, to: next.to }, { note: { by: "ann" } }));
    case "branch":
      clones.push(clone.branch());
      return;
    case "merge": {
      const [other] = clones.length < 2 ? [] : clones.splice((on + 1) % clones.length, 1);
      if (other !== undefined) clone.merge(other);
    }
  }
}

test("each revision has exactly what the site showed, and every revision stays reachable", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(5), operation), { minLength: 3, maxLength: 20 }), async (operations) => {
      const first = new Clone(join(temporaryFolder(), "content"));
      await first.change((store) => commit(store, Object.fromEntries(IDS.map((id) => [id, page(id)]))));
      const clones = [first];
      for (const [on, next] of operations) await apply(clones, on, next);
      for (const clone of clones) {
        const store = await clone.open();
        expect((await store.revisions()).map(({ id }) => id).sort()).toEqual([...clone.shown.keys()].sort());
        for (const [id, documents] of clone.shown) {
          expect(Object.fromEntries(await store.documentsAt(id))).toEqual(documents);
        }
      }
    }),
    { numRuns: 60 },
  );
});
