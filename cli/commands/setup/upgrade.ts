/** `agency upgrade`: brings the content of a project to the version of this program, as one revision. */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CommandContext, type CommandResult, messageResult } from "#cli/context/command.ts";
import { outputFolder, readVersion } from "#cli/context/project.ts";
import { CONTENT_VERSION, contentVersionOf } from "#content/documents/upgrade-site.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { SITE } from "#schemas/page-ids.ts";
import { readManifest } from "#site/publishing/manifest.ts";
import { checkOverrides } from "#site/publishing/overrides/build-overrides.ts";
import { compiledFolder } from "#site/publishing/overrides/load-overrides.ts";
import { prerender } from "#site/publishing/prerender/prerender.ts";
import { htmlPath, isPage } from "#site/publishing/routes.ts";
import { lintCommand } from "../check/lint.ts";
import { prerenderOptions } from "../publish/prerender.ts";

const PACKAGE = "agency-site";

export async function upgradeCommand(
  context: CommandContext,
  { dryRun }: { dryRun?: boolean },
): Promise<CommandResult> {
  const overrides = checkOverrides(context.projectDir);
  const gained = await findGainedErrors(context);
  if (gained.length > 0) return messageResult("Upgraded nothing: lint would gain errors.", [...gained, ...overrides]);
  const store = await context.openStore({ asOwner: true });
  const pages = await listChangedPages(context);
  const from = await store.withSnapshot(async ({ read }) => contentVersionOf((await read([SITE])).get(SITE)?.content));
  const isOutdated = from < CONTENT_VERSION;
  const revision = isOutdated && !dryRun ? await commitUpgrade(context) : undefined;
  const content = isOutdated ? `from version ${from} to ${CONTENT_VERSION}` : `at version ${CONTENT_VERSION} already`;
  const lines = [
    `Content: ${content}${revision === undefined ? "" : `, as revision ${revision}`}.`,
    pages === undefined && "The project has no built pages to compare with.",
    pages && `Pages whose text changes: ${pages.text.join(", ") || "none"}.`,
    pages && `Pages whose look changes: ${pages.look.join(", ") || "none"}.`,
  ].filter(Boolean);
  return {
    ...messageResult(lines.join("\n"), overrides, { from, to: CONTENT_VERSION, revision, pages }),
    isCommitted: revision !== undefined,
    hint: dryRun ? "To upgrade, run the command again without --dry-run." : "Next: `agency start` publishes the pages.",
  };
}

/** Returns the errors of lint that the former version does not report, or none if that version is not installed anymore. */
async function findGainedErrors(context: CommandContext): Promise<Diagnostic[]> {
  const former = join(context.projectDir, "node_modules", PACKAGE);
  const program = join(former, "dist/cli/bin.js");
  if (!existsSync(program) || former === context.root) return [];
  const identify = ({ code, page, pointer }: Diagnostic) => `${code} ${page} ${pointer}`;
  const before = new Set((await runLint(program, context)).map(identify));
  const { diagnostics = [] } = await lintCommand(context, {});
  return diagnostics.filter((found) => found.severity === "error" && !before.has(identify(found)));
}

/** Runs the lint of a former version, which ends with 1 if there are errors. */
function runLint(program: string, { projectDir, contentPath }: CommandContext): Promise<Diagnostic[]> {
  const args = [program, "lint", "--content", contentPath, "--format", "json", "--max-diagnostics", "0"];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: projectDir, maxBuffer: Infinity }, (error, stdout) => {
      if (error !== null && stdout === "") reject(error);
      else resolve(JSON.parse(stdout).diagnostics);
    });
  });
}

/** Renders the pages with this version and compares them with those of the project. Undefined without such pages. */
async function listChangedPages(context: CommandContext) {
  const built = outputFolder(context, undefined);
  const paths = Object.keys(readManifest(built).routes).filter(isPage);
  if (paths.length === 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "agency-upgrade-"));
  try {
    const out = join(folder, "site");
    // The parts of the agency are in both.
    if (existsSync(compiledFolder(built))) cpSync(compiledFolder(built), compiledFolder(out), { recursive: true });
    await prerender({ ...(await prerenderOptions(context, undefined)), out });
    return comparePages(built, out, paths);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Records the content as this version reads it. */
async function commitUpgrade(context: CommandContext): Promise<string> {
  return (await context.openStore()).transaction(async (writer) => {
    const before = (await writer.read([SITE])).get(SITE)?.content ?? {};
    const after = { ...before, contentVersion: CONTENT_VERSION };
    const message = `Upgrade to version ${readVersion()}`;
    const note = { by: context.userName(), message, source: PACKAGE, format: "upgrade", sha256: "" };
    return (await writer.commit([{ page: SITE, before, after }], note)).id;
  });
}

/** Names of bundled files, whose hashes differ between builds that look the same. */
const HASHED_FILE = /\.[\w-]{8}\.(?=js|css|woff2)/g;

/** Lists the pages of both folders whose text differs, and those whose text is the same but whose look differs. */
function comparePages(before: string, after: string, paths: readonly string[]) {
  const inBoth = paths.filter((path) => [before, after].every((folder) => existsSync(htmlPath(folder, path))));
  const differs = (path: string, select: (html: string) => string) => {
    const [a, b] = [before, after].map((folder) => select(readFileSync(htmlPath(folder, path), "utf8")));
    return a !== b;
  };
  const text = inBoth.filter((path) => differs(path, visibleText));
  return { text, look: inBoth.filter((path) => !text.includes(path) && differs(path, markup)) };
}

/** Returns the HTML without what differs between two days or two builds: the open hours ahead, scripts and hashes. */
function markup(html: string): string {
  return html.replace(HASHED_FILE, ".").replace(/<script\b.*?<\/script>| data-status="[^"]*"/gs, "");
}

function visibleText(html: string): string {
  const body = html.replace(/<(script|style|head)\b.*?<\/\1>/gs, "");
  return body.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}
