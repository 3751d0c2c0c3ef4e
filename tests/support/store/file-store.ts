/** What the tests of the store share: small pages, a store in a temporary folder, and writers that have died. */
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import type { ContentStore, Revision, RevisionNote } from "#content/store/content-store.ts";
import { type FileStoreOptions, openFileStore } from "#content/store/file/file-store.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { temporaryFolder } from "../temporary-folder.ts";

export const note: RevisionNote = { by: "ann", source: "a.json", format: "site-export", sha256: "ab", message: "why" };

export function page(title: string): JsonObject {
  return { meta: { title: `${title} | Test`, description: `About ${title}.` }, hero: { title } };
}

export async function testStore(
  options: Partial<FileStoreOptions> = {},
): Promise<{ dir: string; store: ContentStore }> {
  const dir = join(temporaryFolder(), "content");
  return { dir, store: await openFileStore({ dir, ...options }) };
}

/** Commits pages as one revision; null removes one. */
export function commit(store: ContentStore, pages: Record<string, JsonObject | null>): Promise<Revision> {
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

/** By page, its headline as a store that is opened now tells it. */
export async function headlines(dir: string, options: Partial<FileStoreOptions> = {}): Promise<Record<string, string>> {
  return headlinesOf(await openFileStore({ dir, ...options }));
}

/** By page, its headline. */
export function headlinesOf(store: ContentStore): Promise<Record<string, string>> {
  return store.withSnapshot(async (state) => {
    const documents = await state.read((await state.pages()).sort());
    return Object.fromEntries([...documents].map(([id, { content }]) => [id, headline(content)]));
  });
}

function headline({ hero }: JsonObject): string {
  return isObject(hero) ? String(hero.title) : "";
}

/** By path, the text of every file in a folder. */
export function filesIn(dir: string): Record<string, string> {
  return Object.fromEntries(filePaths(dir).map((path) => [path, readFileSync(join(dir, path), "utf8")]));
}

/** By path, what changes when a file is written or replaced. */
export function fileFingerprints(dir: string): Record<string, string> {
  return Object.fromEntries(
    filePaths(dir).map((path) => {
      const { ino, mtimeNs, ctimeNs } = statSync(join(dir, path), { bigint: true });
      return [path, `${ino} ${mtimeNs} ${ctimeNs}`];
    }),
  );
}

function filePaths(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(dir, path)).isFile())
    .sort();
}

export function writersIn(dir: string): string[] {
  return readdirSync(join(dir, ".writers"));
}

export interface Writer {
  host?: string;
  pid?: number | string;
  start?: string;
}

/** Leaves the folder of a writer: by default of one that died, and where it had staged a revision, with that. */
export function leaveWriter(
  dir: string,
  { host = hostname(), pid = 0, start = "", revision }: Writer & { revision?: number } = {},
): string {
  const name = [encodeURIComponent(host).replaceAll(".", "%2E"), pid, start, "left"].join(".");
  mkdirSync(join(dir, ".writers", name, String(revision ?? "")), { recursive: true });
  return name;
}
