/** Checks a stored file that people may have edited: its frame here, its content by the importer's own stages. */
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { isObject, type JsonValue } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/pages.ts";
import { validateStoredPage, validateStoredSite } from "#schemas/validators.generated.js";
import { type ImportInput, prepare } from "./import.ts";
import { COMMAND_LIMITS } from "./limits.ts";
import { mergePatch } from "./merge.ts";
import { originOf } from "./normalise.ts";
import { parse } from "./parse.ts";
import { type Finding, find, toDiagnostics } from "./positions.ts";
import { toViolation, validate } from "./validate.ts";

/** Whether a parsed file has the frame of a stored one. */
export function isStored(value: JsonValue | undefined): boolean {
  return isObject(value) && Object.hasOwn(value, "version") && isObject(value.content);
}

/**
 * @param name the document that the file's name stands for, where it lies in a store
 */
export function checkStoredFile(input: ImportInput, name?: DocumentId): Diagnostic[] {
  const { source, value, findings: unreadable } = parse(input.raw, input.file, COMMAND_LIMITS);
  if (!isObject(value)) return toDiagnostics(unreadable);

  const validator = value.page === SITE ? validateStoredSite : validateStoredPage;
  const errors = validator(value) ? [] : (validator.errors ?? []);
  const findings: Finding[] = errors
    .filter(({ instancePath }) => !instancePath.startsWith("/content"))
    .map((error) => {
      const { pointer, message } = toViolation(error, value);
      return find("store/invalid", message, { source, pointer });
    });
  if (name !== undefined && value.page !== name && typeof value.page === "string") {
    findings.push(
      find("store/invalid", `The file stands for ${name}, but says that it is ${value.page}.`, {
        source,
        pointer: "/page",
      }),
    );
  }
  const { drafts, findings: found } = prepare([input]);
  for (const draft of drafts) {
    for (const { code, pointer, message } of validate(draft.page, mergePatch({}, draft.patch))) {
      const place = originOf(draft, pointer) ?? { source, pointer: "/content" };
      findings.push(find(code, message, { page: draft.page, ...place }));
    }
  }
  return toDiagnostics([...findings, ...found]);
}
