/** Checks that no code depends on the text of a message: findings have codes and params, errors have classes and codes. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findMessageMatching } from "./support/message-matching.ts";
import { inProject } from "./support/project.ts";
import { listProjectFiles } from "./support/project-files.ts";

/** Errors of packages that differ in nothing but their messages. */
const ERRORS_OF_PACKAGES: Readonly<Record<string, string>> = {
  "cli/run.ts": "commander puts the prefix “error:” before its messages",
  "content/database/database-error.ts": "the drivers and Kysely report connection problems without a code",
  "content/database/sqlite-dialect.ts": "better-sqlite3 reports a missing transaction without a code",
  "content/importer/parse/explain-syntax-error.ts": "JSON.parse gives the position of an error only in its message",
  "content/store/document-codec.ts": "JSON.parse gives the position of an error only in its message",
  "site/publishing/images/image-codec.ts": "sharp reports a timeout without a code",
};

test("no source reads the text of a message, except of errors of packages", () => {
  const files = listProjectFiles("{api,cli,content,schemas,site}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$/.test(file) && !Object.hasOwn(ERRORS_OF_PACKAGES, file),
  );
  const found = files.flatMap((file) => {
    return findMessageMatching(readFileSync(inProject(file), "utf8"), file).map((match) => `${file}:${match}`);
  });
  expect(found).toEqual([]);
});

test.each(Object.entries(ERRORS_OF_PACKAGES))("%s is an exception that is still needed: %s", (file) => {
  expect(findMessageMatching(readFileSync(inProject(file), "utf8"), file)).not.toEqual([]);
});

test.each([
  'if (finding.message.includes("empty")) return;',
  'const plain = message.replace(/revision/g, "version");',
  "const isSame = stored.some((other) => other.message === message);",
  "if (/must not be empty/.test(finding.message)) return;",
  'if (result.error?.message !== "Nothing to do.") return;',
])("a planted match is found: %s", (line) => {
  expect(findMessageMatching(`\n${line}`, "planted.ts")).toHaveLength(1);
});

test("a message that is passed on, shortened to one line or missing is not reported", () => {
  const code = 'if (message === undefined || message === "") return message.replace(/\\s+/g, " ") + hint;';
  expect(findMessageMatching(code, "accepted.ts")).toEqual([]);
});
