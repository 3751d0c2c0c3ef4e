// node static-load.mjs OPTIONS: runs autocannon with these options (JSON) and prints the result as JSON.
import autocannon from "autocannon";

const { requests, latency, errors, statusCodeStats } = await autocannon(JSON.parse(process.argv[2]));
console.log(
  JSON.stringify({ perSecond: requests.average, p99Ms: latency.p99, errors, statuses: Object.keys(statusCodeStats) }),
);
