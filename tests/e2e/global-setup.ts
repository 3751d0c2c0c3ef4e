import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverFolders } from "../support/api/admin-client.ts";
import { buildIfStale } from "../support/build-if-stale.ts";
import { end, firstLine, startCli } from "../support/cli/cli-process.ts";
import { keepTemporaryFilesInMemory } from "../support/keep-temporary-files-in-memory.ts";
import { SAMPLE_SITE } from "../support/sample-agency.ts";

/** Builds the sample site if it is out of date, starts a server for it, and stops it when the tests have run. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildIfStale();
  const removeMemoryFolder = keepTemporaryFilesInMemory();
  const folder = await mkdtemp(join(tmpdir(), "agency-e2e-"));
  const server = startCli(["serve", "--port", "0", "--out", SAMPLE_SITE], { env: serverFolders(folder) });
  process.env.SITE_URL = await firstLine(server);
  return async () => {
    await end(server);
    await rm(folder, { recursive: true });
    removeMemoryFolder();
  };
}
