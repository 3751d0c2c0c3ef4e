import { toViolation } from "#content/documents/validate.ts";
import { createFinding, type Finding, type Source } from "#content/findings/finding.ts";
import { toDiagnostics } from "#content/findings/locate.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { validateRevision } from "#schemas/generated/validators.js";
import { isObject, type JsonValue, typeName } from "#schemas/json.ts";
import { explainSyntaxError } from "../parse/explain-syntax-error.ts";
import { COMMAND_LIMITS } from "../parse/limits.ts";
import { decode } from "../parse/parse.ts";
import type { ImportInput } from "../plan/import-options.ts";

/**
 * Checks an entry of the history. The rules for input do not apply to the content in it, which was valid when it was
 * stored.
 * @param name the name of the entry's file, such as `12` or `12-3fa9c1b07d10`
 */
export function checkRevisionFile({ raw, file }: ImportInput, name: string): Diagnostic[] {
  const { source, finding } = decode(raw, file);
  return toDiagnostics(finding === undefined ? checkText(source, name) : [toBrokenHistory(finding)]);
}

/** Returns a finding whose next step is to restore the entry, because damage to it cannot be corrected by hand. */
function toBrokenHistory(finding: Finding): Finding {
  if (finding.code === "json/conflict-markers") return finding;
  return { ...finding, code: "store/broken-history", message: `The entry cannot be read. ${finding.message}` };
}

function checkText(source: Source, name: string): Finding[] {
  let entry: JsonValue;
  try {
    entry = JSON.parse(source.text) as JsonValue;
  } catch (cause) {
    return explainSyntaxError(source, COMMAND_LIMITS, cause).map(toBrokenHistory);
  }
  const report = (message: string, pointer = "") => createFinding("store/broken-history", message, { source, pointer });
  if (!isObject(entry)) return [report(`An entry of the history must be an object, but got ${typeName(entry)}.`)];
  const errors = validateRevision(entry) ? [] : (validateRevision.errors ?? []);
  const findings = errors.map((error) => {
    const { message, pointer } = toViolation(error, entry);
    return report(message, pointer);
  });
  const expected = Number.parseInt(name, 10);
  if (typeof entry.revision === "number" && entry.revision !== expected) {
    findings.push(
      report(`\`revision\` must be ${expected} to match the file name, but got ${entry.revision}.`, "/revision"),
    );
  }
  return findings;
}
