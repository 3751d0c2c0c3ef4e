/** Checks that the catalog of diagnostics has no code that nothing reports. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DIAGNOSTICS } from "#schemas/diagnostics.ts";
import { inProject, PROJECT } from "./support/project.ts";

const sources = execFileSync("git", ["ls-files", "api", "cli", "content", "schemas", "site"], {
  cwd: PROJECT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^schemas\/diagnostics\.ts$/.test(file))
  .map((file) => readFileSync(inProject(file), "utf8"))
  .join("\n");

const codes = new Set(sources.match(/\b[a-z]+\/[a-z]+(?:-[a-z]+)*\b/g));

test.each(Object.keys(DIAGNOSTICS))("%s is reported somewhere", (code) => {
  expect(codes).toContain(code);
});
