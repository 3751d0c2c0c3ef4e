/** Writes the measured parts of `docs/performance.md`. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, release, type as systemName, totalmem } from "node:os";
import { join } from "node:path";

const PROJECT = join(import.meta.dirname, "../..");
const DOCUMENT = join(PROJECT, "docs/performance.md");

/**
 * Replaces the text between `<!-- name -->` and `<!-- /name -->` by Markdown, followed by the command and the machine.
 * @param name the section
 * @param command what the reader can run, by default the benchmark with the name of the section
 * @throws Error if the document lacks the section
 */
export function writeSection(name: string, markdown: string, command = `npm run bench -- ${name} --write`): void {
  const document = readFileSync(DOCUMENT, "utf8");
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const from = document.indexOf(start) + start.length;
  const to = document.indexOf(end);
  if (from < start.length || to < from) throw new Error(`docs/performance.md must have the lines ${start}and${end}`);
  const section = `\n${markdown}\n\n${describeRun(command)}\n`;
  writeFileSync(DOCUMENT, document.slice(0, from) + section + document.slice(to));
  console.log(`\nWrote the section ${name} of docs/performance.md.`);
}

/** Returns a sentence with the command, the date, the commit and the machine. */
function describeRun(command: string): string {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: PROJECT, encoding: "utf8" }).trim();
  const isChanged = git("status", "--porcelain", "--untracked-files=no", "--", ":!docs") !== "";
  const commit = `commit \`${git("rev-parse", "--short", "HEAD")}\`${isChanged ? " with changes" : ""}`;
  const processors = cpus();
  const model = processors[0]?.model.replaceAll(/\((?:R|TM)\)/g, "").trim() ?? "unknown";
  const machine = [
    `${processors.length} cores (${model})`,
    `${(totalmem() / 1024 ** 3).toFixed(0)} GiB of memory`,
    `${systemName()} ${release()}`,
    `Node ${process.versions.node}`,
  ];
  return `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, ${commit}: ${machine.join(", ")}.`;
}
