/** Arguments and options that several commands accept. */
import { Argument, Option } from "commander";
import { parseRevision } from "./parse-option.ts";

export const fileArgument = () => new Argument("<file>", "File, or - for standard input");

export const revisionArgument = (description: string) =>
  new Argument("<revision>", description).argParser(parseRevision);

export const revisionOption = (flag: string, description: string) =>
  new Option(`${flag} <revision>`, description).argParser(parseRevision);

export const pageOption = () => new Option("--page <page>", "Page that the input belongs to if it does not name one");

export const pagesOption = (description: string) => new Option("--page <pages...>", description);

export const modeOption = () =>
  new Option("--mode <mode>", "Merge the given keys into a page, or replace the page")
    .choices(["merge", "replace"])
    .default("merge");

export const baseOption = () =>
  new Option("--base <revision>", "Revision that the input was made from if it does not name one");

export const preferOption = () =>
  new Option(
    "--prefer <side>",
    "Keep the stored values (theirs) or use those of the input (yours) in a conflict",
  ).choices(["theirs", "yours"]);

export const createOption = () => new Option("--create", "Allow pages whose slug does not exist yet");

export const strictOption = () => new Option("--strict", "Treat warnings as errors");

export const fixOption = () => new Option("--fix", "Correct mistakes in the input that have one safe correction");

export const dryRunOption = () => new Option("--dry-run", "Show what would change, but write nothing");

export const messageOption = () => new Option("-m, --message <text>", "Note for the history");

export const formatOption = () => new Option("--to <format>", "Format: site-export, nested-tokens, tokens or string");

export const lossyOption = () => new Option("--lossy", "Leave out content that the format cannot represent");

export const outFileOption = () => new Option("--out <file>", "Write to this file, or - for standard output (default)");

export const outFolderOption = () => new Option("--out <dir>", "Folder of the site (default: dist/client)");
