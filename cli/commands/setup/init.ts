/** `agency init`: makes the folder of a new agency. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { type CommandContext, type CommandResult, EXIT, messageResult, UsageError } from "#cli/context/command.ts";
import { readVersion } from "#cli/context/project.ts";
import { readInput } from "#cli/inputs/read-inputs.ts";
import { createFinding, type Finding } from "#content/findings/finding.ts";
import { toDiagnostics } from "#content/findings/locate.ts";
import { importContent } from "#content/importer/import-content.ts";
import { COMMAND_LIMITS } from "#content/importer/parse/limits.ts";
import { type Parsed, parse } from "#content/importer/parse/parse.ts";
import { readLogoSvg } from "#content/media-store/logo-svg.ts";
import { type Answers, checkAnswers } from "#content/starter/answers.ts";
import { createStarter, logoName } from "#content/starter/starter-documents.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { SITE, THEME, toSlug } from "#schemas/page-ids.ts";
import { QUESTIONS, readAnswers, type TypedAnswers } from "./questions.ts";

/** Options by their names: those below, those of the questions, and those of the extras. */
export type InitFlags = { answers?: string; yes?: boolean; package?: string } & Readonly<Record<string, unknown>>;

/** Parts of the folder that only some agencies need, by their options. */
const EXTRAS = ["github", "netlify", "docker", "overrides"] as const;

export async function initCommand(context: CommandContext, folder: string, flags: InitFlags): Promise<CommandResult> {
  const target = context.resolvePath(folder);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new UsageError("command/usage", `The folder ${target} is not empty. Name a new folder.`);
  const given = await readGiven(context, flags);
  if (given === undefined) return messageResult("Nothing was written.", [], { exitCode: EXIT.interrupted });
  const answers = given.findings.length > 0 ? given.findings : checkAnswers(given.value, given.source);
  const problems = Array.isArray(answers) ? answers : checkLogo(answers, given);
  if (Array.isArray(answers) || problems.length > 0) {
    if (given.source.file !== "") context.sources.set(given.source.file, Buffer.from(given.source.text));
    return messageResult("Nothing was written.", toDiagnostics(problems));
  }
  mkdirSync(dirname(target), { recursive: true });
  const staging = mkdtempSync(`${target}.new-`);
  try {
    chmodSync(staging, 0o755);
    writeProject(context, staging, answers, flags);
    if (answers.logo !== undefined)
      cpSync(resolve(given.folder, answers.logo), join(staging, "content/media", logoName(answers.logo)));
    const errors = await writeContent(join(staging, "content"), answers, context);
    context.io.signal?.throwIfAborted();
    if (errors.length > 0) return messageResult("Nothing was written.", errors);
    rmSync(target, { recursive: true, force: true });
    renameSync(staging, target);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  const shown = relative(context.io.cwd, target) || ".";
  return {
    ...messageResult(`Made the folder ${shown} for ${answers.name}.`, []),
    isCommitted: true,
    hint: `Next: \`cd ${shown} && npm install\`, then \`npm start\`. \`agency lint --production\` lists what is left to write.`,
  };
}

/** The answers, and the folder that the path of the logo is relative to. */
type Given = Parsed & { folder: string };

/** Reads the answers from a file, from options and from a person. Undefined if the person ended the questions. */
async function readGiven(context: CommandContext, flags: InitFlags): Promise<Given | undefined> {
  if (flags.answers !== undefined) {
    const { raw, file } = await readInput(flags.answers, context);
    return { ...parse(raw, file, COMMAND_LIMITS), folder: dirname(context.resolvePath(flags.answers)) };
  }
  if (!flags.yes && !context.io.stdin.isTTY) {
    const step = "Name a file with --answers, or take defaults with --yes.";
    throw new UsageError("command/usage", `There is no terminal to ask on. ${step}`);
  }
  const typed = await completeAnswers(flags);
  return typed && { ...parse(JSON.stringify(readAnswers(typed)), "", COMMAND_LIMITS), folder: context.io.cwd };
}

/** Asks the questions that no option answers, or takes defaults. Undefined if the person ends the questions. */
async function completeAnswers({ yes, ...flags }: InitFlags): Promise<TypedAnswers | undefined> {
  const { isCancel, text } = await import("@clack/prompts");
  const answers: Record<string, string> = {};
  for (const [flag, [message, standard]] of Object.entries(QUESTIONS)) {
    const ask = () => text({ message, placeholder: standard, defaultValue: standard });
    const answer = flags[flag] ?? (yes ? standard : await ask());
    if (isCancel(answer)) return undefined;
    answers[flag] = String(answer);
  }
  return answers as TypedAnswers;
}

/** Returns why the logo cannot be used, if it cannot. */
function checkLogo({ logo }: Answers, { source, folder }: Given): Finding[] {
  if (logo === undefined) return [];
  const file = resolve(folder, logo);
  const refuse = (problem: string) => [createFinding("init/answers", `logo: ${problem}`, { source, pointer: "/logo" })];
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return refuse(`There is no file ${file}.`);
  const drawing = logoName(logo) === "logo.svg" ? readLogoSvg(readFileSync(file, "utf8")) : undefined;
  return drawing !== undefined && "problem" in drawing ? refuse(drawing.problem) : [];
}

/** Writes the files of the folder besides its content. */
function writeProject(context: CommandContext, folder: string, { name }: Answers, flags: InitFlags): void {
  const templates = join(context.root, "cli/templates");
  cpSync(join(context.root, ".env.example"), join(folder, ".env.example"));
  for (const extra of ["init", ...EXTRAS.filter((each) => flags[each] === true)]) {
    for (const file of readdirSync(join(templates, extra), { recursive: true, encoding: "utf8" })) {
      const from = join(templates, extra, file);
      if (!statSync(from).isFile()) continue;
      // npm leaves files out of a package whose name begins with a dot.
      const to = join(folder, file.replace(/(^|\/)dot-/g, "$1."));
      cpSync(from, to);
      if (/^(?:package\.json|README\.md)$/.test(file)) writeFileSync(to, fillIn(readFileSync(to, "utf8"), name, flags));
    }
  }
}

function fillIn(text: string, name: string, { package: spec = readVersion() }: InitFlags): string {
  const values: Record<string, string> = { NAME: name, ID: toSlug(name) || "agency", PACKAGE: spec };
  // A quotation mark would end a text of package.json.
  const quote = text.startsWith("{") ? (value = "") => JSON.stringify(value).slice(1, -1) : String;
  return text.replace(/AGENCY_(NAME|ID|PACKAGE)/g, (_, key) => quote(values[key]));
}

/** Imports the content of the new agency as its first revision. Returns the problems, with which nothing is stored. */
async function writeContent(dir: string, answers: Answers, context: CommandContext) {
  const { [SITE]: site, [THEME]: theme, ...pages } = Object.fromEntries(await createStarter(answers));
  const store = await openFileStore({ dir });
  const note = { by: context.userName(), message: "Made by agency init", sha256: "" };
  const input = { file: "init", raw: JSON.stringify({ site, theme, pages }) };
  const { diagnostics, success } = await importContent([input], { mayCreate: true }, store, note);
  const errors = success ? [] : diagnostics.filter(({ severity }) => severity === "error");
  // The input is made here, so its lines would say nothing.
  return errors.map(({ file: _, line: __, column: ___, ...error }) => error);
}
