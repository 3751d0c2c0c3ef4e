import ts from "typescript";
import { expect, test } from "vitest";
import { inProject } from "./support/project.ts";

/** Members of answers under another name: of a handler, and of a task whose result a handler passes on as JSON. */
const RENAMED: Readonly<Record<string, readonly [from: string, to: string]>> = {
  "api/routes/admin/access/sessions.ts": ["activeAt:", "lastActiveAt:"],
  "api/tasks/content-tasks.ts": ["media: [...media]", "files: [...media]"],
};

/** Checks the types of files as if the members had other names. */
function findErrors(files: readonly string[]): Record<string, string[]> {
  const { config } = ts.readConfigFile(inProject("tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inProject());
  const host = ts.createCompilerHost({ ...options, incremental: false });
  host.readFile = (path) => {
    const text = ts.sys.readFile(path);
    const renamed = Object.entries(RENAMED).find(([file]) => inProject(file) === path);
    if (renamed === undefined) return text;
    expect(text).toContain(renamed[1][0]);
    return text?.replace(...renamed[1]);
  };
  const roots = files.map((file) => inProject(file));
  const program = ts.createProgram(roots, { ...options, incremental: false }, host);
  return Object.fromEntries(
    files.map((file) => {
      const errors = program.getSemanticDiagnostics(program.getSourceFile(inProject(file)));
      return [
        file,
        errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n").split("\n")[0] ?? ""),
      ];
    }),
  );
}

test("tsc finds the code of the admin that reads a member of an answer by its former name", () => {
  const errors = findErrors([
    "site/admin/accounts/session-list.tsx",
    "site/admin/check/fetched-state.ts",
    "site/admin/home/attention-list.tsx",
  ]);
  expect(errors["site/admin/accounts/session-list.tsx"]).toContainEqual(
    expect.stringContaining("'activeAt' does not exist"),
  );
  expect(errors["site/admin/check/fetched-state.ts"]).toContainEqual(expect.stringContaining("'media' does not exist"));
  expect(errors["site/admin/home/attention-list.tsx"]).toEqual([]);
}, 180_000);
