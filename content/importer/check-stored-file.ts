/** Checks the files of a store, which may have been edited by hand. */
import { mergePatch } from "#content/documents/merge-patch.ts";
import { upgradeSite } from "#content/documents/upgrade-site.ts";
import { toViolation, validate } from "#content/documents/validate.ts";
import { createFinding, type Finding, type Source } from "#content/findings/finding.ts";
import { toDiagnostics } from "#content/findings/locate.ts";
import type { Diagnostic, PlainCode } from "#schemas/diagnostics.ts";
import {
  validatePageFrame,
  validateRevision,
  validateSiteFrame,
  validateThemeFrame,
} from "#schemas/generated/validators.js";
import { isObject, type JsonObject, type JsonValue, typeName } from "#schemas/json.ts";
import { type DocumentId, SITE, THEME } from "#schemas/page-ids.ts";
import { siteExport } from "./formats/formats.ts";
import { type DocumentPatch, findSourceLocation } from "./formats/source-mapping.ts";
import { prepareParsed } from "./import-content.ts";
import { explainSyntaxError } from "./parse/explain-syntax-error.ts";
import { COMMAND_LIMITS } from "./parse/limits.ts";
import { decode, parse } from "./parse/parse.ts";
import type { ImportInput } from "./plan/import-options.ts";

/** Validators of the documents that are no pages. */
const FRAME_VALIDATORS: Readonly<Record<DocumentId, typeof validatePageFrame>> = {
  [SITE]: validateSiteFrame,
  [THEME]: validateThemeFrame,
};

/** Checks whether bytes look like a stored file: the first key names the schema of a document. */
export function looksLikeStoredFile(raw: Uint8Array): boolean {
  const text = new TextDecoder().decode(raw.subarray(0, MAX_START_BYTES));
  return /^\uFEFF?\s*\{\s*"\$schema"\s*:\s*"(?:[^"]*\/)?(?:page|site|theme)\.schema\.json"/.test(text);
}

const MAX_START_BYTES = 4096;

/** Checks a stored document: its frame by schema, its content by the stages of the importer. */
export function checkStoredFile({ raw, file }: ImportInput, expectedId?: DocumentId): Diagnostic[] {
  const parsed = parse(raw, file, COMMAND_LIMITS);
  const { source, value: stored } = parsed;
  if (stored === undefined) {
    const isEmpty = parsed.findings.some(({ code }) => code === "input/empty");
    const empty = createFinding("store/invalid", `${file} is empty.`, { source, offset: 0 });
    return toDiagnostics(isEmpty ? [empty] : parsed.findings);
  }
  const { format, patches, findings } = prepareParsed([parsed]);
  if (!isObject(stored)) return toDiagnostics(findings);

  const validator = FRAME_VALIDATORS[String(stored.page)] ?? validatePageFrame;
  const frameFindings = findViolations(stored, validator, "store/invalid", source);
  const { page } = stored;
  if (expectedId !== undefined && typeof page === "string" && page !== expectedId) {
    const message = `"page" must be "${expectedId}" to match the file name, but got "${page}".`;
    frameFindings.push(createFinding("store/invalid", message, { source, pointer: "/page" }));
  }
  if (format !== undefined && format !== siteExport.name && frameFindings.length === 0) {
    const message = `Stored content must be nested, but this is in the format ${format}. Import the file instead.`;
    frameFindings.push(createFinding("store/invalid", message, { source, pointer: "/content" }));
  }
  return toDiagnostics([...frameFindings, ...patches.flatMap((patch) => checkContent(patch, source)), ...findings]);
}

function findViolations(stored: JsonObject, validator: typeof validateRevision, code: PlainCode, source: Source) {
  const errors = validator(stored) ? [] : (validator.errors ?? []);
  return errors.map((error) => {
    const { pointer, message } = toViolation(error, stored);
    return createFinding(code, message, { source, pointer });
  });
}

function checkContent(document: DocumentPatch, source: Source): Finding[] {
  const { page, patch } = document;
  const content = mergePatch({}, patch);
  // A store reads site settings of an earlier version as it would upgrade them.
  return validate(page, page === SITE ? upgradeSite(content) : content).map(({ code, pointer, params }) => {
    const location = findSourceLocation(document, pointer) ?? { source, pointer: "/content" };
    return createFinding(code, params, { page, ...location });
  });
}

/**
 * Checks an entry of the history. The rules for input do not apply to the content in it, which was valid when it was
 * stored.
 * @param name the name of the entry's file, such as `12` or `12-3fa9c1b07d10`
 */
export function checkRevisionFile({ raw, file }: ImportInput, name: string): Diagnostic[] {
  const { source, finding } = decode(raw, file);
  return toDiagnostics(finding === undefined ? checkEntry(source, name) : [toBrokenHistory(finding)]);
}

/** Returns a finding whose next step is to restore the entry, because damage to it cannot be corrected by hand. */
function toBrokenHistory(finding: Finding): Finding {
  if (finding.code === "json/conflict-markers") return finding;
  return { ...finding, code: "store/broken-history", message: `The entry cannot be read. ${finding.message}` };
}

function checkEntry(source: Source, name: string): Finding[] {
  let entry: JsonValue;
  try {
    entry = JSON.parse(source.text) as JsonValue;
  } catch (cause) {
    return explainSyntaxError(source, COMMAND_LIMITS, cause).map(toBrokenHistory);
  }
  const report = (message: string, pointer = "") => createFinding("store/broken-history", message, { source, pointer });
  if (!isObject(entry)) return [report(`An entry of the history must be an object, but got ${typeName(entry)}.`)];
  const findings = findViolations(entry, validateRevision, "store/broken-history", source);
  const expected = Number.parseInt(name, 10);
  if (typeof entry.revision === "number" && entry.revision !== expected) {
    const message = `\`revision\` must be ${expected} to match the file name, but got ${entry.revision}.`;
    findings.push(report(message, "/revision"));
  }
  return findings;
}
