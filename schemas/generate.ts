/** Makes the files that follow from the schemas and the token table. `agency schema` writes and checks them. */
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { compile } from "json-schema-to-typescript";
import pageSchema from "./page.schema.json" with { type: "json" };
import siteSchema from "./site.schema.json" with { type: "json" };
import { TOKENS } from "./tokens.ts";

const NOTE = "Generated from the schemas by `agency schema --write`. Do not edit.";

/**
 * @returns the text of each generated file, by its path below schemas/
 */
export async function generate(): Promise<Record<string, string>> {
  return {
    "generated/page.ts": await types(pageSchema),
    "generated/site.ts": await types(siteSchema),
    "generated/validators.js": validators(),
    "generated/validators.d.ts": VALIDATOR_TYPES,
    "formats/tokens.schema.json": `${JSON.stringify(tokensSchema(), null, 2)}\n`,
  };
}

function types(schema: object): Promise<string> {
  return compile(structuredClone(schema), "", {
    bannerComment: `/** ${NOTE} */`,
    additionalProperties: false,
    format: true,
  });
}

/**
 * Validators compiled ahead, so that no page needs `unsafe-eval` and no command waits for the compiler.
 * `unicode: false` counts UTF-16 units in string limits, as the importer's own limit does.
 */
function validators(): string {
  const ajv = new Ajv2020({
    allErrors: true,
    unicode: false,
    allowUnionTypes: true,
    inlineRefs: false,
    logger: false,
    code: { source: true, esm: true, lines: true },
    schemas: [pageSchema, siteSchema, frameOf(pageSchema), frameOf(siteSchema)],
  });
  ajv.addKeyword({ keyword: "html", schemaType: "boolean" });
  const code = standalone.default(ajv, {
    validatePageFrame: frameOf(pageSchema).$id,
    validateSiteFrame: frameOf(siteSchema).$id,
    validatePageContent: `${pageSchema.$id}#/$defs/pageContent`,
    validateSiteContent: `${siteSchema.$id}#/$defs/site`,
  });
  return `// ${NOTE}\n${code.replaceAll(/vErrors\.concat\((\w+)\.errors\)/g, "append(vErrors, $1.errors)")}\n${APPEND}`;
}

/** The schema of a stored file, without what its content has to be: that is checked by itself. */
function frameOf({ $id, type, required, properties, additionalProperties }: typeof pageSchema | typeof siteSchema) {
  const framed = { ...properties, content: { type: "object" } };
  return {
    $id: $id.replace(".schema.json", "-frame.schema.json"),
    type,
    required,
    additionalProperties,
    properties: framed,
  };
}

/** Ajv copies all errors there are so far for each value of a referenced schema: minutes for 100,000 bad items. */
const APPEND = `function append(errors, more) {
  for (const error of more) errors.push(error);
  return errors;
}
`;

const VALIDATOR_TYPES = `// ${NOTE}
/** The part of Ajv's ErrorObject that is read. */
interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
}
interface Validator {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}
export declare const validatePageFrame: Validator;
export declare const validateSiteFrame: Validator;
export declare const validatePageContent: Validator;
export declare const validateSiteContent: Validator;
`;

interface SchemaNode {
  properties: Record<string, object>;
}

/** The flat token record, whose values are what the page schema says of the place that the table names. */
function tokensSchema() {
  const properties = TOKENS.map(({ token, path: [section, field], siteSettingOn: siteFactOf }) => {
    const [file, root]: [string, SchemaNode] =
      siteFactOf === undefined ? ["page", pageSchema.$defs.pageContent] : ["site", siteSchema.$defs.site];
    const reference = (root.properties[section] as { $ref?: string } | undefined)?.$ref;
    if (field === undefined) return [token, { $ref: `../${file}.schema.json#/$defs/site/properties/${section}` }];
    if (reference === undefined) throw new Error(`${token} names no section of the ${file} schema`);
    return [token, { $ref: `../${file}.schema.json${reference}/properties/${field}` }];
  });
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://agency.example.com/schemas/formats/tokens.schema.json",
    $comment: NOTE,
    title: "TokenRecord",
    description: "One page as a flat record of tokens; the import says which page.",
    type: "object",
    properties: { $schema: { type: "string" }, ...Object.fromEntries(properties) },
  };
}
