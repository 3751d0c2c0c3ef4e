/**
 * Catalog of the diagnostics that the importer, the store and the commands report. Codes are permanent. Lint rules
 * describe their own codes. `agency explain <code>` prints an entry.
 */
import type { JsonValue, Pointer } from "./json.ts";
import type { DocumentId } from "./page-ids.ts";
import { commandWords, type Words } from "./words.ts";

export type Severity = "error" | "warning";

export interface DiagnosticDefinition {
  severity: Severity;
  /** The problem in a few words, without a period. */
  title: string;
  /** The next step for the reader, and the reason if it helps. */
  hint: string;
  /** The next step in the admin, if it differs: without commands, files and the API. */
  formHint?: string | undefined;
  /** Writes the message. A code without it has messages that are the same for every audience. */
  message?(params: never, words: Words): string;
}

export interface FieldProblem {
  /** The keys of the field, joined by dots; "" is the whole content. */
  field: string;
  /** The keyword of the schema, or "empty" or "link". */
  rule: string;
  /** The rest of the sentence about the field. */
  problem: string;
  /** The page whose stored content has the problem, while the input does not. */
  storedIn?: DocumentId;
  /** The page that is not stored yet. */
  newPage?: DocumentId;
  /** The page that would have the problem without a revision. */
  undone?: { page: DocumentId; revision: string };
}

const NO_LINK = "does not lead anywhere. Choose a page from the list, or enter a whole address: https://example.com";

function describeField({ field, rule, problem, storedIn, newPage, undone }: FieldProblem, words: Words): string {
  const nameField = storedIn === undefined && undone === undefined ? words.subject : words.field;
  const inForm = words.inForm(rule === "link" ? NO_LINK : problem, problem);
  const shown = rule === "empty" ? words.inAdmin("is empty.", problem) : inForm;
  const message = `${field === "" ? "The content" : nameField(field)} ${shown}`;
  if (newPage !== undefined) return `${message} The page "${newPage}" is not stored yet, so import all of it.`;
  if (storedIn !== undefined) {
    return `The stored content of "${storedIn}" has an error that is not in the input: ${message} Correct it in the stored file, or give the field in the import.`;
  }
  if (undone === undefined) return message;
  return `Without ${words.revision} ${undone.revision}, "${undone.page}" would not be valid, because later ${words.revision}s build on it: ${message} Undo those first, or change the page itself.`;
}

