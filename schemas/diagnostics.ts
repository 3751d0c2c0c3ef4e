/**
 * Every finding that the importer, lint, the store and the commands can report: permanent codes, one catalogue.
 * `agency explain CODE` prints an entry.
 */
import type { Pointer } from "./json.ts";
import type { DocumentId } from "./page-ids.ts";

export type Severity = "error" | "warning";

interface DiagnosticDefinition {
  severity: Severity;
  /** What the finding is, in a few words. */
  title: string;
  /** Why it is reported, and what to do. */
  hint: string;
}

export const DIAGNOSTICS = {
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
  "page/unlinked": {
    severity: "warning",
    title: "No page leads to a page",
    hint: "Visitors find it by its address alone. Add it to `coverage` of its section's overview; the sidebar then shows it too.",
  },
  "link/broken": {
    severity: "error",
    title: "A link leads to no page",
    hint: "Who follows it sees Page Not Found. Write an address from the first slash on, and with none at its end: /commercial/trucking.",
  },
  "link/anchor": {
    severity: "error",
    title: "A link leads to an anchor that its page lacks",
    hint: "Anchors are the sections of a page (whyChoose is #why-choose) and, on legal pages, their ids.",
  },
  "meta/title-length": {
    severity: "warning",
    title: "A title is too long or too short for search results",
    hint: "Say what the page is about in 15 to 60 characters, the most telling words first; the rest may be cut off.",
  },
  "meta/description-length": {
    severity: "warning",
    title: "A description is too long or too short for search results",
    hint: "Say in 25 to 160 characters what the page offers; the rest may be cut off.",
  },
  "meta/duplicate-title": {
    severity: "warning",
    title: "Two pages have the same title",
    hint: "In search results and browser tabs nobody can tell them apart; say of each page what it alone has.",
  },
  "meta/duplicate-description": {
    severity: "warning",
    title: "Two pages have the same description",
    hint: "Search engines are less likely to show it; say of each page what it alone has.",
  },
  "media/missing": {
    severity: "error",
    title: "A picture is missing",
    hint: "Put the file into the folder `media` beside site.json, or mend its name; capitals count.",
  },
  "media/alt": {
    severity: "error",
    title: "A picture has no alternative text",
    hint: "Say in imageAlt what it shows, for those who cannot see it (WCAG 2.2, 1.1.1).",
  },
  "media/elsewhere": {
    severity: "error",
    title: "A picture is not on this site",
    hint: "Browsers do not load it. Put the file into the folder `media` beside site.json, and name it there.",
  },
  "map/elsewhere": {
    severity: "error",
    title: "A map comes from where no page may show one",
    hint: "Browsers do not load it. Take the address that OpenStreetMap or Google Maps gives for embedding.",
  },
  "claim/conflict": {
    severity: "warning",
    title: "A claim has more than one reading",
    hint: "Settle which is true, write that on the pages named, and leave it alone among the readings in site.json.",
  },
  "production/sample": {
    severity: "error",
    title: "Sample data may not be published",
    hint: "Replace it by what is real and take `sample` away, or remove it.",
  },
  "production/medicare-counts": {
    severity: "error",
    title: "The Medicare disclaimer is not complete",
    hint: "42 CFR 422.2267(e)(41) wants the number of organizations and of their products: set both in site.json.",
  },
  "production/address": {
    severity: "error",
    title: "The site has no address of its own",
    hint: "Set `url` in site.json to where the site is published; canonical links and shared links are made of it.",
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
    title: "The store could not be read or written",
    hint: "Unless the message says otherwise, nothing was committed. Do what it says, then import again.",
  },
  "store/unrenderable": {
    severity: "error",
    title: "A page cannot be rendered from the content",
    hint: "Nothing was committed, and visitors see what they saw before. The server's log says why it failed.",
  },
  "media/unreadable": {
    severity: "warning",
    title: "A picture that a page names cannot be shown",
    hint: "The page shows what stands in for it. Put the file into content/media, as JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG.",
  },
  "site/not-built": {
    severity: "error",
    title: "The site is not built yet",
    hint: "Run `agency build`, and then `agency prerender`.",
  },
  "outbox/unknown": {
    severity: "error",
    title: "No such quote request",
    hint: "`agency outbox list` shows those that wait, have failed or are held; `--state sent` those that are over.",
  },
  "command/settings": {
    severity: "error",
    title: "A setting cannot be used",
    hint: "Settings come from the environment or the file `.env`; `.env.example` explains each.",
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
} as const satisfies Record<string, DiagnosticDefinition>;

export type DiagnosticCode = keyof typeof DIAGNOSTICS;

/** A place in an input: lines and columns are 1-based, columns count UTF-16 units as editors do. */
export interface SourceLocation {
  file: string;
  line: number;
  column: number;
  pointer: Pointer;
}

/** One finding. Without a place it is about the input or the command as a whole. */
export interface Diagnostic extends Partial<SourceLocation> {
  code: DiagnosticCode;
  severity: Severity;
  message: string;
  page?: DocumentId;
  token?: string;
  /** What was probably meant. */
  suggestion?: string;
  related?: (SourceLocation & { message: string })[];
}

/** A finding with the catalogue's severity. */
export function diagnose(
  code: DiagnosticCode,
  message: string,
  details: Omit<Partial<Diagnostic>, "code" | "message"> = {},
): Diagnostic {
  return { code, severity: DIAGNOSTICS[code].severity, message, ...details };
}

export function isDiagnosticCode(value: string): value is DiagnosticCode {
  return Object.hasOwn(DIAGNOSTICS, value);
}
