/**
 * The sample agency of the tests: its content, and the site that is built from it. What is in `content/` and `dist/client`
 * belongs to the agency that uses the project, and no test depends on it.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, isSettings, SETTINGS } from "#schemas/page-ids.ts";
import { inProject } from "./project.ts";

/** The content of the sample agency as a site export. */
export const SAMPLE_EXPORT = "content/default-content.json";

/** Folder of the content store. It is created from the export, and no test writes to it. */
export const SAMPLE_CONTENT = inProject("dist/sample/content");

/** Folder of the built site. */
export const SAMPLE_SITE = inProject("dist/sample/site");

type SampleExport = { site: JsonObject; theme: JsonObject; pages: Record<string, JsonObject> };

/** Creates the store if it is missing or older than the export. */
export async function writeSampleContent(): Promise<void> {
  const [source, target] = [inProject(SAMPLE_EXPORT), join(SAMPLE_CONTENT, "site.json")];
  if (existsSync(target) && statSync(target).mtimeMs > statSync(source).mtimeMs) return;
  mkdirSync(dirname(SAMPLE_CONTENT), { recursive: true });
  // Another test process may create the store at the same time. A mixture of both would have two first revisions.
  const folder = mkdtempSync(`${SAMPLE_CONTENT}-`);
  const { site, theme, pages } = JSON.parse(readFileSync(source, "utf8")) as SampleExport;
  const store = await openFileStore({ dir: folder });
  const changes = Object.entries({ site, theme, ...pages }).map(([page, after]) => ({ page, before: null, after }));
  const note = { by: "Prairie Lantern", message: "Default content", source: SAMPLE_EXPORT, format: "site-export" };
  await store.transaction((writer) => writer.commit(changes, { ...note, sha256: "" }));
  cpSync(inProject("tests/fixtures/sample-media"), join(folder, "media"), { recursive: true });
  rmSync(SAMPLE_CONTENT, { recursive: true, force: true });
  try {
    renameSync(folder, SAMPLE_CONTENT);
  } catch (error) {
    // Another process was faster, and its store is the same.
    if ((error as NodeJS.ErrnoException).code !== "ENOTEMPTY") throw error;
    rmSync(folder, { recursive: true });
  }
}

/** Copies the store into a folder. Without its history, each file is an edit by hand. */
export function copySampleContent(contentDir: string, { withHistory = true } = {}): void {
  for (const name of ["pages", "media", "site.json", "theme.json", ...(withHistory ? ["history"] : [])]) {
    cpSync(join(SAMPLE_CONTENT, name), join(contentDir, name), { recursive: true });
  }
}

/** Reads a document of the store. */
export function readSampleDocument(id: DocumentId): JsonObject {
  const file = isSettings(id) ? `${id}.json` : `pages/${id}.json`;
  return JSON.parse(readFileSync(join(SAMPLE_CONTENT, file), "utf8")).content;
}

/** Reads all documents of the store. */
export function listSampleDocuments(): [DocumentId, JsonObject][] {
  const files = readdirSync(join(SAMPLE_CONTENT, "pages"), { recursive: true, encoding: "utf8" });
  const ids = files.filter((file) => file.endsWith(".json")).map((file) => file.replace(/\.json$/, ""));
  return [...ids.sort(), ...SETTINGS].map((id) => [id, readSampleDocument(id)]);
}
