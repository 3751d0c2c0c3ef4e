/** Checks and compiles an agency's `overrides/`: a file for each slot, and a style sheet. */
import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { findUp } from "#content/platform/find-up.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { SLOT_VERSIONS } from "#site/slots/slots.ts";
import { compiledFolder, STYLES } from "./load-overrides.ts";

/** Packages that only a project with overrides needs. */
const COMPILERS = ["vite", "typescript", "@types/react"];
const SOURCE = /\.tsx?$/;
const VERSION = /^export const version = (\d+)/m;
/** A line of tsc. Example: overrides/header-note.tsx(3,7): error TS2322: Type … */
const TYPE_ERROR = /^(.+?)\((\d+),(\d+)\): error (TS\d+: .+)$/gm;
/** Settings of the compiler for a folder that has none, in the folder of the program. */
const SETTINGS = "cli/templates/overrides/overrides/tsconfig.json";

/** The folder of the program, that of the agency, and that of its site. */
type ProjectFolders = Readonly<Record<"root" | "projectDir" | "out", string>>;

function overridesFolder(projectDir: string): string {
  return join(projectDir, "overrides");
}

/** Returns what is wrong with the files of the slots, except for their types. */
export function checkOverrides(projectDir: string): Diagnostic[] {
  const folder = overridesFolder(projectDir);
  return listFiles(folder).flatMap((name): Diagnostic | [] => {
    const file = join(folder, name);
    const problem = name === STYLES ? undefined : findProblem(name.replace(SOURCE, ""), readFileSync(file, "utf8"));
    return problem === undefined ? [] : diagnose("override/invalid", problem, { file: relative(projectDir, file) });
  });
}

function findProblem(slot: string, text: string): string | undefined {
  const versions = new Map<string, number>(Object.entries(SLOT_VERSIONS));
  const [slots, version] = [[...versions.keys()], versions.get(slot)];
  if (version === undefined)
    return `There is no slot "${slot}".${didYouMean(closest(slot, slots))} Slots: ${slots.join(", ")}.`;
  const [, written] = VERSION.exec(text) ?? [];
  if (written === undefined)
    return `The file does not say which contract it follows: \`export const version = ${version};\`.`;
  if (Number(written) === version) return undefined;
  return `The contract of ${slot} has changed from version ${written} to ${version}. Compare the file with it, then write ${version}.`;
}

/** Compiles the overrides that changed since the last run. Returns the problems, with which nothing is replaced. */
export async function buildOverrides(folders: ProjectFolders): Promise<Diagnostic[]> {
  const { projectDir, out } = folders;
  const [folder, target] = [overridesFolder(projectDir), compiledFolder(out)];
  const files = listFiles(folder);
  if (files.length === 0) {
    rmSync(target, { recursive: true, force: true });
    return [];
  }
  // The time of the folder shows that a file was removed.
  const changedMs = Math.max(...["", ...files].map((name) => statSync(join(folder, name)).mtimeMs));
  const compiledMs = statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const problems = checkOverrides(projectDir);
  if (problems.length > 0 || changedMs < compiledMs) return problems;
  const missing = COMPILERS.filter((name) => findPackage(projectDir, name) === undefined).join(" ");
  if (missing !== "") {
    const message = `Compiling overrides needs other packages. Run \`npm install --save-dev ${missing}\`.`;
    return [diagnose("override/invalid", message)];
  }
  const typeErrors = await checkTypes(folders);
  if (typeErrors.length === 0) await compile(projectDir, files, target);
  return typeErrors;
}

async function compile(projectDir: string, files: readonly string[], target: string): Promise<void> {
  const folder = overridesFolder(projectDir);
  const staging = `${target}.new`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const { build } = await import("vite");
  for (const name of files.filter((each) => SOURCE.test(each))) {
    await build({
      configFile: false,
      root: projectDir,
      logLevel: "error",
      // The compiled files find React wherever the package manager has put it.
      resolve: { alias: { react: dirname(createRequire(import.meta.url).resolve("react/package.json")) } },
      oxc: { jsx: { runtime: "automatic", development: false } },
      ssr: { noExternal: true },
      build: {
        ssr: join(folder, name),
        outDir: staging,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: `${name.replace(SOURCE, "")}.mjs` } },
      },
    });
  }
  if (files.includes(STYLES)) copyFileSync(join(folder, STYLES), join(staging, STYLES));
  rmSync(target, { recursive: true, force: true });
  renameSync(staging, target);
}

/** Checks the types of the overrides with the compiler of the project. */
async function checkTypes({ root, projectDir }: ProjectFolders): Promise<Diagnostic[]> {
  const settings = join(overridesFolder(projectDir), "tsconfig.json");
  if (!existsSync(settings)) copyFileSync(join(root, SETTINGS), settings);
  const typescript = findPackage(projectDir, "typescript") ?? "";
  const { bin }: { bin: Record<string, string> } = JSON.parse(readFileSync(join(typescript, "package.json"), "utf8"));
  const compiler = join(typescript, bin.tsc ?? Object.values(bin)[0] ?? "");
  try {
    await promisify(execFile)(process.execPath, [compiler, "--project", settings, "--pretty", "false"], {
      cwd: projectDir,
    });
    return [];
  } catch (cause) {
    const output = (cause as { stdout?: string }).stdout ?? "";
    const found = [...output.matchAll(TYPE_ERROR)].map(([, file = "", line, column, message = ""]) =>
      diagnose("override/invalid", message, { file, line: Number(line), column: Number(column) }),
    );
    if (found.length === 0) throw cause;
    return found;
  }
}

/** Returns the folder of a package that the project has installed. */
function findPackage(projectDir: string, name: string): string | undefined {
  const place = join("node_modules", name);
  const project = findUp(projectDir, (folder) => existsSync(join(folder, place)));
  return project && join(project, place);
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name === STYLES || SOURCE.test(name))
    .sort();
}