const DEFINITIONS = {
  "input/unreadable": {
    title: "The input cannot be read",
    hint: "Check the path and its permissions. To read from standard input, use - as the path.",
  },
  "input/empty": {
    title: "The input is empty",
    hint: "Provide a JSON document in one of the four formats: site-export, nested-tokens, tokens or string.",
    formHint: "Paste the content or drop a file. “What you can import” has an example of each format.",
  },
  "input/too-large": {
    title: "The input is larger than the limit",
    hint: "Split the content by page and import the parts. The command line accepts 64 MiB, the API 5 MiB.",
    formHint: "Split the content by page and import the parts one by one. The limit is 5 MB.",
  },
  "input/encoding": {
    title: "The input is not UTF-8",
    hint: "Save the file as UTF-8, with or without a byte order mark, and import it again.",
  },
  "json/syntax": {
    title: "The JSON has a syntax error",
    hint: "Fix the error at the location shown. JSON needs double quotes around keys and strings, a comma between items, no trailing comma and no comments.",
  },
  "json/plain-text": {
    title: "The text is not JSON",
    hint: "Import content in one of the four formats: site-export, nested-tokens, tokens or string.",
  },
  "json/curly-quotes": {
    title: "The quotes are curly",
    hint: "Replace the curly quotes around keys and strings by straight ones. Word processors make quotes curly.",
  },
  "json/truncated": {
    title: "The JSON ends too early",
    hint: "The file was probably cut off. Export or copy it again, and check that the end is complete.",
  },
  "json/trailing-text": {
    title: "There is text after the end of the JSON",
    hint: "Remove the text after the end, or move a second JSON document to a separate file.",
  },
  "json/duplicate-key": {
    title: "A key appears twice in one object",
    hint: "Only one of the two values can be kept. Remove the other.",
  },
  "json/forbidden-key": {
    title: "A key is not allowed",
    hint: "Rename the key. The keys __proto__ and constructor can be used to attack programs that read them.",
  },
  "json/non-finite-number": {
    title: "A number is not finite",
    hint: "Write the number as a string or remove it. JSON has no NaN or Infinity and no number above 1.8e308.",
  },
  "json/inexact-number": {
    title: "A number would change its value",
    hint: "Write the number in double quotes or with fewer digits. Programs that read JSON as doubles keep about 15 digits.",
  },
  "json/control-character": {
    title: "A text contains a character that must not be in it",
    hint: "Remove the character. Control characters other than tab and line ends, overrides of the writing direction (U+202A to U+202E, U+2066 to U+2069) and halves of surrogate pairs are not allowed in text.",
  },
  "json/too-deep": {
    title: "The JSON is nested too deeply",
    hint: "Remove the extra wrappers around the content. At most 64 levels are allowed.",
  },
  "json/string-too-long": {
    title: "A string is longer than the limit",
    hint: "Shorten the string to at most 256 KiB. Save an embedded image as a file in content/media and use its name instead.",
    formHint: "Shorten the text to at most 256 KB. Add an embedded picture under Photos and use its name instead.",
  },
  "json/conflict-markers": {
    title: "A file has an unresolved merge conflict",
    hint: "Between the markers (<<<<<<<, =======, >>>>>>>), keep one version or combine both, and remove the markers. `agency doctor --repair` does so in stored files if the branches changed different fields and Git has their common version.",
    formHint:
      "Between the lines that begin with <<<<<<<, ======= and >>>>>>>, keep one version or combine both, and remove those lines.",
  },
  "json/double-encoded": {
    severity: "warning",
    title: "A string contains JSON that was encoded twice",
    hint: "The content was read anyway. To fix the warning, have the exporting program encode it as JSON once.",
  },
  "format/not-an-object": {
    title: "The input is not a JSON object",
    hint: "Put the pages or tokens in one object: { … }. All four formats are objects.",
  },
  "format/unknown": {
    title: "The input is not in a known format",
    hint: "Run `agency inspect` to see what was recognized, and compare the input with the files in examples/.",
    formHint: "Compare the content with the examples in “What you can import”.",
  },
  "format/ignored-key": {
    severity: "warning",
    title: "A key is not imported",
    hint: "Remove the key. If it is content, move it into its page or into `site`: unknown keys are kept there.",
  },
  "format/resolved": {
    title: "An export with the values of facts is not an input",
    hint: "Its texts would no longer follow the facts. Export the content again without --resolve, and edit that file.",
    formHint: "Its texts would no longer follow the facts. Use “Download Current Content” in History instead.",
  },
  "format/unrecognized": {
    title: "The input does not look like content of the site",
    hint: "Check that it is the right file. `agency export` shows the keys of the content model, and examples/ has a file in each format.",
    formHint:
      "Check that it is the right file. “Download Current Content” in History has every name that the site knows.",
  },
  "page/missing": {
    title: "The input does not name its page",
    hint: "Name the page: with --page on the command line, ?page= in an API call, or Target Page in the admin.",
    formHint: "Choose a Target Page, or add the page's name to the content.",
  },
  "page/unknown": {
    title: "The page does not exist",
    hint: "Use a page's id, such as home or commercial/trucking, or its path, such as /commercial/trucking.",
  },
  "page/new": {
    title: "The page does not exist yet",
    hint: "Check the spelling of the page. To add it as a new page, import again with --create.",
    formHint:
      "Check the spelling of the page. To add it as a new page, turn on “Create pages that don't exist yet” in Options.",
  },
  "page/slug": {
    title: "The slug of a page is not allowed",
    hint: "Use at most 80 lowercase letters and digits, with single hyphens between words, such as crop-hail. Names that Windows reserves and `index` cannot be slugs.",
  },
  "page/misplaced": {
    title: "Content is at a place that is not imported",
    hint: "Move the content to the place that the message names, or remove it.",
  },
  "page/contradiction": {
    title: "The input names two pages for the same content",
    hint: "Keep the name of the page that the content is for, and remove or correct the other.",
  },
  "page/option-unused": {
    severity: "warning",
    title: "The page in the options was not used",
    hint: "The input names its pages, and those names win. Leave out --page, ?page= or Target Page, or remove the names from the input.",
    formHint: "The content names its pages, and those names win. Remove them to use the Target Page.",
  },
  "page/duplicate": {
    title: "A page appears twice in the input",
    hint: "Remove one of the two, or merge them.",
  },
  "page/not-an-object": {
    title: "The content of a page is not an object",
    hint: "Write the page as nested content or as tokens: { … }.",
  },
  "page/permanent": {
    title: "A page cannot be retired or moved",
    hint: "Keep the page at its address, and change its content instead.",
  },
  "page/gone": {
    title: "A page of a proposal was retired or moved",
    hint: "Withdraw the proposal, and propose the change for the page that is there now.",
    message: ({ page }: { page: DocumentId }) =>
      `The page "${page}" was retired or moved after the change was made, so the change cannot be published.`,
  },
  "proposal/refused": {
    title: "A proposal cannot be made, approved or withdrawn",
    hint: "Correct what the message names. In a conflict, add `--prefer theirs` or `--prefer yours`. `agency proposals list` lists the proposals.",
  },
  "page/address": {
    title: "An address cannot be that of a page",
    hint: "Choose an address of one or two parts, such as /careers or /commercial/trucking.",
  },
  "page/exists": {
    title: "Another page has the address",
    hint: "Choose another address, or retire the other page first.",
  },
  "page/target": {
    title: "An address cannot replace a page",
    hint: "Use the id or path of another page, such as personal/home, or a URL with https.",
  },
  "page/linked": {
    title: "A link would lead to a retired page",
    hint: "Name the page that replaces it with --to, change the link, or turn all such links into text with --unlink.",
    message: ({ field, path }: { field: string; path: string }, words) => `${words.subject(field)} links to ${path}.`,
  },
  "change/field": {
    title: "A change of an agent does not fit the page",
    hint: "Read the page again, and name the field as it is there: keys and item ids with slashes between them.",
  },
  "change/closed": {
    title: "A field is closed to agents",
    hint: "Leave the field out. A person can change it in the admin.",
  },
  "content/required": {
    title: "A required field is missing",
    hint: "Add the field. A page needs meta.title, meta.description and hero.title, an item needs a title, and a question needs an answer.",
    message: describeField,
  },
  "content/type": {
    title: "A value has the wrong type",
    hint: "Change the value to the type that the message names. schemas/page.schema.json lists the type of every field.",
    formHint: "Change the value as the message says.",
    message: describeField,
  },
  "content/value": {
    title: "A value is not allowed",
    hint: "Change the value as the message describes. schemas/page.schema.json lists the rules of every field.",
    formHint: "Change the value as the message says.",
    message: describeField,
  },
  "content/duplicate-field": {
    title: "A field is given twice",
    hint: "The input gives the field in two places or spellings, such as HERO_TITLE and hero.title, with different values. Remove one of them.",
    message: ({ field, isUnknown }: { field: string; isUnknown?: true }, words) =>
      isUnknown
        ? `"${field}" appears twice: here, and among the names that we don't recognize.`
        : `${words.subject(field)} is given twice, with different values.`,
  },
  "content/list-shrinks": {
    severity: "warning",
    title: "A list loses most of its items",
    hint: "A list in an import replaces the whole list. If the other items should stay, add them to the input: `agency export` has them. With --strict this is an error.",
    formHint:
      "A list in an import replaces the whole list. To keep the other items, add them: “Download Current Content” in History has them.",
    message: ({ field, left, of }: { field: string; left: number; of: number }, words) =>
      `${words.subject(field)} would have ${left} of its ${of} items. A list in the input replaces the whole list.`,
  },
  "content/section-removed": {
    severity: "warning",
    title: "A section is removed because the input does not have it",
    hint: "With --mode replace, a page is exactly what the input gives. To keep the section, add it to the input or leave out --mode replace. With --strict this is an error.",
    formHint: "To keep the section, add it: “Download Current Content” in History has it.",
    message: ({ field, page }: { field: string; page: DocumentId }, words) =>
      `${words.subject(field)} would be removed from "${page}", because the input does not have it.`,
  },
  "content/fixed": {
    severity: "warning",
    title: "A mistake in the input was corrected",
    hint: "The input is unchanged. Correct it too, so that the next import does not need --fix.",
  },
  "content/unknown-key": {
    severity: "warning",
    title: "A name is not recognized",
    hint: "Check the spelling of the name. Its value is kept and exported, but no page shows it. To remove it, import the name with the value null.",
    formHint: "Check the spelling of the name. Its value is kept, but no page shows it.",
  },
  "content/unsafe-html": {
    severity: "warning",
    title: "Unsafe or unsupported HTML was removed",
    hint: "Check the text that is left. Allowed tags: a, strong, em, b, i, br, p, ul, ol, li. Allowed links: http, https, mailto, tel, relative. With --strict this is an error.",
    formHint:
      "Check the text that is left. Allowed tags: a, strong, em, b, i, br, p, ul, ol, li. Allowed links: http, https, mailto, tel and links within the site.",
  },
  "content/conflict": {
    title: "A field has changed both in the store and in the input",
    hint: "Import again with --prefer theirs to keep the stored values, or --prefer yours to use those of the input. To decide for each field, edit the input and set its $revision to the current one.",
    formHint: "Choose whose values to keep, or edit the text and import it again.",
    message: (
      { field, page, ...values }: { field: string; page: DocumentId } & Record<"base" | "theirs" | "yours", string>,
      words,
    ) =>
      `${field === "" ? `The page "${page}"` : words.subject(field)} has changed both in the store and in the input. Base: ${values.base}; theirs: ${values.theirs}; yours: ${values.yours}.`,
  },
  "convert/lossy": {
    title: "The target format cannot represent all of the documents",
    hint: "The format tokens has one page. Use site-export or nested-tokens, which keep everything, or add --lossy to leave out the documents named.",
  },
  "store/unreadable": {
    severity: "warning",
    title: "A stored file cannot be read",
    hint: "The message names the content that is used instead. Fix the file, or restore it with `agency rollback`.",
  },
  "store/set-aside": {
    severity: "warning",
    title: "A file was replaced whose text is in no revision",
    hint: "Look at the old text in the folder `set-aside`, copy what you need into the new file, and then remove the old one.",
  },
  "store/invalid": {
    title: "A stored file does not match its schema",
    hint: "Fix the file, or restore it from version control or with `agency rollback`. It needs `page` and `content`, and its name must match its page id.",
  },
  "command/no-store": {
    title: "There is no content store",
    hint: "Run the command in the project's folder, or set --content or CONTENT_DIR to the folder with site.json and pages. `agency import --create` makes a new store.",
  },
  "store/locked": {
    title: "Another process is writing to the store",
    hint: "Try again in a moment, or wait longer with --lock-timeout. A lock ends with its process, or on another host after 30 seconds without a sign of life.",
  },
  "store/revision-conflict": {
    title: "The content has changed since it was read",
    hint: "Run `agency history` to see the changes, then run the command again. If you name the revision that you expect, name the current one.",
  },
  "store/ambiguous-revision": {
    title: "Several revisions have this number",
    hint: "Use the id of the revision or its beginning, as `agency history` prints it. Branches that were merged have revisions with the same number.",
  },
  "store/broken-history": {
    title: "An entry of the history cannot be read",
    hint: "Restore the file from version control. `agency doctor --repair` resolves entries with conflict markers and sets aside entries that cannot be read. Until then, nothing can be imported or rolled back.",
  },
  "store/missing-revision": {
    severity: "warning",
    title: "An entry of the history is missing",
    hint: "Restore the file from version control, unless you removed it on purpose: its changes are recorded again as edits by hand, its number is not used again.",
  },
  "store/missing-document": {
    title: "A stored file is missing",
    hint: "Run `agency doctor --repair`, which writes the file with the content that was recorded last, or restore it from version control. To remove a page, use `agency retire`.",
  },
  "store/unknown-revision": {
    title: "The revision does not exist",
    hint: "Run `agency history` to list the revisions.",
  },
  "store/unknown-base": {
    title: "The store does not know the revision that the input was made from",
    hint: "Export the content again and repeat your changes there. To overwrite the stored values instead, import with --prefer yours.",
    message: ({ file }: { file: string }, { revision }) =>
      `${file} was made from a ${revision} that this store does not have, so it could overwrite newer changes.`,
  },
  "store/unfinished": {
    severity: "warning",
    title: "A revision is committed, but some page files are not updated",
    hint: "No action is needed: readers already see the new revision, and the next command that opens the store updates the files.",
  },
  "store/unrecovered": {
    severity: "warning",
    title: "The commit of a process that has ended is not finished",
    hint: "Readers already see its content. Fix the cause that the message names; the next command that opens the store then updates the files.",
  },
  "store/edit-kept": {
    severity: "warning",
    title: "A file that was edited by hand lacks a committed change",
    hint: "Compare the page with the last revisions (`agency history`, `agency diff`), and make the change again where you need it.",
  },
  "store/io": {
    title: "The store cannot be read or written",
    hint: "Fix the cause that the message names, then import again. Unless the message says otherwise, nothing was committed.",
  },
  "store/unrenderable": {
    title: "A page cannot be rendered from the content",
    hint: "Check the server log for the cause. Nothing was committed, and the website is unchanged.",
  },
  "lock/stale": {
    severity: "warning",
    title: "A process ended without removing its lock",
    hint: "Run `agency doctor --repair`. The next import or `agency serve` also removes the lock.",
  },
  "files/unknown": {
    severity: "warning",
    title: "A file in the content folder is not part of the store",
    hint: "Correct the name of the file, import its content, or move the file elsewhere. `agency doctor --repair` sets it aside.",
  },
  "files/leftover": {
    severity: "warning",
    title: "A temporary file was left behind",
    hint: "Run `agency doctor --repair` to set the file aside, unless a program is writing it.",
  },
  "disk/low-space": {
    severity: "warning",
    title: "A disk is almost full",
    hint: "Make room on the disk. Imports and quote requests fail when it is full.",
  },
  "check/failed": {
    title: "A check could not be completed",
    hint: "Remove the cause that the message names, such as missing permissions, and run the command again.",
  },
  "check/not-repaired": {
    title: "A repair could not be made",
    hint: "Remove the cause that the message names, and run `agency doctor --repair` again.",
  },
  "node/unsupported": {
    title: "This version of Node.js is not supported",
    hint: "Install the version in .nvmrc, or a newer one.",
  },
  "mail/unreachable": {
    title: "The mail server does not accept the settings",
    hint: "Check SMTP_URL and the network. Quote requests wait in the outbox until the mail server accepts them.",
  },
  "webhook/unreachable": {
    title: "The webhook receiver does not accept messages",
    hint: "Check WEBHOOK_URL, WEBHOOK_SECRET and the receiver. Requests wait in the outbox until it accepts them.",
  },
  "media/unreadable": {
    severity: "warning",
    title: "An image cannot be shown",
    hint: "Put the image in content/media as JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG. Until then the page shows a placeholder.",
  },
  "init/answers": {
    title: "An answer about the new agency cannot be used",
    hint: "Correct the answer. schemas/init-answers.schema.json describes all of them. Nothing was written.",
  },
  "override/invalid": {
    title: "A file in `overrides/` cannot be used",
    hint: "Correct the file. docs/guides/your-agency.md describes the slots and what each receives.",
  },
  "site/not-built": {
    title: "The website is not built yet",
    hint: "Run `agency build`, then `agency prerender`.",
  },
  "site/outdated": {
    severity: "warning",
    title: "Built pages are older than their content or code",
    hint: "Run `agency prerender --changed`.",
  },
  "site/large-page": {
    severity: "warning",
    title: "A page is too large to arrive at once",
    hint: "Shorten the page, then run `agency prerender --changed`.",
  },
  "site/not-updated": {
    severity: "warning",
    title: "A page is not published from its stored file",
    hint: "Fix the file that the message names; `agency doctor --repair` writes a missing one again. Then run `agency prerender --changed`.",
  },
  "site/rebuilding": {
    severity: "warning",
    title: "The site is being built again",
    hint: "Visitors see the change when your host has finished the build, usually after a few minutes.",
  },
  "site/default-content": {
    severity: "warning",
    title: "Default content is published",
    hint: "Visitors see the project's example text about an invented agency. Import content for the document, or fix its file.",
  },
  "site/scheduled-notice": {
    severity: "warning",
    title: "A notice begins or ends later",
    hint: "Pages follow the time by themselves only while `agency serve` runs. On a static host, schedule a build for that time.",
  },
  "outbox/unknown": {
    title: "The quote request does not exist",
    hint: "Run `agency outbox list` to see waiting, failed and held requests, or add `--state sent` to see sent ones.",
  },
  "account/unknown": {
    title: "The account does not exist",
    hint: "Run `agency admin list` to see the email addresses of all accounts.",
  },
  "account/refused": {
    title: "The accounts cannot be changed in this way",
    hint: "Each account needs a different email address, and one account must be an owner. `agency admin list` shows all accounts.",
  },
  "database/unavailable": {
    title: "The database cannot be read or written",
    hint: "Correct the cause that the message names, and check DATABASE_URL.",
  },
  "audit/broken": {
    title: "The audit log was changed",
    hint: "Compare the log with a backup. Lines before the one that the message names are in order, unless it says that they were changed.",
  },
  "audit/missing": {
    title: "There is no audit log",
    hint: "Check DATABASE_URL. The first sign-in or change creates the log. If there was one before, restore it from a backup.",
  },
  "audit/unavailable": {
    title: "The audit log cannot be written",
    hint: "Nothing is changed without a line in the log. Set AUDIT_KEY if the message names it. Otherwise correct the problem with the database that the message names.",
  },
  "command/settings": {
    title: "A setting is missing or invalid",
    hint: "Correct the setting in the environment or in the file `.env`. `.env.example` explains each setting.",
  },
  "command/usage": {
    title: "The command is not valid",
    hint: "Run `agency help <command>` to see its arguments and options.",
  },
  "command/output": {
    title: "The output cannot be written",
    hint: "Free space on the disk or choose another place for the output, and run the command again.",
  },
  "command/failed": {
    title: "The command failed unexpectedly",
    hint: "Run the command again with DEBUG=1 and report the output as a bug. Nothing was committed.",
  },
} as const satisfies Record<string, Partial<DiagnosticDefinition>>;

