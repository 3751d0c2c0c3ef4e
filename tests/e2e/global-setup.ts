import { end, firstLine, startAgency } from "../agency.ts";

/** Serves the built site while the tests run. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = startAgency(["serve", "--port", "0"]);
  process.env.SITE_URL = await firstLine(server);
  return async () => {
    await end(server);
  };
}
