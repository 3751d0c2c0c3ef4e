/**
 * Workflow commands of GitHub Actions, which annotate the files of a pull request.
 * See https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
 */
import type { Diagnostic } from "#schemas/diagnostics.ts";

/** Formats each diagnostic as one workflow command. */
export function formatGithub(diagnostics: readonly Diagnostic[], toRepositoryPath: (file: string) => string): string {
  return diagnostics
    .map(({ code, severity, message, page, file, line, column }) => {
      const properties = { file: file && toRepositoryPath(file), line, col: column, title: code };
      const text = file === undefined && page !== undefined ? `${page}: ${message}` : message;
      return `::${severity} ${formatProperties(properties)}::${escapeData(text)}\n`;
    })
    .join("");
}

function formatProperties(properties: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeData(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C")}`)
    .join(",");
}

/** Escapes as `escapeData` of the package @actions/core does. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
