/** Figures of a running server for Prometheus. Labels have few values and no personal data. */
import { readdir } from "node:fs/promises";
import { Counter, Gauge, Histogram, Registry } from "prom-client";

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const requests = new Histogram({
    name: "agency_http_request_duration_seconds",
    help: "Time until the API had answered a request.",
    labelNames: ["method", "route", "status"],
    // In seconds: most requests take milliseconds, and an import takes up to some seconds.
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers,
  });
  const files = counter("agency_http_file_requests_total", "Requests for pages and other files of the site.", "status");
  const attempts = counter("agency_deliveries_total", "Attempts to deliver an entry of the outbox.", "kind", "outcome");
  const imports = counter(
    "agency_imports_total",
    "Imports by the API, without dry runs and requests that were refused before the import began.",
    "outcome",
  );
  const entries = gauge("agency_outbox_entries", "Entries of the outbox. Missing if it cannot be read.", "state");
  const oldest = gauge(
    "agency_outbox_oldest_waiting_seconds",
    "Time since the receipt of the oldest entry that waits for its delivery.",
  );
  createProcessGauges(registers);

  return {
    /** Counts a request to the API. `route` is the pattern of the path, not the path. */
    observeRequest: (request: { route: string; method: string; status: number }, seconds: number) =>
      requests.observe({ ...request, status: statusClass(request.status) }, seconds),
    countFile: (status: number) => files.inc({ status: statusClass(status) }),
    countDelivery: (delivery: { kind: string; outcome: string }) => attempts.inc(delivery),
    countImport: (outcome: string) => imports.inc({ outcome }),
    /** Returns all figures in the text format of Prometheus. */
    format(outbox: { queue: Record<string, number>; oldestWaitingSeconds: number } | undefined): Promise<string> {
      for (const figure of [entries, oldest]) figure.reset();
      for (const [state, count] of Object.entries(outbox?.queue ?? {})) entries.set({ state }, count);
      if (outbox !== undefined) oldest.set(outbox.oldestWaitingSeconds);
      return registry.metrics();
    },
  };
}

/** Registers memory, descriptors and start of the process under the names that Prometheus clients share. */
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
  gauge("process_open_fds", "Open file descriptors, 0 where the system does not list them.", () =>
    readdir("/proc/self/fd").then(
      ({ length }) => length,
      () => 0,
    ),
  );
  gauge("process_start_time_seconds", "Start of the process, in seconds since 1970.", () =>
    Math.round(performance.timeOrigin / 1000),
  );
}

/** Returns `2xx` for 204. */
const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`;
