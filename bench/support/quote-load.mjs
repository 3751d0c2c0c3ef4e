// node quote-load.mjs URL BODY CONNECTIONS SECONDS: posts BODY with a new Idempotency-Key and a new number in place of NUMBER
// each time, and prints requests per second and latencies as JSON. autocannon is not used: it takes longer to build such a
// request than the server to answer it.
import { randomBytes, randomInt } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { createHistogram } from "node:perf_hooks";

const [target = "", body = "", connections = "1", seconds = "1"] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(target);
const run = randomBytes(8).toString("hex");
const head = `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nIdempotency-Key: ${run}-`;
/** Number of digits, so that all bodies have the same length. */
const DIGITS = 8;
const [start = "", end = ""] = body.split("NUMBER");
const middle = `\r\nContent-Length: ${Buffer.byteLength(start + end) + DIGITS}\r\n\r\n${start}`;
const latencies = createHistogram();
// Requests with the same words count as one, also those of an earlier run.
let sent = randomInt(10 ** DIGITS / 2);
let isTimeUp = false;

async function runClient() {
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  let response = "";
  let startNs = 0n;
  const sendRequest = () => {
    sent += 1;
    response = "";
    startNs = process.hrtime.bigint();
    socket.write(head + sent + middle + String(sent).padStart(DIGITS, "0") + end);
  };
  socket.setEncoding("latin1").on("data", (chunk) => {
    response += chunk;
    const headEnd = response.indexOf("\r\n\r\n");
    if (headEnd < 0) return;
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(response) ?? [];
    if (length === undefined || !response.startsWith("HTTP/1.1 200 ")) {
      throw new Error(`Expected status 200 and a Content-Length, but got:\n${response}`);
    }
    if (response.length < headEnd + 4 + Number(length)) return;
    latencies.record(process.hrtime.bigint() - startNs);
    if (isTimeUp) socket.end();
    else sendRequest();
  });
  sendRequest();
  await once(socket, "close");
}

const clients = Promise.all(Array.from({ length: Number(connections) }, runClient));
const startMs = performance.now();
setTimeout(() => {
  isTimeUp = true;
}, Number(seconds) * 1000);
await clients;
const elapsedSeconds = (performance.now() - startMs) / 1000;
const percentileMs = (percentile) => latencies.percentile(percentile) / 1e6;
console.log(
  JSON.stringify({ perSecond: latencies.count / elapsedSeconds, p50Ms: percentileMs(50), p99Ms: percentileMs(99) }),
);
