/** Stops the built server as supervisors and users do. */

import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { serverFolders } from "./support/api/admin-client.ts";
import { openConnection } from "./support/api/raw-http.ts";
import { type CliOptions, end, firstLine, startCli } from "./support/cli/cli-process.ts";
import { inProject } from "./support/project.ts";
import { SAMPLE_SITE } from "./support/sample-agency.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** A request that gets a response, and one whose client never sends the rest of the body. */
const REQUESTS = [
  "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
  "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
].join("");

function serverEnv(): NonNullable<CliOptions["env"]> {
  return { ...serverFolders(temporaryFolder()), PORT: "0", LOG_LEVEL: "silent" };
}

test("SIGTERM ends the server although a client never finishes its request", async () => {
  const server = startCli(["serve", "--out", SAMPLE_SITE], { env: serverEnv() });
  const connection = await openConnection(await firstLine(server));
  connection.on("error", () => undefined).write(REQUESTS);
  await once(connection, "data");
  expect(await end(server)).toBe(0);
});

test.each([
  ["npx agency serve", "npx", ["agency", "serve", "--out"], () => SAMPLE_SITE],
  // Without the build before it.
  ["npm start", "npm", ["start", "--silent", "--ignore-scripts", "--", "--out"], temporaryFolder],
])("SIGTERM to `%s` frees the port", async (_, command, args, siteFolder) => {
  const npm = startNpm(command, [...args, siteFolder()]);
  const url = await firstLine(npm);
  const connection = (await openConnection(url)).on("error", () => undefined);
  const closed = new Promise((resolve) => connection.once("close", resolve));
  npm.kill("SIGTERM");
  await closed;
  await expect(openConnection(url)).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

function startNpm(command: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, SMTP_URL: "", ...serverEnv() };
  return spawn(command, args, { cwd: inProject(), env });
}
