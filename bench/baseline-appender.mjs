// node bare-appender.mjs FOLDER append|files: answers each POST once its body is on the disk, all that came meanwhile in one
// batch: appended to one file and synced, or as a file of its own that is synced, moved into place, and its folder synced.
import { closeSync, fsync, openSync, renameSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";

const [folder = "", way = "append"] = process.argv.slice(2);
const sync = promisify(fsync);
const log = openSync(join(folder, "log"), "a");
const place = openSync(folder, "r");
let batches = 0;

const WAYS = {
  async append(text) {
    writeSync(log, text);
    await sync(log);
  },
  async files(text) {
    batches += 1;
    const name = join(folder, String(batches));
    const file = openSync(`${name}.tmp`, "w");
    writeSync(file, text);
    await sync(file);
    closeSync(file);
    renameSync(`${name}.tmp`, name);
    await sync(place);
  },
};
let waiting = [];
let isWriting = false;

async function write() {
  isWriting = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    await WAYS[way](`${batch.map(({ body }) => body).join("\n")}\n`);
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
