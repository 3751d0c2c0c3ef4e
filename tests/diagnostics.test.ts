/** Checks that the catalog of diagnostics has no code that nothing reports. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DIAGNOSTICS } from "#schemas/diagnostics.ts";
import { inProject } from "./support/project.ts";
import { listProjectFiles } from "./support/project-files.ts";

const sources = listProjectFiles("{api,cli,content,schemas,site}/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$|^schemas\/diagnostics\.ts$/.test(file))
  .map((file) => readFileSync(inProject(file), "utf8"))
  .join("\n");

const codes = new Set(sources.match(/\b[a-z]+\/[a-z]+(?:-[a-z]+)*\b/g));

test.each(Object.keys(DIAGNOSTICS))("%s is reported somewhere", (code) => {
  expect(codes).toContain(code);
});
