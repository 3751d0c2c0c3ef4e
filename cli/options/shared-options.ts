/** Arguments and options that several commands accept. */
import { Argument, type Command, Option } from "commander";
import { parseRevision, parseState } from "./parse-option.ts";

export const fileArgument = () => new Argument("<file>", "File, or - for standard input");

export const revisionArgument = (description: string) =>
  new Argument("<revision>", description).argParser(parseRevision);

export const revisionOption = (flag: string, description: string) =>
  new Option(`${flag} <revision>`, description).argParser(parseRevision);

export const ifRevisionOption = (description: string) =>
  new Option("--if-revision <revision>", description).argParser(parseState);

export const pageOption = () => new Option("--page <page>", "Page that the input belongs to if it does not name one");

export const pagesOption = (description: string) => new Option("--page <pages...>", description);

const modeOption = () =>
  new Option("--mode <mode>", "Merge the given keys into a page, or replace the page")
    .choices(["merge", "replace"])
    .default("merge");

const baseOption = () =>
  new Option("--base <revision>", "Revision that the input was made from if it does not name one").argParser(
    parseState,
  );

const preferOption = () =>
  new Option(
    "--prefer <side>",
    "Keep the stored values (theirs) or use those of the input (yours) in a conflict",
  ).choices(["theirs", "yours"]);

const createOption = () =>
  new Option("--create", "Allow pages whose slug does not exist yet, and a new store if there is none");

const strictOption = () => new Option("--strict", "Treat warnings as errors");

export const fixOption = () => new Option("--fix", "Correct mistakes in the input that have one safe correction");

/** Options that decide what an import does to each page. The commands that predict an import accept them, too. */
const PLAN_OPTIONS = [pageOption, modeOption, baseOption, preferOption, createOption, strictOption, fixOption];

export function addPlanOptions(command: Command): Command {
  return PLAN_OPTIONS.reduce((extended, option) => extended.addOption(option()), command);
}

export const partialOption = () => new Option("--partial", "Import the valid pages even if others have errors");

export const dryRunOption = () => new Option("--dry-run", "Show what would change, but write nothing");

export const messageOption = () => new Option("-m, --message <text>", "Note for the history");

export const formatOption = () => new Option("--to <format>", "Format: site-export, nested-tokens, tokens or string");

export const resolveOption = () =>
  new Option(
    "--resolve",
    "Write the values of quoted facts, for other systems. Such an export cannot be imported: its texts quote no facts",
  );

export const lossyOption = () =>
  new Option("--lossy", "Leave out pages and site settings that the format cannot represent");

export const outFileOption = () => new Option("--out <file>", "Write to this file, or - for standard output (default)");

export const outFolderOption = () => new Option("--out <dir>", "Folder of the site (default: dist/client)");
