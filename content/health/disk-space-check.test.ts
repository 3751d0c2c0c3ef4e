import { join } from "node:path";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/support/problems-of.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { diskSpaceCheck } from "./disk-space-check.ts";

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
