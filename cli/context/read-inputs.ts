/** Reads what the user names: files, patterns, folders, standard input. */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { addAbortSignal } from "node:stream";
import fastGlob from "fast-glob";
import type { CommandContext, Io } from "./command-context.ts";
import { UsageError } from "./usage-error.ts";

export interface RawInput {
  raw: Uint8Array;
  /** What findings call it. */
  file: string;
}

/** @throws UsageError `input/unreadable` */
export async function readInput(given: string, context: CommandContext): Promise<RawInput> {
  if (given === "-") return { raw: await readStream(context.io), file: "stdin" };
  const path = context.resolvePath(given);
  try {
    // At once: in the pieces that an asynchronous read takes, a large export takes twice as long.
    const raw = readFileSync(path);
    return { raw, file: relative(context.io.cwd, path) || path };
  } catch (cause) {
    throw new UsageError("input/unreadable", `${given} cannot be read: ${explain(cause)}.`);
  }
}

/**
 * The files that path arguments name: a file itself, a folder's JSON files, what a pattern matches.
 * @throws UsageError `input/unreadable` where an argument names nothing
 */
export async function expandPaths(given: readonly string[], context: CommandContext): Promise<string[]> {
  const found = await Promise.all(given.map((path) => expandPath(path, context)));
  return [...new Set(found.flat())];
}

async function expandPath(given: string, context: CommandContext): Promise<string[]> {
  if (given === "-") return [given];
  const path = context.resolvePath(given);
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind?.isFile()) return [path];
  const pattern = kind?.isDirectory() ? `${fastGlob.escapePath(path)}/**/*.json` : path.replaceAll("\\", "/");
  const files = await fastGlob(pattern, { absolute: true, ignore: ["**/node_modules/**", "**/.writers/**"] });
  if (files.length === 0) throw new UsageError("input/unreadable", `${given} names no file.`);
  return files.sort();
}

/** Of the bytes of all inputs, one after the other, in hexadecimal. */
export function sha256(inputs: readonly RawInput[]): string {
  const hash = createHash("sha256");
  for (const { raw } of inputs) hash.update(raw);
  return hash.digest("hex");
}

/** Keeps the text of an input, so that findings in it can be shown in their lines. */
export function recordSource({ raw, file }: RawInput, context: CommandContext): void {
  context.sourceTexts.set(file, new TextDecoder().decode(raw));
}

async function readStream({ stdin, signal }: Io): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of signal === undefined ? stdin : addAbortSignal(signal, stdin))
    chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
  return Buffer.concat(chunks);
}

/** A system error in words. */
function explain(cause: unknown): string {
  const { code = "", message } = cause as NodeJS.ErrnoException;
  const known: Record<string, string> = {
    ENOENT: "there is no such file",
    EACCES: "permission denied",
    EISDIR: "it is a folder",
    ENOSPC: "the disk is full",
    EROFS: "the disk is read-only",
  };
  return known[code] ?? message;
}
