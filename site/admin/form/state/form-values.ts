import { isObject, type JsonObject, type JsonValue, type Pointer, segments } from "#schemas/json.ts";

/**
 * The values of a form. Unlike content, they have every field of the objects that exist, because a form restores the
 * initial value of a field that has none: blank fields are "" or null. Items of lists are objects, also texts.
 */

import { definitionAt, type FieldDefinition, type GroupDefinition } from "#site/admin/fields/field-definition.ts";

/** Kinds whose blank value is null. That of all others is "". */
const NO_TEXTS: ReadonlySet<FieldDefinition["kind"]> = new Set(["number", "checkbox", "color", "hidden"]);

/** The key of a text in the object that represents it in a list. */
export const ITEM_VALUE = "value";

/** Returns the form values of content. A group at the top of a document that does not exist stays missing. */
export function toFormValues(definition: GroupDefinition, content: JsonObject): JsonObject {
  const values = definition.fields.map((field) => {
    const value = content[field.key];
    const isMissingSection = field.kind === "group" && !field.isPermanent && !isObject(value);
    return [field.key, isMissingSection ? null : toFormValue(field, value)] as const;
  });
  return { ...content, ...Object.fromEntries(values) };
}

/** Returns the form value of a field, or its blank value if the field has none. */
export function toFormValue(definition: FieldDefinition, value: JsonValue | undefined): JsonValue {
  switch (definition.kind) {
    case "group": {
      const content = isObject(value) ? value : {};
      const members = definition.fields.map((field) => [field.key, toFormValue(field, content[field.key])]);
      return { ...content, ...Object.fromEntries(members) };
    }
    case "list":
      return (Array.isArray(value) ? value : []).map((item) => toItemValue(definition.item, item));
    default:
      return value ?? (NO_TEXTS.has(definition.kind) ? null : "");
  }
}

/** Returns the form value of an item of a list, or its blank value. */
export function toItemValue(definition: FieldDefinition, item: JsonValue | undefined): JsonObject {
  const value = toFormValue(definition, item);
  return isObject(value) ? value : { [ITEM_VALUE]: value };
}

/** Returns the content of form values: without blank fields, except for required ones of objects that have a value. */
export function toContent(definition: GroupDefinition, values: JsonObject): JsonObject {
  const members = definition.fields.flatMap((field) => {
    const value = contentOf(field, values[field.key] ?? null);
    return value === undefined ? [] : [[field.key, value] as const];
  });
  const known = new Set(definition.fields.map(({ key }) => key));
  const others = Object.entries(values).filter(([key]) => !known.has(key));
  return Object.fromEntries([...others, ...members]);
}

/** Returns the content of one form value, or undefined if it is blank and need not be stored. */
export function contentOf(definition: FieldDefinition, value: JsonValue): JsonValue | undefined {
  switch (definition.kind) {
    case "group": {
      if (!isObject(value)) return undefined;
      const content = toContent(definition, value);
      return definition.isRequired || Object.values(content).some((member) => member !== "") ? content : undefined;
    }
    case "list": {
      const items = Array.isArray(value) ? value : [];
      return items.length === 0 ? undefined : items.map((item) => itemContentOf(definition.item, item));
    }
    default:
      if (value === "" || value === null)
        return definition.isRequired && !NO_TEXTS.has(definition.kind) ? "" : undefined;
      return value;
  }
}

function itemContentOf(definition: FieldDefinition, item: JsonValue): JsonValue {
  if (definition.kind === "group") return contentOf(definition, item) ?? {};
  return (isObject(item) ? item[ITEM_VALUE] : undefined) ?? "";
}

/**
 * Returns the next free ID in the pattern of a list, such as `feature_3` after `feature_1` and `feature_2`.
 * @param path the keys from the top of the document to the list, which name the IDs of a list that has none yet
 */
export function nextItemId(items: readonly JsonValue[], path: readonly string[]): string | number {
  const ids = items.flatMap((item) => (isObject(item) && item.id !== null && item.id !== undefined ? [item.id] : []));
  if (ids.length > 0 && ids.every((id) => typeof id === "number")) return Math.max(...ids) + 1;
  const texts = ids.map(String);
  const [, prefix = `${listName(path)}_`] = /^(.*?)\d+$/.exec(texts.findLast((id) => /\d$/.test(id)) ?? "") ?? [];
  const numbers = texts.map((id) => (id.startsWith(prefix) ? Number(id.slice(prefix.length)) : 0));
  return `${prefix}${Math.max(0, ...numbers.filter(Number.isInteger)) + 1}`;
}

/** Returns `faq` for `faq/items` and `member` for `team/members`. */
function listName(path: readonly string[]): string {
  return (path.findLast((key) => key !== "items") ?? "item").replace(/s$/, "");
}

/**
 * Returns the path of a field for the form library: `faq.items.2.answer` for `/faq/items/2/answer`, and
 * `checklist.items.2.value` for a text in a list.
 */
export function toFormPath(root: FieldDefinition, pointer: Pointer): string {
  const path = segments(pointer);
  const parent = definitionAt(root, pointer.slice(0, pointer.lastIndexOf("/")));
  const isItemText = parent?.kind === "list" && parent.item.kind !== "group";
  return (isItemText ? [...path, ITEM_VALUE] : path).join(".");
}
