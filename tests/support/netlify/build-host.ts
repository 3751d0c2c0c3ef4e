import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Starts a host that counts the builds that it was asked for, and answers unless it is silent. */
export async function startBuildHost() {
  const host = { builds: 0, status: 200, isSilent: false, url: "" };
  const server = createServer((request, response) => {
    if (request.method === "POST") host.builds += 1;
    if (!host.isSilent) response.writeHead(host.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/build_hooks/1`;
  return host;
}
