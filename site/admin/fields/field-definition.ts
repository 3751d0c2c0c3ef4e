/** The fields of a document as its form shows them, built from the JSON Schemas and the table of labels. */
import { isObject, type JsonObject, type Pointer } from "#schemas/json.ts";
import pageSchema from "#schemas/page.schema.json" with { type: "json" };
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";
import siteSchema from "#schemas/site.schema.json" with { type: "json" };
import themeSchema from "#schemas/theme.schema.json" with { type: "json" };
import { type FieldPlace, fieldLabel, fieldLabelOf } from "./field-labels.ts";

/** The kinds of fields with one value. Each has its control. */
export type LeafKind =
  | "text"
  | "multiline"
  /** Text that may contain HTML. */
  | "rich"
  | "link"
  | "media"
  | "date"
  | "email"
  | "phone"
  | "number"
  | "checkbox"
  /** A color of both schemes. */
  | "color"
  | "choice";

interface DefinitionBase {
  /** The key in the object that has the field; "" for an item of a list. */
  key: string;
  /** The keys from the top of the document, without the indexes of items. */
  path: readonly string[];
  label: string;
  help?: string | undefined;
  isRequired: boolean;
  /** True for a group at the top of a document that its form shows also if the document lacks it. */
  isPermanent: boolean;
  place: FieldPlace;
}

export interface LeafDefinition extends DefinitionBase {
  kind: LeafKind;
  softLength?: number | undefined;
  options?: readonly string[];
}

/** An object with known keys, in the order of the schema. */
export type GroupDefinition = DefinitionBase & { kind: "group"; fields: readonly FieldDefinition[] };

export interface ListDefinition extends DefinitionBase {
  kind: "list";
  item: FieldDefinition;
  /** The name of one item, such as "Question". */
  itemName: string;
}

export type FieldDefinition =
  | LeafDefinition
  | GroupDefinition
  | ListDefinition
  /** A value that forms keep as it is and do not show, unless a control for more than this field does. */
  | (DefinitionBase & { kind: "hidden" });

const PAGE_SCHEMA = [pageSchema.$defs.pageContent, pageSchema.$defs] as const;
const SETTINGS_SCHEMAS = {
  site: [siteSchema.$defs.site, siteSchema.$defs],
  theme: [themeSchema.$defs.theme, themeSchema.$defs],
} as const;

const built = new Map<object, GroupDefinition>();

export function definitionOf(document: DocumentId): GroupDefinition {
  const [root, $defs] = isSettings(document) ? SETTINGS_SCHEMAS[document] : PAGE_SCHEMA;
  const place = { key: "", path: [], isRequired: true, $defs };
  const definition = built.get($defs) ?? (defineField(root as JsonObject, place) as GroupDefinition);
  built.set($defs, definition);
  return definition;
}

/** Returns the field at a pointer, or undefined if the document has none there. */
export function definitionAt(root: FieldDefinition, pointer: Pointer): FieldDefinition | undefined {
  return pointer
    .split("/")
    .slice(1)
    .reduce<FieldDefinition | undefined>((definition, key) => {
      if (definition?.kind === "list") return definition.item;
      return definition?.kind === "group" ? definition.fields.find((field) => field.key === key) : undefined;
    }, root);
}

type Place = Pick<DefinitionBase, "key" | "path" | "isRequired"> & { $defs: Readonly<Record<string, object>> };

function defineField(node: JsonObject, { $defs, ...place }: Place): FieldDefinition {
  const reference = typeof node.$ref === "string" ? node.$ref.replace("#/$defs/", "") : "";
  const schema = { ...($defs[reference] as JsonObject | undefined), ...node };
  const { help, softLength, isMultiline = false, isPermanent = false, ...settings } = fieldLabelOf(place.path);
  const { place: where = "main", item } = settings;
  const base = { ...place, label: fieldLabel(place.path), help, isPermanent, place: where };
  const isHidden = where === "hidden";
  if (isObject(schema.properties) && !isHidden) {
    const required = Array.isArray(schema.required) ? schema.required : [];
    const fields = Object.entries(schema.properties).map(([key, value]) =>
      defineField(value as JsonObject, { key, path: [...place.path, key], isRequired: required.includes(key), $defs }),
    );
    return { ...base, kind: "group", fields };
  }
  if (isObject(schema.items) && !isHidden) {
    const itemDefinition = defineField(schema.items, { key: "", path: place.path, isRequired: true, $defs });
    return { ...base, kind: "list", item: { ...itemDefinition, place: "main" }, itemName: item ?? "Item" };
  }
  const kind = leafKindOf(schema, reference, isMultiline);
  if (kind === undefined) return { ...base, kind: "hidden", place: "hidden" };
  const options = Array.isArray(schema.enum) && { options: schema.enum.map(String) };
  return { ...base, kind, softLength, ...options };
}

/** The kinds of texts by the format of the schema. */
const FORMATS: Readonly<Record<string, LeafKind>> = {
  link: "link",
  "iso-date": "date",
  email: "email",
  phone: "phone",
};
const TYPES: Readonly<Record<string, LeafKind>> = { boolean: "checkbox", integer: "number", string: "text" };

/** Returns undefined for a value that has no control, such as an ID. */
function leafKindOf(schema: JsonObject, reference: string, isMultiline: boolean): LeafKind | undefined {
  if (schema.html === true) return "rich";
  if (reference === "media") return "media";
  if (reference === "color" && Array.isArray(schema.anyOf)) return "color";
  if (reference === "themeFont") return "choice";
  if (Array.isArray(schema.enum)) return "choice";
  const kind = FORMATS[String(schema.format)] ?? TYPES[String(schema.type)];
  return kind === "text" && isMultiline ? "multiline" : kind;
}
