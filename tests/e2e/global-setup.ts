import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverFolders } from "../support/api/admin-client.ts";
import { end, firstLine, startCli } from "../support/cli/cli-process.ts";
import { keepTemporaryFilesInMemory } from "../support/keep-temporary-files-in-memory.ts";

/** Starts the server for the built site, and stops it when the tests have run. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeMemoryFolder = keepTemporaryFilesInMemory();
  const folder = await mkdtemp(join(tmpdir(), "agency-e2e-"));
  const server = startCli(["serve", "--port", "0"], { env: serverFolders(folder) });
  process.env.SITE_URL = await firstLine(server);
  return async () => {
    await end(server);
    await rm(folder, { recursive: true });
    removeMemoryFolder();
  };
}
