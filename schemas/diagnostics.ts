/**
 * Every finding that the importer, the store and the commands can report: permanent codes, one catalogue.
 * `agency explain CODE` prints an entry.
 */
import type { Pointer } from "./json.ts";
import type { DocumentId } from "./pages.ts";

export type Severity = "error" | "warning";

interface CatalogueEntry {
  severity: Severity;
  /** What the finding is, in a few words. */
  title: string;
  /** Why it is reported, and what to do. */
  hint: string;
}

export const CATALOGUE = {
  "input/unreadable": {
    severity: "error",
    title: "The input cannot be read",
    hint: "Check the path and its permissions. Use - to read from standard input.",
  },
  "input/empty": {
    severity: "error",
    title: "The input is empty",
    hint: "Give a JSON document in one of the four formats: site-export, nested-tokens, tokens or string.",
  },
  "input/too-large": {
    severity: "error",
    title: "The input is larger than the limit",
    hint: "Split the export by pages; the command line takes 64 MiB, the API 5 MiB.",
  },
  "input/encoding": {
    severity: "error",
    title: "The input is not UTF-8",
    hint: "Save the file as UTF-8 and try again; a byte order mark is accepted.",
  },
  "json/syntax": {
    severity: "error",
    title: "The JSON cannot be parsed",
    hint: "JSON takes double quotes around keys and strings, commas between and none after the last, and no comments.",
  },
  "json/truncated": {
    severity: "error",
    title: "The JSON ends too early",
    hint: "The file was probably cut off on its way; export or copy it again.",
  },
  "json/trailing-text": {
    severity: "error",
    title: "There is text after the end of the JSON",
    hint: "Keep one JSON document in a file and remove what follows it.",
  },
  "json/duplicate-key": {
    severity: "error",
    title: "A key stands twice in one object",
    hint: "Only one of the two values could be kept; remove the other.",
  },
  "json/forbidden-key": {
    severity: "error",
    title: "A key is not allowed",
    hint: "The keys __proto__ and constructor are refused because programs that read them can be attacked; rename the key.",
  },
  "json/non-finite-number": {
    severity: "error",
    title: "A number is not finite",
    hint: "JSON has no NaN or Infinity, and a number may not be larger than 1.8e308; write it as a string or leave it out.",
  },
  "json/too-deep": {
    severity: "error",
    title: "The JSON is nested too deep",
    hint: "Content needs no more than 64 levels; the export is probably wrapped again and again.",
  },
  "json/string-too-long": {
    severity: "error",
    title: "A string is longer than the limit",
    hint: "A string may have 256 KiB; images belong into content/media, not into the text.",
  },
  "json/double-encoded": {
    severity: "warning",
    title: "A string holds JSON that was encoded twice",
    hint: "It was read all the same; have the exporting program call its JSON encoder once.",
  },
  "format/not-an-object": {
    severity: "error",
    title: "The input is not a JSON object",
    hint: "All four formats are objects: { … } with pages or tokens inside.",
  },
  "format/unknown": {
    severity: "error",
    title: "The input is in none of the four formats",
    hint: "See `agency inspect` and the files in examples/ for what each format looks like.",
  },
  "page/missing": {
    severity: "error",
    title: "The input does not say which page it is for",
    hint: "Name the page: --page on the command line, ?page= in a call, Target Page in the admin.",
  },
  "page/unknown": {
    severity: "error",
    title: "There is no such page",
    hint: "Use a page's id, such as home or commercial/trucking, or its address, such as /commercial/trucking.",
  },
  "page/new": {
    severity: "error",
    title: "The page does not exist yet",
    hint: "Check the slug; to add a page, import again with --create.",
  },
  "page/duplicate": {
    severity: "error",
    title: "A page stands twice in the input",
    hint: "Keep one of the two.",
  },
  "page/not-an-object": {
    severity: "error",
    title: "A page's content is not an object",
    hint: "Give the page as nested content or as tokens: { … }.",
  },
  "content/required": {
    severity: "error",
    title: "Something that every page needs is missing",
    hint: "A page needs meta.title, meta.description and hero.title; items need a title, questions an answer.",
  },
  "content/type": {
    severity: "error",
    title: "A value has the wrong type",
    hint: "See schemas/page.schema.json for what belongs there.",
  },
  "content/value": {
    severity: "error",
    title: "A value is not allowed",
    hint: "See schemas/page.schema.json for what belongs there.",
  },
  "content/unknown-key": {
    severity: "warning",
    title: "A key is not part of the content model",
    hint: "It is kept under `unmapped` and comes back out on export, but no page shows it.",
  },
  "content/unsafe-html": {
    severity: "warning",
    title: "Markup was removed",
    hint: "Text may hold links (http, https, mailto, tel or relative) and a, strong, em, b, i, br, p, ul, ol, li; under --strict this is an error.",
  },
  "convert/lossy": {
    severity: "error",
    title: "The target format cannot hold all of the content",
    hint: "Choose site-export, which holds everything, or add --lossy to leave out what is named.",
  },
  "store/unreadable": {
    severity: "warning",
    title: "A stored file cannot be read",
    hint: "The built-in content stands in. Mend the file, or `agency rollback` to a revision that had it.",
  },
  "store/invalid": {
    severity: "error",
    title: "A stored file is not of its schema",
    hint: "Every file below content/pages has page, version and content, and its name is the page's id.",
  },
  "store/locked": {
    severity: "error",
    title: "Somebody else is writing to the store",
    hint: "Try again in a moment; the lock goes with the process that holds it.",
  },
  "store/revision-conflict": {
    severity: "error",
    title: "The store has moved on",
    hint: "Look at what changed with `agency history`, then import again against the new revision.",
  },
  "store/unknown-revision": {
    severity: "error",
    title: "There is no such revision",
    hint: "`agency history` lists the revisions.",
  },
  "store/unfinished": {
    severity: "warning",
    title: "A revision is committed, but its page files are not all brought up",
    hint: "Readers see the revision all the same; the next command that opens the store finishes it.",
  },
  "store/io": {
    severity: "error",
    title: "The store could not be written",
    hint: "Nothing was committed. Check free space and permissions, then import again.",
  },
  "site/not-built": {
    severity: "error",
    title: "The site is not built yet",
    hint: "Run `agency build`, and then `agency prerender`.",
  },
  "command/settings": {
    severity: "error",
    title: "A setting cannot be used",
    hint: "Settings come from the environment; the README lists them.",
  },
  "command/usage": {
    severity: "error",
    title: "The command was not understood",
    hint: "`agency help <command>` shows what it takes.",
  },
  "command/failed": {
    severity: "error",
    title: "The command failed in a way that it does not know",
    hint: "Nothing was committed. Please report it with what DEBUG=1 shows.",
  },
} as const satisfies Record<string, CatalogueEntry>;

export type DiagnosticCode = keyof typeof CATALOGUE;

/** A place in an input: lines and columns are 1-based, columns count UTF-16 units as editors do. */
export interface Place {
  file: string;
  line: number;
  column: number;
  pointer: Pointer;
}

/** One finding. Without a place it is about the input or the command as a whole. */
export interface Diagnostic extends Partial<Place> {
  code: DiagnosticCode;
  severity: Severity;
  message: string;
  page?: DocumentId;
  token?: string;
  /** What was probably meant. */
  suggestion?: string;
  related?: (Place & { message: string })[];
}

/** A finding with the catalogue's severity. */
export function diagnose(
  code: DiagnosticCode,
  message: string,
  details: Omit<Partial<Diagnostic>, "code" | "message"> = {},
): Diagnostic {
  return { code, severity: CATALOGUE[code].severity, message, ...details };
}

export function isCode(value: string): value is DiagnosticCode {
  return Object.hasOwn(CATALOGUE, value);
}
