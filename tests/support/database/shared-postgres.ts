import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { messageWithCauses } from "#content/platform/error-message.ts";
import { findPostgres } from "./find-postgres.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

/** Name of the variable with the path of the socket on which the process of a run answers its workers. */
const SOCKET = "TEST_POSTGRES_SOCKET";

type Answer = { url: string } | { error: string };

/**
 * Lets all workers of a run share one server. The process of the run starts it when the first of them asks, so that it
 * outlives each of them.
 * @returns a function that stops it
 */
export async function offerSharedPostgres(): Promise<() => Promise<void>> {
  // Each project of Vitest prepares the run.
  if (process.env[SOCKET] !== undefined) return async () => undefined;
  installEarly();
  const folder = mkdtempSync(join(tmpdir(), "agency-postgres-run-"));
  const socket = join(folder, "socket");
  let server: Promise<PostgresServer> | undefined;
  const answer = async (): Promise<Answer> => {
    try {
      server ??= startPostgres({ isDurable: false });
      return { url: (await server).url("postgres") };
    } catch (error) {
      return { error: messageWithCauses(error) };
    }
  };
  const listener = createServer(async (connection) => {
    // A worker may end before it reads the answer.
    connection.on("error", () => undefined);
    connection.end(JSON.stringify(await answer()));
  });
  await once(listener.listen(socket), "listening");
  listener.unref();
  process.env[SOCKET] = socket;
  return async () => {
    delete process.env[SOCKET];
    listener.close();
    await server?.then(
      ({ stop }) => stop(),
      () => undefined,
    );
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Installs Postgres if it is missing: in a test, it would take too long. Tests that need it say why that failed. */
function installEarly(): void {
  try {
    findPostgres();
  } catch {}
}

/**
 * Returns a URL of the server that the tests of a run share.
 * @throws Error if it cannot start
 */
export async function findSharedPostgres(): Promise<string> {
  const socket = process.env[SOCKET];
  if (socket === undefined) throw new Error("Only tests share a Postgres server. Call startPostgres instead.");
  const answer: Answer = JSON.parse(await text(connect(socket)));
  if ("error" in answer) throw new Error(answer.error);
  return answer.url;
}