/** The catalog. A code is an error unless its definition says otherwise. */
export const DIAGNOSTICS = /* @__PURE__ */ Object.fromEntries(
  Object.entries(DEFINITIONS).map(([code, definition]) => [code, { severity: "error", ...definition }]),
) as Record<CatalogCode, DiagnosticDefinition>;

export type CatalogCode = keyof typeof DEFINITIONS;

export type LintCode =
  | "page/unlinked"
  | `${"approval" | "carrier" | "link" | "redirect" | "meta" | "map" | "color" | "fact" | "claim" | "schedule" | "wording" | "testimonial" | "consent" | "form" | "line" | "theme" | "production" | "waiver" | "lint"}/${string}`
  | `media/${"missing" | "alt" | "elsewhere"}`;

export type DiagnosticCode = CatalogCode | LintCode;

/** The params of the messages of a code, or the message itself if it is the same for every audience. */
export type ParamsOf<Code> = Code extends CatalogCode
  ? (typeof DEFINITIONS)[Code] extends { message(params: infer Params, words: Words): string }
    ? Params
    : string
  : string;

/** A code whose messages are the same for every audience. */
export type PlainCode = { [Code in DiagnosticCode]: string extends ParamsOf<Code> ? Code : never }[DiagnosticCode];

/** A location in an input. Lines and columns start at 1. Columns count UTF-16 code units, as editors do. */
export type SourceLocation = { file: string; line: number; column: number; pointer: Pointer };

