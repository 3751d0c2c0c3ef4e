import { relative } from "node:path";
import {
  type CommandContext,
  type CommandResult,
  EXIT,
  exitCodeFor,
  exitCodeOf,
  messageResult,
  UsageError,
} from "#cli/context/command.ts";
import { failureDiagnostic } from "#cli/context/failure-result.ts";
import { readInput, recordSource } from "#cli/inputs/read-inputs.ts";
import { type FileChange, watchFiles } from "#cli/inputs/watch-files.ts";
import { formatSeverityCounts } from "#cli/output/format-counts.ts";
import { formatCount } from "#content/documents/format-number.ts";
import { checkStoredFile } from "#content/importer/check-stored-file.ts";
import { classifyStoreFile } from "#content/importer/store-files.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { writeImages } from "#site/publishing/images/write-images.ts";
import { readManifest } from "#site/publishing/manifest.ts";
import { type PrerenderOptions, prerender } from "#site/publishing/prerender/prerender.ts";
import { diagnoseContent, prerenderOptions } from "./prerender.ts";

/** Files and addresses that a line names. If there are more, it only counts them. */
const MAX_NAMED = 3;

const NO_FILES =
  "`agency watch` publishes edits of files, but the content is in Postgres. Run `agency serve`, which publishes each commit, or name a folder with --content.";

/**
 * Publishes the content, and again whenever one of its files changes. Bad content is reported, and its pages stay as they
 * were last published.
 * @throws SiteNotBuiltError if the site's code is not built
 * @throws UsageError `command/settings` if the content is not in files
 */
export async function watchCommand(context: CommandContext, { out }: { out?: string }) {
  if (context.contentPlace.databaseUrl !== undefined) throw new UsageError("command/settings", NO_FILES);
  return publishOnSave(await prerenderOptions(context, out), context);
}

/** @throws the abort reason when the user interrupts the command */
async function* publishOnSave(site: PrerenderOptions, context: CommandContext): AsyncGenerator<CommandResult> {
  const nameOf = (path: string) => relative(context.contentDir, path).replaceAll("\\", "/");
  const options = {
    isWatched: (path: string) => !IGNORED.test(nameOf(path)) && /^media\/|\.json$/.test(nameOf(path)),
    isSkipped: (path: string) => IGNORED.test(nameOf(path)),
    signal: context.io.signal,
  };
  let isStarted = false;
  /** Problems that are still there are reported only once. */
  let known: ReadonlySet<string> = new Set();
  for await (const batch of watchFiles([context.contentDir], options)) {
    const startedAt = performance.now();
    // The first batch has every file. Its problems are among those of the whole site.
    const changes = isStarted ? batch : [];
    const { found, remaining, published } = await publish(site, changes, context);
    const located = new Set(found.map(({ page }) => page));
    const isNew = ({ message, page }: Diagnostic) => !known.has(message) && !located.has(page);
    const diagnostics = [...found, ...remaining.filter(isNew)];
    const files = changes.map(({ path }) => relative(context.io.cwd, path));
    const subject = files.length === 0 ? "" : `${listNames(files, "file")}: `;
    const duration = `${Math.round(performance.now() - startedAt)} ms`;
    const message = `${subject}${describe(diagnostics, published)} (${duration})`;
    const result = messageResult(message, diagnostics, { files, ...published });
    const text = exitCodeOf(result) === EXIT.ok ? message : context.style.red(message);
    yield { ...result, text: `${text}\n`, hint: isStarted ? undefined : `Watching ${context.contentDir}.` };
    known = new Set(remaining.map((problem) => problem.message));
    isStarted = true;
  }
}

/** Matches the history, and the files that editors and the store keep for themselves. */
const IGNORED = /^(?:history|schemas|set-aside)(?:\/|$)|(?:^|\/)\./;

/**
 * Publishes changes. Whatever goes wrong is part of the outcome, except for an interruption.
 * @returns the problems that were found in the changed files, those of the whole site, and what was published
 */
async function publish(site: PrerenderOptions, changes: readonly FileChange[], context: CommandContext) {
  try {
    const found = await checkFiles(changes, context);
    const { warnings, missing, ...published } = await publishChanges(site);
    return { found, remaining: diagnoseContent({ warnings, missing }, site.contentDir), published };
  } catch (cause) {
    site.signal?.throwIfAborted();
    return { found: [failureDiagnostic(cause)], remaining: [] };
  }
}

/** Checks the stored documents among saved files. */
async function checkFiles(changes: readonly FileChange[], context: CommandContext): Promise<Diagnostic[]> {
  context.sources.clear();
  const diagnostics: Diagnostic[] = [];
  for (const { path, isDeleted } of changes) {
    const file = classifyStoreFile(relative(context.contentDir, path).replaceAll("\\", "/"));
    if (file.kind !== "document" || isDeleted) continue;
    const { id: page } = file;
    const input = await readInput(path, context);
    const found = checkStoredFile(input, page);
    if (found.length > 0) recordSource(input, context);
    diagnostics.push(...found.map((diagnostic) => ({ ...diagnostic, page })));
  }
  return diagnostics;
}

type Published = Awaited<ReturnType<typeof publish>>["published"];

function describe(diagnostics: readonly Diagnostic[], published: Published): string {
  if (published === undefined) return "not published";
  const { written, removed, images, siteFiles, kept } = published;
  const isBad = exitCodeFor(diagnostics) !== EXIT.ok;
  const parts = [
    isBad && formatSeverityCounts(diagnostics),
    isBad && kept.length > 0 && `${listNames(kept, "page")} unchanged`,
    written.length > 0 && `wrote ${listNames(written, "page")}`,
    removed.length > 0 && `removed ${listNames(removed, "page")}`,
    images.length > 0 && `wrote ${formatCount(images.length, "image")}`,
    siteFiles.length > 0 && `wrote ${listNames(siteFiles, "file")}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? "nothing to write" : parts.join("; ");
}

function listNames(names: readonly string[], noun: string): string {
  return names.length > MAX_NAMED ? formatCount(names.length, noun) : names.join(", ");
}

/** Renders the routes whose content has changed, and writes the photos that the pages of the site then show. */
export async function publishChanges(options: PrerenderOptions) {
  const { root, store, contentDir, out, signal } = options;
  const published = await prerender({ ...options, onlyChanged: true });
  const files = Object.values(readManifest(out).routes).flatMap((route) => route.files ?? []);
  const only = { rendered: [], removed: [], files };
  const { written: images } = await writeImages({ root, store, contentDir, out, signal, only });
  return { ...published, images };
}
