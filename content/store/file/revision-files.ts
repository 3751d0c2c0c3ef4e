/** The history of a file store: an immutable file for each revision. */
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

/** A cache of the latest revision. Lists the history folder only after another process has changed it. */
export class LatestRevisionCache {
  readonly #root: string;
  #fingerprint = "";
  #revision = 0;

  constructor(root: string) {
    this.#root = root;
  }

  get(): number {
    const fingerprint = this.#readFingerprint();
    if (fingerprint !== this.#fingerprint) {
      this.#revision = latestRevision(this.#root);
      this.#fingerprint = fingerprint;
    }
    // Two changes within the resolution of the folder's modification time have the same fingerprint.
    while (existsSync(revisionPath(this.#root, this.#revision + 1))) this.#revision += 1;
    return this.#revision;
  }

  /** Records a revision that this process committed. The caller must still hold the writer lock. */
  set(revision: number): void {
    this.#revision = revision;
    this.#fingerprint = this.#readFingerprint();
  }

  #readFingerprint(): string {
    const { mtimeMs, ino } = statSync(join(this.#root, "history"), { throwIfNoEntry: false }) ?? {};
    return mtimeMs === undefined ? "" : `${mtimeMs} ${ino}`;
  }
}

/** @throws StoreError `store/unknown-revision` */
export async function readRevision(root: string, revision: number): Promise<Revision> {
  try {
    return JSON.parse(await readFile(revisionPath(root, revision), "utf8")) as Revision;
  } catch (cause) {
    if (isFileError(cause) && cause.code === "ENOENT") {
      throw new StoreError("store/unknown-revision", `Revision ${revision} does not exist.`);
    }
    throw cause;
  }
}

const DOCUMENTS_PER_CHUNK = 64;

/** Yields the text of a history entry with one document per line, in chunks so that it is never in memory as a whole. */
export function* serializeRevision({ changes, ...note }: Revision): Generator<string> {
  yield `${JSON.stringify(note, null, 2).slice(0, -2)},\n  "changes": [`;
  for (let start = 0; start < changes.length; start += DOCUMENTS_PER_CHUNK) {
    const lines = changes.slice(start, start + DOCUMENTS_PER_CHUNK).map((change) => `\n    ${JSON.stringify(change)}`);
    yield `${start === 0 ? "" : ","}${lines.join(",")}`;
  }
  yield "\n  ]\n}\n";
}