/** A safe correction of the input: another key for the member at the pointer, or another value. */
export type Fix = { key: string } | { value: JsonValue };

/** A reported problem. Without a location it concerns the whole input or the command. */
export interface Diagnostic extends Partial<SourceLocation> {
  code: DiagnosticCode;
  severity: Severity;
  /** The message for the command line. */
  message: string;
  /** The params of the message, from which the admin writes its own. */
  params?: object;
  /** The number of problems, if the diagnostic represents problems that are not listed one by one. */
  count?: number;
  page?: DocumentId;
  token?: string;
  /** The most likely intended value. */
  suggestion?: string;
  /** The correction that `--fix` applies. */
  fix?: Fix;
  related?: (SourceLocation & { message: string })[];
}

/** Creates a diagnostic with the severity from the catalog, unless the details have another one. */
export function diagnose<Code extends DiagnosticCode>(
  code: Code,
  params: ParamsOf<Code>,
  details: Omit<Partial<Diagnostic>, "code" | "message" | "params"> = {},
): Diagnostic {
  return { code, severity: defaultSeverity(code), ...writeMessage(code, params), ...details };
}

/** Returns the message of a code for the command line, and what it is about. */
export function writeMessage<Code extends DiagnosticCode>(
  code: Code,
  params: ParamsOf<Code>,
): Pick<Diagnostic, "message" | "params"> {
  if (typeof params === "string") return { message: params };
  const message = definitionOf(code)?.message?.(params as never, commandWords) ?? "";
  return { message, params: params as object };
}

/** Returns the severity of a code in the catalog. Findings of lint rules have their own. */
export function defaultSeverity(code: DiagnosticCode): Severity {
  return definitionOf(code)?.severity ?? "warning";
}

function definitionOf(code: string): DiagnosticDefinition | undefined {
  return Object.hasOwn(DIAGNOSTICS, code) ? DIAGNOSTICS[code as CatalogCode] : undefined;
}

/** Makes warnings errors, except for a correction that the user asked for. */
export function makeStrict(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.map((diagnostic) =>
    diagnostic.code === "content/fixed" ? diagnostic : { ...diagnostic, severity: "error" },
  );
}
