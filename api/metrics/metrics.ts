/** Figures of a running server for Prometheus. Labels have few values and no personal data. */
import { readdir } from "node:fs/promises";
import { Counter, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  /** Counts a request to the API. `route` is the pattern of the path, not the path. */
  observeRequest(request: { route: string; method: string; status: number; seconds: number }): void;
  /** Counts a request for a file of the site. */
  countFile(status: number): void;
  /** Counts an attempt to deliver an entry of the outbox. */
  countDelivery(delivery: { kind: string; outcome: string }): void;
  countImport(outcome: ImportOutcome): void;
  /**
   * Returns all figures in the text format of Prometheus.
   * @param outbox state of the outbox, undefined if it cannot be read
   */
  format(outbox: OutboxFigures | undefined): Promise<string>;
}

/** State of the outbox. */
export interface OutboxFigures {
  /** Number of entries by state. */
  queue: Readonly<Record<string, number>>;
  oldestWaitingSeconds: number;
}

export type ImportOutcome = "accepted" | "conflict" | "rejected" | "failed";

/** Value of the Content-Type header of the figures. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Upper bounds in seconds: most requests take milliseconds, and an import takes up to some seconds. */
const DURATION_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

const OPEN_FILES_FOLDER = "/proc/self/fd";

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "agency_http_request_duration_seconds",
    help: "Time until the API had answered a request.",
    labelNames: ["method", "route", "status"],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const files = new Counter({
    name: "agency_http_file_requests_total",
    help: "Requests for pages and other files of the site.",
    labelNames: ["status"],
    registers,
  });
  const deliveries = new Counter({
    name: "agency_deliveries_total",
    help: "Attempts to deliver an entry of the outbox.",
    labelNames: ["kind", "outcome"],
    registers,
  });
  const imports = new Counter({
    name: "agency_imports_total",
    help: "Imports by the API, without dry runs and requests that were refused before the import began.",
    labelNames: ["outcome"],
    registers,
  });
  const entries = new Gauge({
    name: "agency_outbox_entries",
    help: "Entries of the outbox. Missing if it cannot be read.",
    labelNames: ["state"],
    registers,
  });
  const oldest = new Gauge({
    name: "agency_outbox_oldest_waiting_seconds",
    help: "Time since the receipt of the oldest entry that waits for its delivery.",
    registers,
  });
  createProcessGauges(registers);

  return {
    observeRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: statusClass(status) }, seconds),
    countFile: (status) => files.inc({ status: statusClass(status) }),
    countDelivery: ({ kind, outcome }) => deliveries.inc({ kind, outcome }),
    countImport: (outcome) => imports.inc({ outcome }),
    format(outbox) {
      for (const gauge of [entries, oldest]) gauge.reset();
      for (const [state, count] of Object.entries(outbox?.queue ?? {})) entries.set({ state }, count);
      if (outbox !== undefined) oldest.set(outbox.oldestWaitingSeconds);
      return registry.metrics();
    },
  };
}

/** Registers memory, descriptors and CPU time of the process under the names that Prometheus clients share. */
function createProcessGauges(registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge("process_resident_memory_bytes", "Resident memory.", () => process.memoryUsage.rss());
  gauge("nodejs_heap_size_used_bytes", "Used heap of the main thread.", () => process.memoryUsage().heapUsed);
  gauge("process_open_fds", "Open file descriptors, 0 where the system does not list them.", countOpenFiles);
  gauge("process_start_time_seconds", "Start of the process, in seconds since 1970.", () =>
    Math.round(performance.timeOrigin / 1000),
  );
}

async function countOpenFiles(): Promise<number> {
  try {
    return (await readdir(OPEN_FILES_FOLDER)).length;
  } catch {
    return 0;
  }
}

/** Returns `2xx` for 204. */
function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
