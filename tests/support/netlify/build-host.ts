import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Starts a host that counts the builds that it was asked for. */
export async function startBuildHost() {
  const host = { builds: 0, status: 200, url: "" };
  const server = createServer((request, response) => {
    if (request.method === "POST") host.builds += 1;
    response.writeHead(host.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/build_hooks/1`;
  return host;
}
