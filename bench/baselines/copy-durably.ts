import { closeSync, fsync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const BATCH_SIZE = 64;

/**
 * Writes copies of the JSON files below `from` to `to` and syncs them, 64 at a time.
 * @returns the time in milliseconds, without reading the files
 */
export async function copyDurably(from: string, to: string): Promise<number> {
  const names = readdirSync(from, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  const files = names.map((name) => ({ path: join(to, name), bytes: readFileSync(join(from, name)) }));
  const start = performance.now();
  for (const folder of new Set(files.map(({ path }) => dirname(path)))) mkdirSync(folder, { recursive: true });
  for (let done = 0; done < files.length; done += BATCH_SIZE) {
    const descriptors = files.slice(done, done + BATCH_SIZE).map(({ path, bytes }) => {
      const descriptor = openSync(`${path}.tmp`, "w");
      writeSync(descriptor, bytes);
      return descriptor;
    });
    await Promise.all(descriptors.map((descriptor) => promisify(fsync)(descriptor)));
    for (const descriptor of descriptors) closeSync(descriptor);
  }
  for (const { path } of files) renameSync(`${path}.tmp`, path);
  return performance.now() - start;
}
