import { end, firstLine, startCli } from "../support/cli/cli-process.ts";

/** Starts the server for the built site, and stops it when the tests have run. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = startCli(["serve", "--port", "0"]);
  process.env.SITE_URL = await firstLine(server);
  return async () => {
    await end(server);
  };
}
