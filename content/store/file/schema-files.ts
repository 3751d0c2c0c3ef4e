/**
 * JSON Schemas for editors: the files that `$schema` of stored files and exports refers to. A store inside the project uses
 * the project's schemas; any other store has copies, so that they are found wherever the store is moved or cloned.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";

/** Returns the absolute path of the folder that has the schemas of a store, or will have them after its next commit. */
export function schemaFolder(root: string): string {
  const shared = resolve(root, "../schemas");
  return existsSync(join(shared, "page.schema.json")) ? shared : resolve(root, "schemas");
}

/** Returns the `$schema` of a file. */
export function schemaReference(schemas: string, path: string, folder: string): string {
  return relative(folder, join(schemas, path)).replaceAll("\\", "/");
}

/**
 * Returns a function that writes the schemas that a store outside the project lacks, or has in an earlier version. Loads
 * them first, so that a commit that calls it at its end cannot fail there. Only editors need the schemas, so a file that
 * cannot be written is left to the next commit.
 */
export async function createSchemaWriter(root: string): Promise<() => void> {
  const folder = schemaFolder(root);
  if (folder !== resolve(root, "schemas")) return () => {};
  const { SCHEMA_TEXTS } = await import("../schema-texts.ts");
  return () => {
    try {
      for (const [path, text] of SCHEMA_TEXTS) {
        const file = join(folder, path);
        if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileAtomic(file, text);
      }
    } catch (cause) {
      if (!isFileError(cause)) throw cause;
    }
  };
}
