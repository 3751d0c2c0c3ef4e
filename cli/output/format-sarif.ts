/** The Static Analysis Results Interchange Format, version 2.1.0 (OASIS standard), for code scanning tools. */
import type { CodeDescription } from "#content/lint/catalog.ts";
import { shortHash } from "#content/platform/short-hash.ts";
import type { Diagnostic, DiagnosticCode, SourceLocation } from "#schemas/diagnostics.ts";
import type { LimitedDiagnostics } from "#schemas/limit-diagnostics.ts";
import { describeCodes } from "./format-diagnostics.ts";

type Run = { version: string; exitCode: number; toRepositoryPath(file: string): string };

/** Builds a SARIF log with one run. Its rules are the codes that occur in the results. */
export async function buildSarif({ shown, omitted }: LimitedDiagnostics, { version, exitCode, toRepositoryPath }: Run) {
  const codes = [...new Set(shown.map(({ code }) => code))];
  const descriptions = await describeCodes(codes);
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "agency", version, rules: codes.map((code) => toRule(code, descriptions.get(code))) } },
        invocations: [{ executionSuccessful: exitCode <= 1, exitCode }],
        columnKind: "utf16CodeUnits",
        results: shown.map((diagnostic) => ({
          ...toResult(diagnostic, toRepositoryPath),
          ruleIndex: codes.indexOf(diagnostic.code),
        })),
        ...(omitted > 0 && { properties: { omittedDiagnostics: omitted } }),
      },
    ],
  };
}

function toRule(code: DiagnosticCode, description: CodeDescription | undefined) {
  if (description === undefined) return { id: code };
  const { severity, title, why, hint } = description;
  return {
    id: code,
    shortDescription: { text: `${title}.` },
    ...(why !== undefined && { fullDescription: { text: why } }),
    help: { text: hint },
    defaultConfiguration: { level: severity },
  };
}

function toResult(diagnostic: Diagnostic, toRepositoryPath: Run["toRepositoryPath"]) {
  const { code, severity, message, page, file, line, column, pointer, related } = diagnostic;
  const physicalLocation =
    file === undefined ? undefined : toPhysicalLocation({ file, line, column }, toRepositoryPath);
  const logicalName = pointer || page;
  const location = {
    ...(physicalLocation && { physicalLocation }),
    ...(logicalName && { logicalLocations: [{ fullyQualifiedName: logicalName }] }),
  };
  return {
    ruleId: code,
    level: severity,
    message: { text: message },
    locations: Object.keys(location).length > 0 ? [location] : [],
    // Without the line, so that a result stays the same when lines are added above it.
    partialFingerprints: { "agency/v1": shortHash(code, file ?? "", logicalName ?? "", message) },
    ...(related && {
      relatedLocations: related.map((other) => ({
        physicalLocation: toPhysicalLocation(other, toRepositoryPath),
        message: { text: other.message },
      })),
    }),
  };
}

type FileLocation = Pick<SourceLocation, "file"> & { [K in "line" | "column"]?: number | undefined };

function toPhysicalLocation({ file, line, column }: FileLocation, toRepositoryPath: Run["toRepositoryPath"]) {
  return {
    artifactLocation: { uri: toRepositoryPath(file).split("/").map(encodeURIComponent).join("/") },
    ...(line !== undefined && { region: { startLine: line, ...(column !== undefined && { startColumn: column }) } }),
  };
}
