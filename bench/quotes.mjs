// node quotes.mjs URL BODY CONNECTIONS SECONDS: posts BODY with an Idempotency-Key of its own each time, and says as JSON
// how many were answered a second, and how fast. autocannon builds each request anew, for longer than it takes to answer.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { createHistogram } from "node:perf_hooks";

const [target = "", body = "", connections = "1", seconds = "1"] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(target);
const run = randomBytes(8).toString("hex");
const head = `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nIdempotency-Key: ${run}-`;
const tail = `\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const times = createHistogram();
let sent = 0;
let isOver = false;

async function client() {
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  let answer = "";
  let startNs = 0n;
  const ask = () => {
    sent += 1;
    answer = "";
    startNs = process.hrtime.bigint();
    socket.write(head + sent + tail);
  };
  socket.setEncoding("latin1").on("data", (chunk) => {
    answer += chunk;
    const end = answer.indexOf("\r\n\r\n");
    if (end < 0) return;
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(answer) ?? [];
    if (length === undefined || !answer.startsWith("HTTP/1.1 200 ")) throw new Error(`This was answered:\n${answer}`);
    if (answer.length < end + 4 + Number(length)) return;
    times.record(process.hrtime.bigint() - startNs);
    if (isOver) socket.end();
    else ask();
  });
  ask();
  await once(socket, "close");
}

const clients = Promise.all(Array.from({ length: Number(connections) }, client));
const start = performance.now();
setTimeout(() => {
  isOver = true;
}, Number(seconds) * 1000);
await clients;
const ms = (percentile) => times.percentile(percentile) / 1e6;
console.log(
  JSON.stringify({ perSecond: times.count / ((performance.now() - start) / 1000), p50Ms: ms(50), p99Ms: ms(99) }),
);
