/** Test helpers for stores: small pages, stores in temporary folders, file fingerprints and leftovers of writers. */
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, utimesSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { isProcessName } from "#content/platform/process-identity.ts";
import type { CommitNote, CommittedRevision, ContentStore } from "#content/store/content-store.ts";
import { type FileStoreOptions, openFileStore } from "#content/store/file/file-store.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { temporaryFolder } from "../temporary-folder.ts";

export const note: CommitNote = { by: "ann", source: "a.json", format: "site-export", sha256: "ab", message: "why" };

/** Returns minimal valid content of a page with this headline. */
export function page(title: string): JsonObject {
  return { meta: { title: `${title} | Test`, description: `About ${title}.` }, hero: { title } };
}

/** Opens an empty store in a temporary folder. */
export async function testStore(
  options: Partial<FileStoreOptions> = {},
): Promise<{ dir: string; store: ContentStore }> {
  const dir = join(temporaryFolder(), "content");
  return { dir, store: await openFileStore({ dir, ...options }) };
}

/** Commits pages as one revision. Null removes a page. */
export function commit(store: ContentStore, pages: Record<string, JsonObject | null>): Promise<CommittedRevision> {
  return store.transaction(async (writer) => {
    const stored = await writer.read(Object.keys(pages));
    const changes = Object.entries(pages).map(([id, after]) => ({
      page: id,
      before: stored.get(id)?.content ?? null,
      after,
    }));
    return writer.commit(changes, note);
  });
}

/** Opens the store in a folder and returns the headline of each page. */
export async function headlines(dir: string, options: Partial<FileStoreOptions> = {}): Promise<Record<string, string>> {
  return headlinesOf(await openFileStore({ dir, ...options }));
}

/** Returns the headline of each stored page. */
export function headlinesOf(store: ContentStore): Promise<Record<string, string>> {
  return store.withSnapshot(async (state) => {
    const documents = await state.read((await state.pages()).sort());
    return Object.fromEntries([...documents].map(([id, { content }]) => [id, headline(content)]));
  });
}

function headline({ hero }: JsonObject): string {
  return isObject(hero) ? String(hero.title) : "";
}

/** Returns the text of every file in a folder, by path. */
export function filesIn(dir: string): Record<string, string> {
  return Object.fromEntries(filePaths(dir).map((path) => [path, readFileSync(join(dir, path), "utf8")]));
}

/** Returns a fingerprint of every file in a folder, by path. It changes when the file is written or replaced. */
export function fileFingerprints(dir: string): Record<string, string> {
  return Object.fromEntries(
    filePaths(dir).map((path) => {
      const { ino, mtimeNs, ctimeNs } = statSync(join(dir, path), { bigint: true });
      return [path, `${ino} ${mtimeNs} ${ctimeNs}`];
    }),
  );
}

/** Lists the files in a folder, except the marker that each commit to a store leaves. */
function filePaths(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((path) => !/^\.writers\/(?:\.gitignore|recorded\.json)$/.test(path))
    .filter((path) => statSync(join(dir, path)).isFile())
    .sort();
}

/** Returns the names of the writers' folders. */
export function writersIn(dir: string): string[] {
  return readdirSync(join(dir, ".writers")).filter(isProcessName);
}

/** Marks the folders of writers as abandoned. Otherwise they name the process of the test, which is alive. */
export function abandonWriters(dir: string): void {
  mkdirSync(join(dir, ".writers"), { recursive: true });
  for (const [index, name] of writersIn(dir).entries()) {
    const [host] = name.split(".");
    renameSync(join(dir, ".writers", name), join(dir, ".writers", `${host}.0..died${index}`));
  }
}

export interface Writer {
  host?: string;
  pid?: number | string;
  start?: string;
  /** The time since the last heartbeat, in milliseconds. */
  silentMs?: number;
}

/**
 * Creates the leftover folder of a writer, by default of a dead one.
 * @param writer.staged the id of the revision that the writer had staged
 * @returns the name of the folder
 */
export function leaveWriter(
  dir: string,
  { host = hostname(), pid = 0, start = "", silentMs = 0, staged = "" }: Writer & { staged?: string } = {},
): string {
  const name = [encodeURIComponent(host).replaceAll(".", "%2E"), pid, start, "left"].join(".");
  mkdirSync(join(dir, ".writers", name, staged), { recursive: true });
  const seconds = (Date.now() - silentMs) / 1000;
  utimesSync(join(dir, ".writers", name), seconds, seconds);
  return name;
}
