/**
 * JSON Schemas for editors: the files that `$schema` of stored files and exports refers to. A store inside the project uses
 * the project's schemas; any other store has copies, so that they are found wherever the store is moved or cloned.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import nestedTokensSchema from "#schemas/formats/nested-tokens.schema.json" with { type: "json" };
import siteExportSchema from "#schemas/formats/site-export.schema.json" with { type: "json" };
import stringSchema from "#schemas/formats/string.schema.json" with { type: "json" };
import tokensSchema from "#schemas/formats/tokens.schema.json" with { type: "json" };
import pageSchema from "#schemas/page.schema.json" with { type: "json" };
import siteSchema from "#schemas/site.schema.json" with { type: "json" };

/** The schemas by their paths below a folder of schemas. */
const SCHEMAS = {
  "page.schema.json": pageSchema,
  "site.schema.json": siteSchema,
  "formats/nested-tokens.schema.json": nestedTokensSchema,
  "formats/site-export.schema.json": siteExportSchema,
  "formats/string.schema.json": stringSchema,
  "formats/tokens.schema.json": tokensSchema,
};

let texts: ReadonlyMap<string, string> | undefined;

/** Returns the texts of the schema files by their paths. */
function schemaTexts(): ReadonlyMap<string, string> {
  texts ??= new Map(Object.entries(SCHEMAS).map(([path, schema]) => [path, `${JSON.stringify(schema, null, 2)}\n`]));
  return texts;
}

/** Returns the absolute path of the folder that has the schemas of a store, or will have them after its next commit. */
export function schemaFolder(root: string): string {
  const shared = resolve(root, "../schemas");
  return existsSync(join(shared, "page.schema.json")) ? shared : resolve(root, "schemas");
}

/**
 * Returns the `$schema` of a file.
 * @param schemas the folder of the schemas
 * @param path the path of a schema below that folder
 * @param folder the folder of the file
 */
export function schemaReference(schemas: string, path: string, folder: string): string {
  return relative(folder, join(schemas, path)).replaceAll("\\", "/");
}

/**
 * Writes the schemas that a store outside the project lacks, or has in an earlier version. Only editors need them, so a
 * file that cannot be written is left to the next commit.
 */
export function writeSchemaFiles(root: string): void {
  const folder = schemaFolder(root);
  if (folder !== resolve(root, "schemas")) return;
  try {
    for (const [path, text] of schemaTexts()) {
      const file = join(folder, path);
      if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileAtomic(file, text);
    }
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
  }
}
