import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/support/problems-of.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { diskSpaceCheck, nodeVersionCheck } from "./system-checks.ts";

test("reports each disk with little free space once, even for folders that do not exist yet", async () => {
  const folder = temporaryFolder();
  const folders = [join(folder, "content/pages"), folder];
  expect(await problemsOf(diskSpaceCheck(folders, 1))).toEqual([]);
  expect(await problemsOf(diskSpaceCheck(folders, 2 ** 60))).toEqual([
    expect.stringMatching(
      /^warning disk\/low-space: The disk of \S+ has [\d,]+ MiB left, but 1,099,511,627,776 MiB should be free\.$/,
    ),
  ]);
});

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
