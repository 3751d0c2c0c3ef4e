import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findLastingPort } from "../find-lasting-port.ts";
import { findMemoryDisk } from "../memory-disk.ts";
import { createDatabase } from "./create-database.ts";
import { fillDataFolder, SUPERUSER } from "./data-folder.ts";
import { findPostgres } from "./find-postgres.ts";
import { diskFolder } from "./lasting-folder.ts";
import { removeSharedMemory, startPostgresProcess } from "./postgres-process.ts";
import { giveTo, postgresUser } from "./process-user.ts";

/** A Postgres server that only this machine reaches. It ends with this process, also if that is killed. */
export interface PostgresServer {
  port: number;
  /** Pid of its first process. `restart` changes it. */
  readonly pid: number;
  /** Returns the URL of a database, with the password. */
  url(databaseName: string): string;
  /** Creates an empty database, and returns its URL. */
  createDatabase(): Promise<string>;
  /** Kills its processes with SIGKILL. The data folder stays, for `restart`. */
  kill(): Promise<void>;
  /** Starts it on the same port with the same data, also if it has been killed. */
  restart(): Promise<void>;
  /** Ends it, and removes its data. */
  stop(): Promise<void>;
}

/** Room for the data of the tests of a run. */
const MIN_FREE_BYTES = 2 ** 31;

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  // Otherwise a server that was killed leaves files in /dev/shm.
  dynamic_shared_memory_type: "mmap",
};

/** Settings of a server whose data need not outlive it. */
const FAST_SETTINGS = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  shared_buffers: "32MB",
  min_wal_size: "32MB",
  max_wal_size: "256MB",
  autovacuum: "off",
};

/**
 * Starts a server.
 * @param options.isDurable whether commits survive a crash: on the disk with Postgres's own settings, or else in memory
 * @throws Error if there is no Postgres, or with its log if it does not start
 */
export async function startPostgres({ isDurable }: { isDurable: boolean }): Promise<PostgresServer> {
  const user = postgresUser();
  const postgres = findPostgres();
  const parent = (isDurable ? undefined : findMemoryDisk(MIN_FREE_BYTES)) ?? diskFolder();
  const data = mkdtempSync(join(parent, "agency-postgres-"));
  giveTo(user, data);
  const removeData = () => {
    removeSharedMemory(data);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const password = await fillDataFolder(data, { postgres, user });
    const port = await findLastingPort();
    const settings = Object.entries({ ...SETTINGS, ...(isDurable ? {} : FAST_SETTINGS) });
    const args = ["-D", data, "-p", String(port), ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
    const start = () => startPostgresProcess({ program: join(postgres.programs, "postgres"), args, data, user });
    let server = await start();
    const url = (name: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`;
    return {
      port,
      url,
      get pid() {
        return server.pid;
      },
      createDatabase: () => createDatabase(url(SUPERUSER)),
      kill: () => server.kill(),
      async restart() {
        await server.end("SIGINT");
        server = await start();
      },
      async stop() {
        await server.end("SIGQUIT");
        removeData();
      },
    };
  } catch (error) {
    removeData();
    throw error;
  }
}
