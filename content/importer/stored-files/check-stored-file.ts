/** Checks a stored file, which may have been edited by hand: its frame by schema, its content by the importer's stages. */

import { mergePatch } from "#content/documents/merge-patch.ts";
import { toViolation, validate } from "#content/documents/validate.ts";
import { createFinding, type Finding, type Source } from "#content/findings/finding.ts";
import { toDiagnostics } from "#content/findings/locate.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { validatePageFrame, validateSiteFrame } from "#schemas/generated/validators.js";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { siteExport } from "../formats/formats.ts";
import { type DocumentPatch, findSourceLocation } from "../formats/source-mapping.ts";
import { prepareParsed } from "../import-content.ts";
import { COMMAND_LIMITS } from "../parse/limits.ts";
import { parseInput } from "../parse/parse.ts";
import type { ImportInput } from "../plan/import-options.ts";

const STORED_FILE_START = /^\uFEFF?\s*\{\s*"\$schema"\s*:\s*"(?:[^"]*\/)?(?:page|site)\.schema\.json"/;

/** Checks whether a text looks like a stored file: its first key names the schema of a page or of the site settings. */
export function looksLikeStoredFile(text: string): boolean {
  return STORED_FILE_START.test(text);
}

/**
 * Checks the frame and the content of a stored file.
 * @param expectedId the document that the file must contain, by its path in the store
 */
export function checkStoredFile({ raw, file }: ImportInput, expectedId?: DocumentId): Diagnostic[] {
  const parsed = parseInput(raw, file, COMMAND_LIMITS);
  const { source, value: stored } = parsed;
  if (stored === undefined) {
    const isEmpty = parsed.findings.some(({ code }) => code === "input/empty");
    return toDiagnostics(
      isEmpty ? [createFinding("store/invalid", `${file} is empty.`, { source, offset: 0 })] : parsed.findings,
    );
  }
  const { format, patches, findings } = prepareParsed([parsed]);
  const isDoubleEncoded = source.outer !== undefined;
  if (!isObject(stored) || isDoubleEncoded) return toDiagnostics(findings);

  const frameFindings = [...checkFrame(stored, source), ...checkId(stored, expectedId, source)];
  if (format !== undefined && format !== siteExport.name && frameFindings.length === 0) {
    const message = `Stored content must be nested, but this is in the format ${format}. Import the file instead.`;
    frameFindings.push(createFinding("store/invalid", message, { source, pointer: "/content" }));
  }
  return toDiagnostics([...frameFindings, ...patches.flatMap((patch) => checkContent(patch, source)), ...findings]);
}

function checkFrame(stored: JsonObject, source: Source): Finding[] {
  const validator = stored.page === SITE ? validateSiteFrame : validatePageFrame;
  const errors = validator(stored) ? [] : (validator.errors ?? []);
  return errors.map((error) => {
    const { pointer, message } = toViolation(error, stored);
    return createFinding("store/invalid", message, { source, pointer });
  });
}

function checkId({ page }: JsonObject, expectedId: DocumentId | undefined, source: Source): Finding[] {
  if (expectedId === undefined || typeof page !== "string" || page === expectedId) return [];
  const message = `"page" must be "${expectedId}" to match the file name, but got "${page}".`;
  return [createFinding("store/invalid", message, { source, pointer: "/page" })];
}

function checkContent(document: DocumentPatch, source: Source): Finding[] {
  const { page, patch } = document;
  return validate(page, mergePatch({}, patch)).map(({ code, pointer, message }) => {
    const location = findSourceLocation(document, pointer) ?? { source, pointer: "/content" };
    return createFinding(code, message, { page, ...location });
  });
}
