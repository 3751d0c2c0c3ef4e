import { type Facts, replaceReferences } from "#content/facts/facts.ts";
import { isObject, type JsonValue } from "#schemas/json.ts";
import type { FieldDefinition } from "#site/admin/fields/field-definition.ts";
import { ITEM_VALUE } from "../values/form-values.ts";

/** The keys that name an item, the best one first. */
const TITLE_KEYS = ["name", "question", "title", "author", "label", "subject", "quote", "text", "id"] as const;

/** Returns the key of the field that names the items of a list. */
export function titleKeyOf(item: FieldDefinition): string {
  if (item.kind !== "group") return ITEM_VALUE;
  const shown = item.fields.filter(({ place, key }) => place !== "hidden" || key === "id");
  return TITLE_KEYS.find((key) => shown.some((field) => field.key === key)) ?? "";
}

/** Returns the name of an item as visitors read it, without markup, or "" if it has none yet. */
export function itemTitle(item: FieldDefinition, value: JsonValue | undefined, facts: Facts): string {
  const title = isObject(value) ? value[titleKeyOf(item)] : undefined;
  return typeof title === "string" ? replaceReferences(title.replace(/<[^<>]*>/g, "").trim(), facts) : "";
}
