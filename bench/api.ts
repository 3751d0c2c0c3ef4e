/** Quote requests a second, each on the disk before it is answered, against a bare server that appends and syncs in batches. */
import { join } from "node:path";
import { AGENCY } from "./measure.ts";
import { type Load, load, medianLoad, startServer } from "./servers.ts";

const ROUNDS = 5;
const CONNECTIONS = 100;
const SECONDS = 4;
/** Of the bare server's rate, at least. */
const LEAST_RATIO = 0.5;
const MOST_P99_MS = 50;

const REQUEST = {
  firstName: "Ada",
  lastName: "Lindqvist",
  email: "ada@example.com",
  phone: "(515) 555-0199",
  insuranceType: "farm",
  message: "Two barns, one of them old. Please call in the morning.",
  pageSource: "Farm - Agribusiness Page",
  utm_source: "newsletter",
};

export async function benchApi(folder: string): Promise<boolean> {
  const env = {
    OUTBOX_DIR: join(folder, "outbox"),
    // Nobody listens there: what is measured is the taking of requests, as on the day the mail server is down.
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "web@example.com",
    QUOTE_TO: "agency@example.com",
    QUOTE_LIMIT: "100000000",
    QUOTE_LIMIT_TOTAL: "100000000",
  };
  const servers = {
    bare: { args: [join(import.meta.dirname, "bare-appender.mjs"), join(folder, "log")], path: "" },
    agency: { args: [AGENCY, "serve", "--port", "0"], path: "api/contact" },
  };
  const loads: Record<keyof typeof servers, Load[]> = { bare: [], agency: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ["bare", "agency"] as const) {
      const server = await startServer(servers[name].args, env);
      const result = await load({
        url: `${server.url}${servers[name].path}`,
        connections: CONNECTIONS,
        duration: SECONDS,
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(REQUEST),
        isKeyed: true,
      });
      await server.end();
      if (result.non2xx > 0) throw new Error(`${name} refused ${result.non2xx} requests.`);
      loads[name].push(result);
    }
  }
  const [bare, agency] = [medianLoad(loads.bare), medianLoad(loads.agency)];
  console.log(`${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s:`);
  for (const [name, { rate, p50Ms, p99Ms }] of Object.entries({ "bare appender": bare, "agency serve": agency })) {
    console.log(`${name.padEnd(14)} ${rate.toFixed(0).padStart(7)} requests/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms`);
  }
  const ratio = agency.rate / bare.rate;
  console.log(`${ratio.toFixed(2)} of the bare server's rate (at least ${LEAST_RATIO}), p99 at most ${MOST_P99_MS} ms`);
  return ratio >= LEAST_RATIO && agency.p99Ms <= MOST_P99_MS;
}
