// node load.mjs OPTIONS: loads a server as OPTIONS say (JSON, for autocannon) and writes what it measured. With
// `"isKeyed": true` every request has an Idempotency-Key of its own.
import { randomBytes } from "node:crypto";
import autocannon from "autocannon";

const { isKeyed, ...options } = JSON.parse(process.argv[2] ?? "{}");
const run = randomBytes(8).toString("hex");
let requests = 0;
const setupRequest = (request) => {
  requests += 1;
  request.headers["idempotency-key"] = `${run}-${requests}`;
  return request;
};
const { latency, non2xx, errors, ...result } = await autocannon({
  ...options,
  ...(isKeyed && { requests: [{ setupRequest }] }),
});
if (errors > 0) throw new Error(`${errors} requests were not answered`);
console.log(JSON.stringify({ rate: result.requests.average, p50Ms: latency.p50, p99Ms: latency.p99, non2xx }));
