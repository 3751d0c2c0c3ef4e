// node load.mjs OPTIONS: what autocannon finds with these options, as JSON. With `isKeyed`, each request has an
// Idempotency-Key of its own.
import { randomBytes } from "node:crypto";
import autocannon from "autocannon";

const { isKeyed, ...options } = JSON.parse(process.argv[2]);
const run = randomBytes(8).toString("hex");
let count = 0;
const setupRequest = (request) => {
  count += 1;
  request.headers["Idempotency-Key"] = `${run}-${count}`;
  return request;
};
const found = await autocannon({ ...options, ...(isKeyed && { requests: [{ setupRequest }] }) });
const { requests, latency, errors, statusCodeStats } = found;
console.log(
  JSON.stringify({
    perSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    errors,
    statuses: Object.keys(statusCodeStats),
  }),
);
