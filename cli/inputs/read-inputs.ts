/** Reads the inputs named on the command line: files, folders, patterns, and standard input. */
import { createHash } from "node:crypto";
import {
  closeSync,
  constants,
  createReadStream,
  fstatSync,
  openSync,
  readFileSync,
  type Stats,
  statSync,
  writeSync,
} from "node:fs";
import { basename, join, relative } from "node:path";
import { addAbortSignal, type Readable } from "node:stream";
import fastGlob from "fast-glob";
import { formatNumber } from "#content/documents/format-number.ts";
import type { Source } from "#content/findings/finding.ts";
import { COMMAND_LIMITS } from "#content/importer/parse/limits.ts";
import { isFileError } from "#content/platform/file-error.ts";
import { readBytes } from "#content/platform/read-bytes.ts";
import { documentPath } from "#content/store/file/document-files.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type CommandContext, UsageError } from "../context/command.ts";

/** An input whose bytes may be too many. The importer reports that. */
export interface RawInput {
  raw: Uint8Array;
  file: string;
}

/** Bytes read of one input: enough to see that it exceeds the limit, which the importer then reports. */
const MAX_BYTES_READ = COMMAND_LIMITS.bytes + 1;

/** Bytes of all inputs of one command together, because they are in memory at the same time. */
const MAX_TOTAL_BYTES = 4 * COMMAND_LIMITS.bytes;

/** A folder that other folders and patterns do not include, besides hidden ones. */
const IGNORED_FOLDER = "node_modules";

/**
 * Reads inputs that are processed together.
 * @returns the inputs, and the SHA-256 hash of their concatenated bytes in hexadecimal
 * @throws UsageError `input/unreadable`, or `input/too-large` if the inputs together exceed the limit
 */
export async function readInputs(paths: readonly string[], context: CommandContext) {
  const inputs: RawInput[] = [];
  const hash = createHash("sha256");
  let totalBytes = 0;
  for (const path of paths) {
    const input = await readInput(path, context);
    totalBytes += input.raw.byteLength;
    if (totalBytes > MAX_TOTAL_BYTES) {
      const limit = `The inputs have more than ${formatNumber(MAX_TOTAL_BYTES)} bytes in all, which is the limit.`;
      throw new UsageError("input/too-large", `${limit} Import them in several steps.`);
    }
    hash.update(input.raw);
    inputs.push(input);
  }
  return { inputs, sha256: hash.digest("hex") };
}

/** Reads one input, but no more of it than needed to see that it is too large. @throws UsageError `input/unreadable` */
export async function readInput(path: string, context: CommandContext, maxBytes = MAX_BYTES_READ): Promise<RawInput> {
  const { stdin, signal, cwd } = context.io;
  if (path === "-") return { raw: await readStream(stdin, signal), file: "stdin" };
  const absolutePath = context.resolvePath(path);
  try {
    const stats = statSync(absolutePath);
    const isStream = !stats.isFile() && !stats.isDirectory();
    const raw = isStream
      ? await readPipe(absolutePath, signal)
      : readBytes(absolutePath, Math.min(stats.size, maxBytes));
    return { raw, file: relative(cwd, absolutePath) || absolutePath };
  } catch (cause) {
    signal?.throwIfAborted();
    throw unreadable(path, cause);
  }
}

/**
 * Replaces folders by their JSON files and patterns by the files that match, and removes duplicates.
 * @throws UsageError `input/unreadable` if an argument matches no file
 */
export async function expandPaths(paths: readonly string[], context: CommandContext): Promise<string[]> {
  const files = await Promise.all(paths.map((path) => expandPath(path, context)));
  return [...new Set(files.flat())];
}

async function expandPath(given: string, context: CommandContext): Promise<string[]> {
  if (given === "-") return [given];
  const path = context.resolvePath(given);
  const stats = tryStat(path, given);
  if (stats !== undefined && !stats.isDirectory()) return [path];
  const files = await (stats === undefined ? filesMatching(path.replaceAll("\\", "/")) : listFiles("**/*.json", path));
  if (files.length > 0) return files.sort();
  const problem = stats === undefined ? `No file matches ${given}.` : `There are no .json files in ${given}.`;
  throw new UsageError("input/unreadable", problem);
}

function filesMatching(pattern: string): Promise<string[]> {
  const base = fastGlob.generateTasks(pattern)[0]?.base ?? "/";
  return listFiles(relative(base, pattern), base);
}

function tryStat(path: string, given: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (cause) {
    throw unreadable(given, cause);
  }
}

function unreadable(path: string, cause: unknown): UsageError {
  return new UsageError("input/unreadable", `Cannot read ${path}: ${describeSystemError(cause)}.`);
}

/** Lists the files in a folder that match a pattern. Only folders below that folder are ignored. */
async function listFiles(pattern: string, folder: string): Promise<string[]> {
  const names = await fastGlob(pattern, { cwd: folder, ignore: [`**/${IGNORED_FOLDER}/**`] });
  return names.map((name) => join(folder, name));
}

/** Checks whether the folders that contain a folder leave it out. */
export function isIgnoredFolder(path: string): boolean {
  const name = basename(path);
  return name === IGNORED_FOLDER || name.startsWith(".");
}

/** Keeps the bytes of an input, so that its diagnostics can be printed with the lines that they refer to. */
export function recordSource({ raw, file }: RawInput, context: CommandContext): void {
  context.sources.set(file, raw);
}

async function readPipe(path: string, signal: AbortSignal | undefined): Promise<Buffer> {
  const endWait = () => wakeReader(path);
  signal?.addEventListener("abort", endWait, { once: true });
  try {
    return await readStream(createReadStream(path), signal);
  } finally {
    signal?.removeEventListener("abort", endWait);
  }
}

/**
 * Ends the wait for a pipe, which would keep an interrupted process alive: opening it waits for its writer, and reading it
 * for its text. A pipe that cannot take any more text keeps nothing waiting.
 */
function wakeReader(path: string): void {
  try {
    const descriptor = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
    try {
      // A device would get the text as its data.
      if (fstatSync(descriptor).isFIFO()) writeSync(descriptor, "\n");
    } finally {
      closeSync(descriptor);
    }
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
  }
}

async function readStream(stream: Readable, signal: AbortSignal | undefined): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of signal === undefined ? stream : addAbortSignal(signal, stream)) {
    chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
    bytes += chunk.length;
    if (bytes >= MAX_BYTES_READ) break;
  }
  return Buffer.concat(chunks);
}

const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "permission denied",
  EISDIR: "it is a folder",
  ENOSPC: "the disk is full",
  EROFS: "the disk is read-only",
  ENOTDIR: "a part of its path is not a folder",
  ELOOP: "its links lead in a circle",
};

/** Returns the cause of a failed file system call, as the end of a sentence. */
export function describeSystemError(cause: unknown): string {
  const { code = "", message } = cause as NodeJS.ErrnoException;
  return SYSTEM_ERRORS[code] ?? message;
}

/** Reads the file of a stored document for the position of an error in it. Returns undefined if it cannot be read. */
export function readStoredSource(page: DocumentId, context: CommandContext): Source | undefined {
  const path = documentPath(context.contentPlace.contentDir, page);
  const file = relative(context.io.cwd, path);
  try {
    const raw = readFileSync(path);
    recordSource({ raw, file }, context);
    return { file, text: new TextDecoder().decode(raw), pointer: "" };
  } catch {
    return undefined;
  }
}
