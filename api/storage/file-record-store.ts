/** Records as JSON files, one for each key. Only the user that runs the server may read them. */
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { errorMessage } from "#content/platform/error-message.ts";
import { syncFolder } from "#content/platform/fsync.ts";
import { shortHash } from "#content/platform/short-hash.ts";
import { isObject, tryParseJson } from "#schemas/json.ts";
import { createExclusive } from "./exclusive.ts";
import {
  assertKey,
  DamagedRecordError,
  meetsCondition,
  type RecordStore,
  RecordStoreError,
  type StoredRecord,
} from "./record-store.ts";
import { PRIVATE_MODE, writeFileDurably } from "./write-file-durably.ts";

const EXTENSION = ".json";

/** @param dir folder of the files, created by the first write */
export function openFileRecordStore({ dir }: { dir: string }): RecordStore {
  const runExclusively = createExclusive(dir);
  const fileOf = (key: string) => {
    assertKey(key);
    return join(dir, `${key}${EXTENSION}`);
  };

  return {
    get: (key) => wrapErrors(dir, () => readRecord(fileOf(key))),
    put: (key, value, condition) =>
      wrapErrors(dir, async () => {
        const file = fileOf(key);
        await mkdir(dirname(file), { recursive: true, mode: PRIVATE_MODE.folder });
        return runExclusively(async () => {
          if (!meetsCondition(condition && (await readRecord(file)), condition)) return false;
          await writeFileDurably(file, `${JSON.stringify(value)}\n`);
          return true;
        });
      }),
    delete: (key) =>
      wrapErrors(dir, async () => {
        const file = fileOf(key);
        await runExclusively(async () => {
          await rm(file, { force: true });
          await syncFolder(dirname(file)).catch(ignoreMissing);
        });
      }),
    list: (prefix) =>
      wrapErrors(dir, async () => {
        const files = await listFiles(join(dir, dirname(`${prefix}-`)));
        const keys = files.map((file) => relative(dir, file).slice(0, -EXTENSION.length).split(sep).join("/"));
        return keys.filter((key) => key.startsWith(prefix)).sort();
      }),
  };
}

async function readRecord(file: string): Promise<StoredRecord | undefined> {
  const text = await readFile(file, "utf8").catch(ignoreMissing);
  if (text === undefined) return undefined;
  const value = tryParseJson(text);
  if (!isObject(value)) throw new DamagedRecordError(file);
  return { value, version: shortHash(text) };
}

/** Lists the records below a folder, without temporary files and locks, whose names begin with a dot. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  const visible = entries.filter(({ name }) => !name.startsWith("."));
  const lists = await Promise.all(
    visible.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(path);
      return entry.name.endsWith(EXTENSION) ? [path] : [];
    }),
  );
  return lists.flat();
}

function ignoreMissing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== "ENOENT") throw cause;
}

/** @throws RecordStoreError for every error of the disk or the lock, or for a damaged record */
async function wrapErrors<Result>(dir: string, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    if (cause instanceof RecordStoreError) throw cause;
    throw new RecordStoreError(`The records in ${dir} cannot be read or written: ${errorMessage(cause)}.`, { cause });
  }
}
