/**
 * The directories of an outbox, one for each state. The state of an entry is the directory that its file is in.
 *
 * Every change of state is one rename(2), which is atomic: after a crash the file is in the old directory or in the new
 * one. A new file becomes durable in this order:
 *
 * 1. Write it in `tmp/` and fsync it. A crash leaves a partial file there, which `prepare` removes.
 * 2. Rename it to its directory, where other processes see it complete.
 * 3. Fsync that directory. Until then a power failure may undo the rename, because fsync(2) of a file does not cover its
 *    directory entry. Callers report success only after this step.
 *
 * @see https://man7.org/linux/man-pages/man2/rename.2.html
 * @see https://man7.org/linux/man-pages/man2/fsync.2.html
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import { syncFolder, writeDurably } from "#content/platform/fsync.ts";
import { currentProcessName, isDead, isProcessName } from "#content/platform/process-identity.ts";
import { OUTBOX_STATES, OutboxError } from "../outbox.ts";

/** `sending` has the leased files, `handled` the marks of requests, `tmp` the files that are being written. */
const STATE_DIRECTORIES = [...OUTBOX_STATES, "sending", "handled", "tmp"] as const;

export type StateDirectory = (typeof STATE_DIRECTORIES)[number];

interface NewFile {
  directory: StateDirectory;
  name: string;
  text: string;
}

/** Access for the owner alone, because requests contain personal information. */
const MODE = { file: 0o600, directory: 0o700 };

/** Age after which a file in `tmp/` is abandoned: much longer than writing one takes. */
const STALE_MS = 3_600_000;

/** Next step for the operator, by the code of the failed system call. */
const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC: "Free space on its disk.",
  EDQUOT: "Free space on its disk.",
  EACCES: "Give the server read and write permission.",
  EPERM: "Give the server read and write permission.",
  EROFS: "Give the server read and write permission.",
  EMFILE: "Raise the limit of open files for the server.",
};

export class StateDirectories {
  readonly root: string;
  /** Name of this process and this instance, for leases and temporary files. */
  readonly owner = currentProcessName();
  #temporaryFileCount = 0;

  constructor(root: string) {
    this.root = root;
  }

  /** @throws OutboxError if the task fails in a system call; other errors pass through */
  async wrapErrors<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (cause) {
      if (!isFileError(cause)) throw cause;
      const advice = ADVICE[cause.code ?? ""] ?? "Check its disk.";
      throw new OutboxError(`The outbox "${this.root}" cannot be read or written: ${cause.message}. ${advice}`, {
        cause,
      });
    }
  }

  path(directory: StateDirectory, name: string): string {
    return join(this.root, directory, name);
  }

  has(directory: StateDirectory, name: string): boolean {
    return existsSync(this.path(directory, name));
  }

  list(directory: StateDirectory): Promise<string[]> {
    return readdir(join(this.root, directory));
  }

  /** Returns a text that changes whenever a file is replaced, or undefined if the file does not exist. */
  async readFingerprint(directory: StateDirectory, name: string): Promise<string | undefined> {
    try {
      const { ino, mtimeMs } = await stat(this.path(directory, name));
      return `${ino} ${mtimeMs}`;
    } catch {
      return undefined;
    }
  }

  /** Creates the directories durably, and removes the temporary files of dead processes. */
  async prepare(): Promise<void> {
    const firstCreated = await mkdir(this.root, { recursive: true, mode: MODE.directory });
    for (const directory of STATE_DIRECTORIES)
      await mkdir(join(this.root, directory), { recursive: true, mode: MODE.directory });
    await syncFolder(this.root);
    // Fsync the parent of every directory that mkdir created. Directories farther up may be unreadable.
    for (let path = this.root; firstCreated !== undefined && path.length >= firstCreated.length; path = dirname(path)) {
      await syncFolder(dirname(path));
    }
    for (const name of await this.list("tmp")) {
      const owner = name.slice(0, name.lastIndexOf("."));
      if (isProcessName(owner) && (isDead(owner) || (await this.#isStale(name)))) await this.remove("tmp", name);
    }
  }

  async #isStale(name: string): Promise<boolean> {
    const { mtimeMs } = await stat(this.path("tmp", name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    return mtimeMs < Date.now() - STALE_MS;
  }

  /** Writes files durably, replacing existing ones. */
  async replaceFiles(files: readonly NewFile[]): Promise<void> {
    await this.#write(files, []);
  }

  /** Writes new files durably: all of them or, if one fails, none. */
  async createFiles(files: readonly NewFile[]): Promise<void> {
    const created: string[] = [];
    try {
      await this.#write(files, created);
    } catch (cause) {
      await removeQuietly(created);
      throw cause;
    }
  }

  /** @param created receives the path of each file as soon as it is in its directory */
  async #write(files: readonly NewFile[], created: string[]): Promise<void> {
    const staged = files.map(({ directory, name, text }) => {
      this.#temporaryFileCount += 1;
      const file = this.path("tmp", `${this.owner}.${this.#temporaryFileCount}`);
      return { file, content: text, path: this.path(directory, name) };
    });
    try {
      await writeDurably(staged, MODE.file);
      for (const { file, path } of staged) {
        await rename(file, path);
        created.push(path);
      }
      await this.sync(...files.map(({ directory }) => directory));
    } catch (cause) {
      await removeQuietly(staged.map(({ file }) => file));
      throw cause;
    }
  }

  /**
   * Renames a file. If several processes try to move the same file, exactly one succeeds.
   * @returns false if the file does not exist, for example because another process moved it first
   */
  async move(from: StateDirectory, name: string, to: StateDirectory, newName: string): Promise<boolean> {
    try {
      await rename(this.path(from, name), this.path(to, newName));
      return true;
    } catch (cause) {
      if (isFileError(cause) && cause.code === "ENOENT") return false;
      throw cause;
    }
  }

  /** Checks that files can be written, by writing and removing an empty one. */
  async healthCheck(): Promise<void> {
    const name = `${this.owner}.probe`;
    // A full disk accepts an empty file.
    await this.replaceFiles([{ directory: "tmp", name, text: "probe\n".repeat(1024) }]);
    await this.remove("tmp", name);
  }

  /** Removes a file. Returns false if it does not exist. */
  async remove(directory: StateDirectory, name: string): Promise<boolean> {
    try {
      await rm(this.path(directory, name));
      return true;
    } catch (cause) {
      if (isFileError(cause) && cause.code === "ENOENT") return false;
      throw cause;
    }
  }

  /**
   * Makes renames and removals in directories durable, in the given order. After a move between two directories, sync
   * the destination first: a power failure in between may then leave the file in both, but never in neither.
   */
  async sync(...directories: readonly StateDirectory[]): Promise<void> {
    for (const directory of new Set(directories)) await syncFolder(join(this.root, directory));
  }
}

/** Removes files after a failed write. Ignores further failures, because the write was never reported as successful. */
async function removeQuietly(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true }).catch(() => undefined);
}
