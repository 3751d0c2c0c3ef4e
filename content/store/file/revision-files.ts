/** The history: an immutable file for each revision. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import { type Revision, StoreError } from "../content-store.ts";

export function revisionPath(root: string, revision: number): string {
  return join(root, "history", `${revision}.json`);
}

export function listRevisions(root: string): number[] {
  const folder = join(root, "history");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => (/^[1-9]\d*\.json$/.test(name) ? [Number(name.slice(0, -5))] : []))
    .sort((a, b) => a - b);
}

export function latestRevision(root: string): number {
  return listRevisions(root).at(-1) ?? 0;
}

/** Knows the newest revision, and lists a long history only where something else than its own writer changed the folder. */
export class LatestRevision {
  readonly #root: string;
  #stamp = "";
  #newest = 0;

  constructor(root: string) {
    this.#root = root;
  }

  get(): number {
    const stamp = this.#stampNow();
    if (stamp !== this.#stamp) {
      this.#newest = latestRevision(this.#root);
      this.#stamp = stamp;
    }
    // A folder that changes twice within a tick of the clock has one time for both.
    while (existsSync(revisionPath(this.#root, this.#newest + 1))) this.#newest += 1;
    return this.#newest;
  }

  /** Takes note of a revision while its writer still holds the lock. */
  set(revision: number): void {
    this.#newest = revision;
    this.#stamp = this.#stampNow();
  }

  #stampNow(): string {
    const { mtimeMs, ino } = statSync(join(this.#root, "history"), { throwIfNoEntry: false }) ?? {};
    return mtimeMs === undefined ? "" : `${mtimeMs} ${ino}`;
  }
}

export async function readRevision(root: string, revision: number): Promise<Revision> {
  try {
    return JSON.parse(await readFile(revisionPath(root, revision), "utf8")) as Revision;
  } catch (cause) {
    if (isFileError(cause) && cause.code === "ENOENT") {
      throw new StoreError("store/unknown-revision", `There is no revision ${revision}.`);
    }
    throw cause;
  }
}

/** How many documents a piece of a history entry holds. */
const PIECE = 64;

/** The text of a history entry, a document a line, in pieces so that it never stands in memory whole. */
export function* serializeRevision({ changes, ...note }: Revision): Generator<string> {
  yield `${JSON.stringify(note, null, 2).slice(0, -2)},\n  "changes": [`;
  for (let done = 0; done < changes.length; done += PIECE) {
    const lines = changes.slice(done, done + PIECE).map((change) => `\n    ${JSON.stringify(change)}`);
    yield `${done === 0 ? "" : ","}${lines.join(",")}`;
  }
  yield "\n  ]\n}\n";
}
