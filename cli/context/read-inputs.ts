/** Reads the inputs named on the command line: files, folders, patterns, and standard input. */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { addAbortSignal } from "node:stream";
import fastGlob from "fast-glob";
import type { CommandContext, Io } from "./command-context.ts";
import { UsageError } from "./usage-error.ts";

export interface RawInput {
  raw: Uint8Array;
  /** Name of the input in diagnostics. */
  file: string;
}

/**
 * Reads one input.
 * @param path path of a file, or `-` for standard input
 * @throws UsageError `input/unreadable` if the file cannot be read
 */
export async function readInput(path: string, context: CommandContext): Promise<RawInput> {
  if (path === "-") return { raw: await readStream(context.io), file: "stdin" };
  const absolutePath = context.resolvePath(path);
  try {
    // A synchronous read is twice as fast for a large export, because an asynchronous one reads in small chunks.
    const raw = readFileSync(absolutePath);
    return { raw, file: relative(context.io.cwd, absolutePath) || absolutePath };
  } catch (cause) {
    throw new UsageError("input/unreadable", `Cannot read ${path}: ${describeSystemError(cause)}.`);
  }
}

/**
 * Replaces folders by their JSON files and patterns by the files that match, and removes duplicates.
 * @param paths files, folders or glob patterns, or `-` for standard input
 * @throws UsageError `input/unreadable` if an argument matches no file
 */
export async function expandPaths(paths: readonly string[], context: CommandContext): Promise<string[]> {
  const files = await Promise.all(paths.map((path) => expandPath(path, context)));
  return [...new Set(files.flat())];
}

async function expandPath(given: string, context: CommandContext): Promise<string[]> {
  if (given === "-") return [given];
  const path = context.resolvePath(given);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile()) return [path];
  const pattern = stats?.isDirectory() ? `${fastGlob.escapePath(path)}/**/*.json` : path.replaceAll("\\", "/");
  const files = await fastGlob(pattern, { absolute: true, ignore: ["**/node_modules/**", "**/.writers/**"] });
  if (files.length === 0) throw new UsageError("input/unreadable", `No file matches ${given}.`);
  return files.sort();
}

/** Returns the SHA-256 hash, in hexadecimal, of the concatenated bytes of all inputs. */
export function sha256(inputs: readonly RawInput[]): string {
  const hash = createHash("sha256");
  for (const { raw } of inputs) hash.update(raw);
  return hash.digest("hex");
}

/** Keeps the text of an input, so that its diagnostics can be printed with the lines that they refer to. */
export function recordSource({ raw, file }: RawInput, context: CommandContext): void {
  context.sourceTexts.set(file, new TextDecoder().decode(raw));
}

async function readStream({ stdin, signal }: Io): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of signal === undefined ? stdin : addAbortSignal(signal, stdin))
    chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
  return Buffer.concat(chunks);
}

const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "permission denied",
  EISDIR: "it is a folder",
  ENOSPC: "the disk is full",
  EROFS: "the disk is read-only",
};

function describeSystemError(cause: unknown): string {
  const { code = "", message } = cause as NodeJS.ErrnoException;
  return SYSTEM_ERRORS[code] ?? message;
}
