import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Finds a free port for a server that stops and listens on it again. It is below the ports that systems give to
 * connections and to servers that ask for any port, so no other process gets it in between.
 */
export async function findLastingPort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_240, 32_768);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(Boolean, () => false);
    server.close();
    if (isFree) return port;
  }
}
