/** The folders of an outbox, and how files get into them and between them. */
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import { syncFolder } from "#content/platform/fsync.ts";
import { currentProcessName, isDead, isProcessName } from "#content/platform/process-identity.ts";
import { OUTBOX_STATES, OutboxError } from "../outbox.ts";

/** One for each state, `sending` for what is claimed, and `tmp` for what is being written. */
const STATE_DIRECTORIES = [...OUTBOX_STATES, "sending", "tmp"] as const;

export type StateDirectory = (typeof STATE_DIRECTORIES)[number];

interface NewFile {
  folder: StateDirectory;
  name: string;
  text: string;
}

/** Requests are the business of the agency alone. */
const MODE = { file: 0o600, folder: 0o700 };

/** Longer than any file is being written. */
const STALE_MS = 3_600_000;

/** By the code of a failed call, what helps. */
const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC: "Make room on its disk.",
  EDQUOT: "Make room on its disk.",
  EACCES: "Let the server read and write it.",
  EPERM: "Let the server read and write it.",
  EROFS: "Let the server read and write it.",
  EMFILE: "Let the server open more files.",
};

export class StateDirectories {
  readonly root: string;
  /** What tells this outbox from any other that was opened here. */
  readonly owner = currentProcessName();
  #staged = 0;

  constructor(root: string) {
    this.root = root;
  }

  /** @throws OutboxError where a call of the system fails */
  async attempt<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (cause) {
      if (!isFileError(cause)) throw cause;
      const advice = ADVICE[cause.code ?? ""] ?? "Look at its disk.";
      throw new OutboxError(`The outbox ${this.root} cannot be used: ${cause.message}. ${advice}`, { cause });
    }
  }

  path(folder: StateDirectory, name: string): string {
    return join(this.root, folder, name);
  }

  has(folder: StateDirectory, name: string): boolean {
    return existsSync(this.path(folder, name));
  }

  names(folder: StateDirectory): Promise<string[]> {
    return readdir(join(this.root, folder));
  }

  /** Makes the folders, and clears away what was being written when its process died. */
  async prepare(): Promise<void> {
    const made = await mkdir(this.root, { recursive: true, mode: MODE.folder });
    for (const folder of STATE_DIRECTORIES)
      await mkdir(join(this.root, folder), { recursive: true, mode: MODE.folder });
    await syncFolder(this.root);
    // Of the folders above only those that were made for it are known to be readable.
    for (let path = this.root; made !== undefined && path.length >= made.length; path = dirname(path)) {
      await syncFolder(dirname(path));
    }
    for (const name of await this.names("tmp")) {
      const owner = name.slice(0, name.lastIndexOf("."));
      if (isProcessName(owner) && (isDead(owner) || (await this.#isStale(name)))) await this.remove("tmp", name);
    }
  }

  async #isStale(name: string): Promise<boolean> {
    const { mtimeMs } = await stat(this.path("tmp", name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    return mtimeMs < Date.now() - STALE_MS;
  }

  /** Writes files, and moves each into its place when it is on the disk. Those that are there already are replaced. */
  async write(files: readonly NewFile[]): Promise<void> {
    await this.#write(files, []);
  }

  /** The same for files that are new: where not all of them could be written, none of them stays. */
  async add(files: readonly NewFile[]): Promise<void> {
    const moved: string[] = [];
    try {
      await this.#write(files, moved);
    } catch (cause) {
      await clear(moved);
      throw cause;
    }
  }

  async #write(files: readonly NewFile[], moved: string[]): Promise<void> {
    const staged = files.map(({ folder, name, text }) => {
      this.#staged += 1;
      return { file: this.path("tmp", `${this.owner}.${this.#staged}`), to: this.path(folder, name), text };
    });
    try {
      // All have to end before what they left can be cleared away.
      const written = await Promise.allSettled(
        staged.map(({ file, text }) => writeFile(file, text, { mode: MODE.file, flush: true })),
      );
      for (const one of written) if (one.status === "rejected") throw one.reason;
      for (const { file, to } of staged) {
        await rename(file, to);
        moved.push(to);
      }
      await this.sync(...files.map(({ folder }) => folder));
    } catch (cause) {
      await clear(staged.map(({ file }) => file));
      throw cause;
    }
  }

  /** @returns false where the file is not there, such as one that another process was faster to move */
  async move(from: StateDirectory, name: string, to: StateDirectory, newName: string): Promise<boolean> {
    try {
      await rename(this.path(from, name), this.path(to, newName));
      return true;
    } catch (cause) {
      if (isFileError(cause) && cause.code === "ENOENT") return false;
      throw cause;
    }
  }

  /** Finds out whether files can be written. */
  async probe(): Promise<void> {
    const name = `${this.owner}.probe`;
    await this.write([{ folder: "tmp", name, text: "" }]);
    await this.remove("tmp", name);
  }

  async remove(folder: StateDirectory, name: string): Promise<void> {
    await rm(this.path(folder, name), { force: true });
  }

  /** Makes what was moved into, or removed from, folders last. */
  async sync(...folders: readonly StateDirectory[]): Promise<void> {
    for (const folder of new Set(folders)) await syncFolder(join(this.root, folder));
  }
}

/** Removes what a failure has left; where even that fails, nobody was told that it is kept. */
async function clear(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true }).catch(() => undefined);
}
