// node appender.mjs FOLDER: answers each POST once its body is on the disk. It appends each batch to one file and syncs that;
// bodies that arrive during a sync form the next batch.
import { fsync, openSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";

const [folder = ""] = process.argv.slice(2);
const sync = promisify(fsync);
const log = openSync(join(folder, "log"), "a");

let pending = [];
let isWriting = false;

async function writePending() {
  isWriting = true;
  while (pending.length > 0) {
    const batch = pending;
    pending = [];
    writeSync(log, `${batch.map(({ body }) => body).join("\n")}\n`);
    await sync(log);
    for (const { respond } of batch) respond();
  }
  isWriting = false;
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const respond = () => {
      response.setHeader("Content-Type", "application/json");
      response.end('{"success":true}');
    };
    pending.push({ body: Buffer.concat(chunks).toString(), respond });
    if (!isWriting) writePending();
  });
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/`));
