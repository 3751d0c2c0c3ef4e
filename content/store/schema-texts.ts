/** Texts of the JSON Schemas that a store outside the project has copies of. Large, so it is imported on demand. */
import nestedTokensSchema from "#schemas/formats/nested-tokens.schema.json" with { type: "json" };
import siteExportSchema from "#schemas/formats/site-export.schema.json" with { type: "json" };
import stringSchema from "#schemas/formats/string.schema.json" with { type: "json" };
import tokensSchema from "#schemas/formats/tokens.schema.json" with { type: "json" };
import pageSchema from "#schemas/page.schema.json" with { type: "json" };
import siteSchema from "#schemas/site.schema.json" with { type: "json" };

const SCHEMAS = {
  "page.schema.json": pageSchema,
  "site.schema.json": siteSchema,
  "formats/nested-tokens.schema.json": nestedTokensSchema,
  "formats/site-export.schema.json": siteExportSchema,
  "formats/string.schema.json": stringSchema,
  "formats/tokens.schema.json": tokensSchema,
};

/** The text of each schema by its path below a folder of schemas. */
export const SCHEMA_TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries(SCHEMAS).map(([path, schema]) => [path, `${JSON.stringify(schema, null, 2)}\n`]),
);
