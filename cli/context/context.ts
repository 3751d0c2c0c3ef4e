/** What every command gets: where it runs, what the global options say, and how it reports. */

import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { parseEnv } from "node:util";
import pc from "picocolors";
import type { ContentStore } from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { WorkerFiles } from "#site/publishing/live/live-publisher.ts";
import { createProgress, type Progress } from "../output/progress.ts";
import type { Style } from "../output/style.ts";
import type { ExitCode } from "./exit-code.ts";
import { UsageError } from "./usage-error.ts";

/** The process as a command sees it; tests bring their own. */
export interface Io {
  stdin: Readable & { isTTY?: boolean };
  stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  stderr: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  signal?: AbortSignal;
  /** Workers of the built command. Without them, commands that publish do all work on the main thread. */
  workers?: WorkerFiles;
}

export const OUTPUT_FORMATS = ["pretty", "json"] as const;

export interface GlobalOptions {
  content?: string;
  format: (typeof OUTPUT_FORMATS)[number];
  quiet?: boolean;
  color: boolean;
  directory?: string;
}

/** What a command has to say. */
export interface CommandResult {
  exitCode: ExitCode;
  /** The whole result, for --format json. */
  json: unknown;
  /** The result for people, on standard output. */
  text: string;
  diagnostics?: readonly Diagnostic[];
  /** The findings are what the command was asked for, so they go to standard output. */
  diagnosticsToStdout?: boolean;
  /** What to do next, for people. */
  hint?: string;
}

export interface Context {
  io: Io;
  options: GlobalOptions;
  style: Style;
  /** The project's folder. */
  root: string;
  contentDir: string;
  /** A path as the user gave it, made absolute. */
  path(given: string): string;
  progress(label: string): Progress;
  store(options?: { onProgress?: (done: number, of: number) => void }): Promise<ContentStore>;
  warn(warning: Diagnostic): void;
  /** The text of each input that was read, by the name that findings give it. */
  texts: Map<string, string>;
}

export function createContext(io: Io, options: GlobalOptions): Context {
  const cwd = resolve(io.cwd, options.directory ?? "");
  const root = projectRoot();
  const hasColor = options.color && !io.env.NO_COLOR && io.env.TERM !== "dumb";
  const style = pc.createColors(hasColor && (io.stdout.isTTY === true || io.env.FORCE_COLOR !== undefined));
  const given = options.content ?? io.env.CONTENT_DIR;
  const contentDir = given === undefined ? join(root, "content") : resolve(cwd, given);
  const warn = ({ severity, code, message }: Diagnostic) => {
    if (!options.quiet) io.stderr.write(`${style.yellow(severity)} ${code}: ${message}\n`);
  };
  return {
    io,
    options,
    style,
    root,
    contentDir,
    path: (path) => resolve(cwd, path),
    progress: (label) =>
      createProgress(label, io.stderr, { isSilent: options.quiet === true || options.format !== "pretty" }),
    async store(more) {
      if (statSync(contentDir, { throwIfNoEntry: false })?.isFile()) {
        throw new UsageError("command/usage", `${contentDir} is a file; --content takes the folder of a store.`);
      }
      return openFileStore({ dir: contentDir, onWarning: warn, signal: io.signal, ...more });
    },
    warn,
    texts: new Map(),
  };
}

/** The environment; what it leaves out comes from the file `.env` in the project's folder. */
export function environment(): Io["env"] {
  const file = join(projectRoot(), ".env");
  return { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...process.env };
}

/** The nearest folder above this file that is the project's: the same from the sources and from the build. */
function projectRoot(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "package.json"))) return folder;
    if (dirname(folder) === folder) throw new Error(`${import.meta.dirname} is in no package`);
  }
}

export function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(projectRoot(), "package.json"), "utf8"));
  return manifest.version;
}
