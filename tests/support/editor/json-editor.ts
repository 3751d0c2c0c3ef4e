/** Checks and completes JSON files as an editor does: with the schema that `$schema` of the file names. */
import { readFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { DiagnosticSeverity, getLanguageService, TextDocument } from "vscode-json-languageservice";

const service = getLanguageService({
  workspaceContext: { resolveRelativePath: (path, uri) => new URL(path, uri).href },
  schemaRequestService: (uri) => readFile(fileURLToPath(uri), "utf8"),
});
service.configure({ validate: true });

/**
 * Returns the problems that an editor underlines in a file, as `line: message`.
 * @param file absolute path of the file, which need not exist
 */
export async function problemsIn(text: string, file: string): Promise<string[]> {
  const document = open(text, file);
  const diagnostics = await service.doValidation(document, service.parseJSONDocument(document), {
    schemaRequest: "error",
    schemaValidation: "error",
  });
  const problems = diagnostics.filter(({ severity }) => severity === DiagnosticSeverity.Error);
  return problems.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

/**
 * Returns the completions at the first "|" of a text, by their labels without quotes, each with its description.
 * @param file absolute path of the file, which need not exist
 */
export async function completionsIn(marked: string, file: string): Promise<Map<string, string>> {
  const offset = marked.indexOf("|");
  const document = open(marked.slice(0, offset) + marked.slice(offset + 1), file);
  const list = await service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document));
  const items = list?.items ?? [];
  return new Map(
    items.map(({ label, documentation }) => [label.replace(/^"(.*)"$/, "$1"), String(documentation ?? "")]),
  );
}

function open(text: string, file: string): TextDocument {
  return TextDocument.create(pathToFileURL(file).href, "json", 0, text);
}
