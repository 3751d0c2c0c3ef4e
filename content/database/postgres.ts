import { setTimeout as sleep } from "node:timers/promises";
import { PostgresDialect } from "kysely";
import type { Client } from "pg";

/** Milliseconds. */
const TIMES = { connect: 5000, statement: 30_000, idleInTransaction: 30_000, reconnect: 1000 };

/** Settings of each connection, by a statement because poolers refuse most of them at the start of a connection. */
const SETTINGS = `set synchronous_commit = on; set statement_timeout = ${TIMES.statement};
  set idle_in_transaction_session_timeout = ${TIMES.idleInTransaction}`;

const MAX_CONNECTIONS = 10;

/** Object ID of the type bigint, which `pg` returns as text by default. The numbers of this program fit into a double. */
const BIGINT = 20;

function connectionTo(connectionString: string) {
  return { connectionString, connectionTimeoutMillis: TIMES.connect, keepAlive: true };
}

export async function createPostgresDialect(url: string): Promise<PostgresDialect> {
  const { default: pg } = await import("pg");
  const types = new pg.TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: MAX_CONNECTIONS,
    // Commands and worker threads end without closing the database.
    allowExitOnIdle: true,
    application_name: "agency",
    types,
    onConnect: (client) => client.query(SETTINGS),
  });
  // The end of a connection fails its query, if there is one, and the pool opens another connection when it needs one.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new PostgresDialect({ pool });
}

/**
 * Listens to notifications until the returned function is called. After a connection has ended, it opens another one and
 * reports a signal on every channel, because those in between are lost.
 */
export function listen(url: string, channels: readonly string[], onSignal: (channel: string) => void) {
  const stopping = new AbortController();
  let client: Client | undefined;

  async function connect(): Promise<void> {
    const { default: pg } = await import("pg");
    client = new pg.Client({ ...connectionTo(url), application_name: "agency signals" });
    const ended = new Promise<void>((resolve) => {
      client?.on("error", () => resolve());
      client?.on("end", () => resolve());
    });
    client.on("notification", ({ channel }) => onSignal(channel));
    await client.connect();
    for (const channel of channels) await client.query(`listen "${channel}"`);
    for (const channel of channels) onSignal(channel);
    await ended;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Every query reports a database that cannot be reached, so this connection only tries again.
      await connect().catch(() => undefined);
      await client?.end().catch(() => undefined);
      await sleep(TIMES.reconnect, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return async () => {
    stopping.abort();
    await client?.end().catch(() => undefined);
    await running;
  };
}
