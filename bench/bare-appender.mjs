// node bare-appender.mjs FILE: answers each POST once its body is appended to FILE and synced, all that came meanwhile in one batch.
import { fsync, openSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import { promisify } from "node:util";

const file = openSync(process.argv[2] ?? "", "a");
const sync = promisify(fsync);
let waiting = [];
let isWriting = false;

async function write() {
  isWriting = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    writeSync(file, `${batch.map(({ body }) => body).join("\n")}\n`);
    await sync(file);
    for (const { answer } of batch) answer();
  }
  isWriting = false;
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const answer = () => {
      response.setHeader("Content-Type", "application/json");
      response.end('{"success":true}');
    };
    waiting.push({ body: Buffer.concat(chunks).toString(), answer });
    if (!isWriting) write();
  });
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/`));
