/** Pointers of fields in a document, and the paths that the form library uses for the same fields. */
import { type Pointer, segments } from "#schemas/json.ts";
import { definitionAt, type FieldDefinition } from "#site/admin/fields/field-definition.ts";
import { ITEM_VALUE } from "./form-values.ts";

/** Returns `faq.items.2.answer` for `/faq/items/2/answer`, and `checklist.items.2.value` for a text in a list. */
export function toFormPath(root: FieldDefinition, pointer: Pointer): string {
  const path = segments(pointer);
  const parent = definitionAt(root, pointer.slice(0, pointer.lastIndexOf("/")));
  const isItemText = parent?.kind === "list" && parent.item.kind !== "group";
  return (isItemText ? [...path, ITEM_VALUE] : path).join(".");
}

/** Returns the pointers of the values that contain the value at a pointer, from the outside in, and the pointer itself. */
export function pathTo(pointer: Pointer): Pointer[] {
  const parts = pointer.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join("/"));
}
