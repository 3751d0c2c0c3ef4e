/** The content of the repository belongs to the agency: whatever it commits there, no test fails because of it. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "./support/project.ts";
import { listProjectFiles } from "./support/project-files.ts";

test("no test reads the content of the agency, or the site that is built from it", () => {
  const READ =
    /(?:inProject\(|join\(PROJECT, |cpSync\()"(?:content(?:\/(?:pages|site|history|media)\b[^"]*)?|dist\/client[^"]*)"/;
  const tests = listProjectFiles("**/*.{test,spec}.{ts,tsx}", "tests/**/*.ts");
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter((file) => READ.test(readFileSync(inProject(file), "utf8")))).toEqual([]);
});
