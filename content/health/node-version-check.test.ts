import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/support/problems-of.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { nodeVersionCheck } from "./node-version-check.ts";

test("reports a version of Node.js that package.json does not allow", async () => {
  const root = temporaryFolder();
  writeFileSync(join(root, "package.json"), '{ "engines": { "node": ">=20.19" } }');
  for (const version of ["20.19.0", "20.100.0", "22.1.0", "100.0.0"])
    expect(await problemsOf(nodeVersionCheck(root, version))).toEqual([]);
  for (const version of ["20.9.0", "18.20.0", "3.0.0"])
    expect(await problemsOf(nodeVersionCheck(root, version))).toEqual([
      `error node/unsupported: This is Node.js ${version}, but the project needs 20.19 or newer.`,
    ]);
});
