/** Generates the files that derive from the schemas and the token table. `agency schema` writes and checks them. */
import { _, Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { compile } from "json-schema-to-typescript";
import pageSchema from "../page.schema.json" with { type: "json" };
import revisionSchema from "../revision.schema.json" with { type: "json" };
import siteSchema from "../site.schema.json" with { type: "json" };
import themeSchema from "../theme.schema.json" with { type: "json" };
import { formats } from "../values/value-formats.ts";
import { formatSchemas } from "./format-schemas.ts";

const NOTICE = "Generated from the schemas by `agency schema --write`. Do not edit.";

/** Returns the text of each generated file, by its path below `schemas/`. */
export async function generate(): Promise<Record<string, string>> {
  const formats = Object.entries(formatSchemas()).map(([format, schema]) => {
    const path = `formats/${format}.schema.json`;
    const $id = `https://agency.example.com/schemas/${path}`;
    const titled = { $schema: "https://json-schema.org/draft/2020-12/schema", $id, $comment: NOTICE, ...schema };
    return [path, `${JSON.stringify(titled, null, 2)}\n`];
  });
  return {
    "generated/page.ts": await generateTypes(pageSchema),
    "generated/site.ts": await generateTypes(siteSchema),
    "generated/theme.ts": await generateTypes(themeSchema),
    "generated/validators.js": generateValidators(),
    "generated/validators.d.ts": VALIDATOR_TYPES,
    ...Object.fromEntries(formats),
  };
}

function generateTypes(schema: object): Promise<string> {
  return compile(structuredClone(schema), "", {
    bannerComment: `/** ${NOTICE} */`,
    additionalProperties: false,
    format: true,
  });
}

/**
 * Compiles the validators ahead of time, so that pages need no `unsafe-eval` and commands do not wait for Ajv.
 * `unicode: false` counts UTF-16 code units in string limits, as the importer's own limit does. Ajv inlines schemas
 * without references by default: that saves a call and a pointer for each text, which is a third of the time. The admin
 * loads the code, so it has no messages, and no support for `unevaluatedProperties` and `$dynamicRef`, which no schema uses.
 */
function generateValidators(): string {
  const framed = [pageSchema, siteSchema, themeSchema];
  const ajv = new Ajv2020({
    allErrors: true,
    unicode: false,
    allowUnionTypes: true,
    logger: false,
    messages: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
    formats,
    schemas: [pageSchema, siteSchema, themeSchema, revisionSchema, ...framed.map(frameOf)].map(withoutTexts),
  });
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  ajv.addKeyword({ keyword: "html", schemaType: "boolean" });
  const code = standalone.default(ajv, VALIDATORS);
  if (code.includes("require(")) throw new Error("Ajv generated a call to require, which a module cannot make.");
  // No message uses the locations in the schemas.
  const short = withCollector(withLinearErrors(code).replaceAll(/,schemaPath:"[^"]*"/g, ""));
  return `// ${NOTICE}\nimport { formats } from "../values/value-formats.ts";\n${short}`;
}

/** Removes the texts for people, which Ajv would copy into the code. */
function withoutTexts<Schema extends object>(schema: Schema): Schema {
  const isText = (key: string, value: unknown) => key === "description" && typeof value === "string";
  return JSON.parse(JSON.stringify(schema, (key, value) => (isText(key, value) ? undefined : value)));
}

type StoredSchema = typeof pageSchema | typeof siteSchema | typeof themeSchema;

/** Returns the schema of a stored file without the schema of its content, which has its own validator. */
function frameOf({ $id, type, required, properties, additionalProperties }: StoredSchema) {
  const framed = { ...properties, content: { type: "object" } };
  const id = $id.replace(".schema.json", "-frame.schema.json");
  return { $id: id, type, required, additionalProperties, properties: framed };
}

/**
 * Makes the collection of errors linear. After each call to a referenced schema, Ajv's code copies all errors so far:
 * `vErrors = vErrors.concat(validate1.errors)`. The time is therefore quadratic in the number of errors.
 *
 * Measured with 100,000 list items of two errors each: 57 s with `concat`, 0.1 s with `append`. No option of Ajv 8
 * avoids the copies: the time stays quadratic with `code.optimize` and `passContext`, and also with `inlineRefs`, which
 * inlines only schemas without references. Schemas with every reference replaced by its definition are linear too, but
 * make the code 36 kB instead of 16 kB (gzip), and the admin loads it.
 * @throws Error if Ajv's code no longer has such copies
 */
function withLinearErrors(code: string): string {
  const linear = code.replaceAll(/vErrors\.concat\((\w+)\.errors\)/g, "append(vErrors, $1.errors)");
  if (linear === code) throw new Error("Ajv no longer generates `vErrors.concat(…)`. Check withLinearErrors.");
  return `${linear}\n${APPEND}`;
}

/**
 * Shortens the code that collects an error, from seven lines to a call. The admin loads the validators, which are a quarter
 * smaller for it after minification.
 * @throws Error if Ajv's code no longer has such lines
 */
function withCollector(code: string): string {
  const collection =
    /const (err\d+) = \{instancePath(?::(.*?))?,keyword:("\w+"),params:(\{.*\})\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;
  const short = code.replaceAll(
    collection,
    (_, _name, path = "instancePath", keyword, params) => `vErrors = collect(vErrors, ${path}, ${keyword}, ${params});`,
  );
  if (short === code) throw new Error("Ajv no longer generates `vErrors.push(…)` as before. Check withCollector.");
  return `${short}\n${COLLECT}`;
}

const APPEND = `function append(errors, more) {
  for (const error of more) errors.push(error);
  return errors;
}
`;

const COLLECT = `function collect(errors, instancePath, keyword, params) {
  const error = { instancePath, keyword, params };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
`;

/** The exported validators, each with the id of its schema. */
const VALIDATORS = {
  validatePageFrame: frameOf(pageSchema).$id,
  validateSiteFrame: frameOf(siteSchema).$id,
  validateThemeFrame: frameOf(themeSchema).$id,
  validatePageContent: `${pageSchema.$id}#/$defs/pageContent`,
  validateSiteContent: `${siteSchema.$id}#/$defs/site`,
  validateThemeContent: `${themeSchema.$id}#/$defs/theme`,
  validateRevision: revisionSchema.$id,
};

const VALIDATOR_TYPES = `// ${NOTICE}
/** The fields of Ajv's ErrorObject that this project reads. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  /** The key that does not match. An error of the keyword \`propertyNames\` follows. */
  propertyName?: string;
}
interface Validator {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}
${Object.keys(VALIDATORS)
  .map((name) => `export declare const ${name}: Validator;\n`)
  .join("")}`;
