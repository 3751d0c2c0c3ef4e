import { statSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import pc from "picocolors";
import type { ContentStore } from "#content/store/content-store.ts";
import { type FileStoreOptions, openFileStore } from "#content/store/file/file-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { WorkerFiles } from "#site/publishing/live/live-publisher.ts";
import { createProgress, type Progress } from "../output/progress.ts";
import type { Style } from "../output/style.ts";
import { findProjectRoot } from "./project.ts";
import { UsageError } from "./usage-error.ts";

/** Streams and environment of the process. Tests pass streams in memory instead. */
export interface Io {
  stdin: Readable & { isTTY?: boolean };
  stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  stderr: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Aborted by SIGINT and SIGTERM. */
  signal?: AbortSignal;
  /** Worker files of the built command. Without them, commands that publish do all work on the main thread. */
  workers?: WorkerFiles;
}

export const OUTPUT_FORMATS = ["pretty", "json"] as const;

/** Options that every command accepts. */
export interface GlobalOptions {
  content?: string;
  format: (typeof OUTPUT_FORMATS)[number];
  quiet?: boolean;
  color: boolean;
  directory?: string;
}

/** Environment of a command: streams, global options, folders, and access to the content store. */
export interface CommandContext {
  io: Io;
  options: GlobalOptions;
  style: Style;
  /** Absolute path of the project's folder. */
  root: string;
  /** Absolute path of the content store's folder. */
  contentDir: string;
  /** Name of the user who runs the command, recorded in the history. */
  userName(): string;
  /** Resolves a path from the command line against the working directory. */
  resolvePath(path: string): string;
  startProgress(label: string): Progress;
  openStore(options?: Pick<FileStoreOptions, "onProgress" | "onWarning">): Promise<ContentStore>;
  /** Text of each input that has diagnostics, keyed by the file name in those diagnostics. */
  sourceTexts: Map<string, string>;
}

export function createCommandContext(io: Io, options: GlobalOptions): CommandContext {
  const workingDir = resolve(io.cwd, options.directory ?? "");
  const root = findProjectRoot();
  const style = pc.createColors(hasColor(io, options));
  // A variable without a value, as in .env.example, counts as not set.
  const contentPath = options.content ?? (io.env.CONTENT_DIR || undefined);
  const contentDir = contentPath === undefined ? join(root, "content") : resolve(workingDir, contentPath);
  const onWarning = ({ severity, code, message }: Diagnostic) => {
    if (!options.quiet) io.stderr.write(`${style.yellow(severity)} ${code}: ${message}\n`);
  };
  return {
    io,
    options,
    style,
    root,
    contentDir,
    userName: () => io.env.USER ?? userInfo().username,
    resolvePath: (path) => resolve(workingDir, path),
    startProgress: (label) =>
      createProgress(label, io.stderr, { isSilent: options.quiet === true || options.format !== "pretty" }),
    async openStore(storeOptions) {
      if (statSync(contentDir, { throwIfNoEntry: false })?.isFile()) {
        const problem = `The content store must be a folder, but ${contentDir} is a file.`;
        throw new UsageError("command/usage", `${problem} Set --content or CONTENT_DIR to a folder.`);
      }
      return openFileStore({ dir: contentDir, onWarning, signal: io.signal, ...storeOptions });
    },
    sourceTexts: new Map(),
  };
}

/** See https://no-color.org and https://force-color.org. */
function hasColor({ stdout, env }: Io, options: GlobalOptions): boolean {
  if (!options.color || env.NO_COLOR || env.TERM === "dumb") return false;
  return stdout.isTTY === true || env.FORCE_COLOR !== undefined;
}
