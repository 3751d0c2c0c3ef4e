// node flood.mjs OPTIONS: runs autocannon with these options (JSON), and prints requests per second and the number of
// responses by status as JSON. Each request comes from a new address, and [id] in its body is a new number.
import autocannon from "autocannon";

const { headers, body, ...options } = JSON.parse(process.argv[2]);
const run = process.pid;
let sent = 0;

function nextRequest(request) {
  sent += 1;
  const address = `2001:db8:${(sent >> 16).toString(16)}:${(sent & 0xffff).toString(16)}::1`;
  return {
    ...request,
    headers: { ...headers, "X-Forwarded-For": address },
    body: body?.replace("[id]", `${run}-${sent}`),
  };
}

const { requests, statusCodeStats } = await autocannon({ ...options, requests: [{ setupRequest: nextRequest }] });
const statuses = Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]));
console.log(JSON.stringify({ perSecond: requests.average, statuses }));
