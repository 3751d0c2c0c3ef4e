/** Checks a stored file that people may have edited: its frame here, its content by the importer's own stages. */
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { validatePageFrame, validateSiteFrame } from "#schemas/generated/validators.js";
import { isObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { mergePatch } from "../documents/merge-patch.ts";
import { toViolation, validate } from "../documents/validate.ts";
import { siteExport } from "./formats/site-export.ts";
import { prepare } from "./import-content.ts";
import type { ImportInput } from "./import-options.ts";
import { sourceLocation } from "./normalize.ts";
import { createFinding, type Finding } from "./parse/finding.ts";
import { COMMAND_LIMITS } from "./parse/limits.ts";
import { toDiagnostics } from "./parse/locate.ts";
import { parse } from "./parse/parse.ts";

/** Whether a file is a stored one: those say first which schema they follow. */
export function isStored(raw: Uint8Array): boolean {
  const start = new TextDecoder().decode(raw.subarray(0, 300));
  return /^\uFEFF?\s*\{\s*"\$schema"\s*:\s*"(?:[^"]*\/)?(?:page|site)\.schema\.json"/.test(start);
}

/**
 * @param name the document that the file's name stands for, where it lies in a store
 */
export function checkStoredFile(input: ImportInput, name?: DocumentId): Diagnostic[] {
  const { source, value, findings: unreadable } = parse(input.raw, input.file, COMMAND_LIMITS);
  if (value === undefined) return toDiagnostics(unreadable);
  const { format, drafts, findings: found } = prepare([input]);
  if (!isObject(value)) return toDiagnostics(found);

  const validator = value.page === SITE ? validateSiteFrame : validatePageFrame;
  const errors = validator(value) ? [] : (validator.errors ?? []);
  const findings: Finding[] = errors.map((error) => {
    const { pointer, message } = toViolation(error, value);
    return createFinding("store/invalid", message, { source, pointer });
  });
  if (name !== undefined && value.page !== name && typeof value.page === "string") {
    findings.push(
      createFinding("store/invalid", `The file stands for ${name}, but says that it is ${value.page}.`, {
        source,
        pointer: "/page",
      }),
    );
  }
  if (format !== undefined && format !== siteExport.name && findings.length === 0) {
    const message = `The content is in the format ${format}; a stored file holds it nested. Import it instead.`;
    findings.push(createFinding("store/invalid", message, { source, pointer: "/content" }));
  }
  for (const draft of drafts) {
    for (const { code, pointer, message } of validate(draft.page, mergePatch({}, draft.patch))) {
      const place = sourceLocation(draft, pointer) ?? { source, pointer: "/content" };
      findings.push(createFinding(code, message, { page: draft.page, ...place }));
    }
  }
  return toDiagnostics([...findings, ...found]);
}
