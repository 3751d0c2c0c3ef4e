// tsx import-once.ts FILE CONTENT validate|import: calls the importer once, with the text already in memory.
import { readFileSync } from "node:fs";
import { importContent } from "#content/importer/import-content.ts";
import { openFileStore } from "#content/store/file/file-store.ts";

const [file = "", dir = "", mode] = process.argv.slice(2);
const raw = readFileSync(file, "utf8");
const store = await openFileStore({ dir });
const start = performance.now();
const options = { mayCreate: true, isDryRun: mode === "validate" };
const { success } = await importContent([{ raw, file }], options, store, { by: "bench", message: "", sha256: "" });
Object.assign(globalThis, { measured: { innerMs: performance.now() - start } });
if (!success) process.exitCode = 1;
