// node appender.mjs FOLDER append|files: answers each POST once its body is on the disk. Bodies that arrive during a sync form
// the next batch. `append` appends a batch to one file and syncs it; `files` writes a batch to a new file, syncs it, renames
// it and syncs the folder.
import { closeSync, fsync, openSync, renameSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";

const [folder = "", method = "append"] = process.argv.slice(2);
const sync = promisify(fsync);
const log = openSync(join(folder, "log"), "a");
const folderDescriptor = openSync(folder, "r");
let batches = 0;

const WRITE = {
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
    await sync(folderDescriptor);
  },
};
let pending = [];
let isWriting = false;

async function writePending() {
  isWriting = true;
  while (pending.length > 0) {
    const batch = pending;
    pending = [];
    await WRITE[method](`${batch.map(({ body }) => body).join("\n")}\n`);
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
