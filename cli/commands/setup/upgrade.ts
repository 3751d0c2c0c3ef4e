/** `agency upgrade`: brings the content of a project to the version of this program, as one revision. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CommandContext, type CommandResult, messageResult } from "#cli/context/command.ts";
import { outputFolder, readVersion } from "#cli/context/project.ts";
import { CONTENT_VERSION, contentVersionOf } from "#content/documents/upgrade-site.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { SITE } from "#schemas/page-ids.ts";
import { comparePages } from "#site/publishing/compare-pages.ts";
import { readManifest } from "#site/publishing/manifest.ts";
import { checkOverrides } from "#site/publishing/overrides/build-overrides.ts";
import { prerender } from "#site/publishing/prerender/prerender.ts";
import { isPage } from "#site/publishing/routes.ts";
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
  const isPinned = !dryRun && pinVersion(context.projectDir);
  const content = isOutdated ? `from version ${from} to ${CONTENT_VERSION}` : `at version ${CONTENT_VERSION} already`;
  const lines = [
    `Content: ${content}${revision === undefined ? "" : `, as revision ${revision}`}.`,
    `Pages whose text changes: ${pages?.text.join(", ") || "none"}.`,
    `Pages whose look changes: ${pages?.look.join(", ") || "none"}.`,
  ];
  if (pages === undefined) lines.splice(1, 2, "The project has no built pages to compare with.");
  return {
    ...messageResult(lines.join("\n"), overrides, { from, to: CONTENT_VERSION, revision, pages }),
    isCommitted: revision !== undefined,
    hint: dryRun
      ? "To upgrade, run the command again without --dry-run."
      : `Next: ${isPinned ? "`npm install` installs the new version, and " : ""}\`agency start\` publishes the pages.`,
  };
}

/** Returns the errors of lint that the former version does not report, or none if that version is not installed anymore. */
async function findGainedErrors(context: CommandContext): Promise<Diagnostic[]> {
  const former = join(context.projectDir, "node_modules", PACKAGE);
  const program = join(former, "dist/cli/bin.js");
  if (!existsSync(program) || former === context.root) return [];
  const before = new Set(errorsOf(await runLint(program, context)).map(identify));
  const { diagnostics = [] } = await lintCommand(context, {});
  return errorsOf(diagnostics).filter((error) => !before.has(identify(error)));
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

function errorsOf(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === "error");
}

function identify({ code, page, pointer }: Diagnostic): string {
  return `${code} ${page} ${pointer}`;
}

/** Renders the pages with this version and compares them with those of the project. Undefined without such pages. */
async function listChangedPages(context: CommandContext) {
  const built = outputFolder(context, undefined);
  const paths = Object.keys(readManifest(built).routes).filter(isPage);
  if (paths.length === 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "agency-upgrade-"));
  try {
    const out = join(folder, "site");
    await prerender({ ...(await prerenderOptions(context, undefined)), out });
    return comparePages(built, out, paths);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Records the content as this version reads it. */
async function commitUpgrade(context: CommandContext): Promise<string> {
  const store = await context.openStore({ asOwner: true });
  return store.transaction(async (writer) => {
    const before = (await writer.read([SITE])).get(SITE)?.content ?? {};
    const after = { ...before, contentVersion: CONTENT_VERSION };
    const message = `Upgrade to version ${readVersion()}`;
    const note = { by: context.userName(), message, source: PACKAGE, format: "upgrade", sha256: "" };
    return (await writer.commit([{ page: SITE, before, after }], note)).id;
  });
}

/** Writes this version to the package.json of the project if that names another version. Returns whether it did. */
function pinVersion(projectDir: string): boolean {
  const file = join(projectDir, "package.json");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "{}";
  const named: unknown = JSON.parse(text).dependencies?.[PACKAGE];
  const version = readVersion();
  if (typeof named !== "string" || !/^\d/.test(named) || named === version) return false;
  writeFileSync(file, text.replace(`"${PACKAGE}": "${named}"`, `"${PACKAGE}": "${version}"`));
  return true;
}
