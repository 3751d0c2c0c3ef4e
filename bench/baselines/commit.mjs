// node commit.mjs FOLDER: for each message, writes, syncs and renames the same files as an import of one page, and replies
// with the milliseconds that took.
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder = ""] = process.argv.slice(2);
const at = (...names) => join(folder, ...names);
for (const name of ["site/.staging", "content/pages", "content/history", "content/.writers"]) {
  mkdirSync(at(name), { recursive: true });
}
const page = "page".repeat(15_000);
const document = "document".repeat(1000);

let revision = 0;
process.on("message", () => {
  revision += 1;
  const start = performance.now();
  commit(at("content/.writers", String(revision)), at("site/.staging", String(revision)));
  process.send?.(performance.now() - start);
});

/** Repeats the steps of site/publishing/live/staged-pages.ts, content/store/file/ and api/auth/audit-log.ts. */
function commit(writer, staging) {
  mkdirSync(writer);
  mkdirSync(staging);
  sync(at("site/.staging"));
  writeFileSync(join(staging, "page.html"), page);

  mkdirSync(join(writer, "staged"));
  writeDurably(join(writer, "staged/0.json"), document);
  for (const parent of [join(writer, "staged"), writer, at("content/.writers")]) sync(parent);
  writeDurably(join(writer, "revision.json"), document + document);
  renameSync(join(writer, "revision.json"), at(`content/history/${revision}.json`));
  sync(at("content/history"));
  renameSync(join(writer, "staged/0.json"), at("content/pages/page.json"));
  for (const parent of [at("content/pages"), at("content")]) sync(parent);
  renameSync(join(staging, "page.html"), at("site/page.html"));
  rmSync(writer, { recursive: true });
  writeDurably(at("audit.jsonl"), "audit\n", "a");
}

function writeDurably(file, text, flag = "w") {
  writeFileSync(file, text, { flag });
  sync(file);
}

function sync(path) {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
