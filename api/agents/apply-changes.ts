/** Applies the changes of an agent to documents. A change names one field, and the items of lists by id. */
import { createPatch } from "#content/documents/merge-patch.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { type Shape, shapeFor } from "#schemas/content-shape.ts";
import { isObject, type JsonObject, type JsonValue, ownMember, type Pointer, segments } from "#schemas/json.ts";
import { type DocumentId, SITE, toSlug } from "#schemas/page-ids.ts";

export interface AgentChange {
  page: DocumentId;
  /** Keys and ids from the top of the page, with slashes or dots between them: `team/members/ada/title`. */
  field: string;
  value?: unknown;
  /** Item to add to the list, after the item with the id `after` or at its end. */
  add?: unknown;
  after?: string | undefined;
  remove?: boolean | undefined;
}

/** Settings that are rules for people, or that would take a page away. Agents neither read nor change them. */
const CLOSED_SETTINGS: ReadonlySet<string> = new Set(["approvals", "lint", "redirects", "unrouted"]);

export function isClosed(page: DocumentId, path: readonly string[]): boolean {
  return (page === SITE && CLOSED_SETTINGS.has(path[0] ?? "")) || path.includes("unmapped");
}

/** Returns the fields of a document that agents may read. */
export function openContent(page: DocumentId, content: JsonObject): JsonObject {
  const open = Object.fromEntries(Object.entries(content).filter(([key]) => !isClosed(page, [key])));
  return JSON.parse(JSON.stringify(open, (key, value) => (key === "unmapped" ? undefined : value)));
}

/** Returns the name of a field, such as `team/members/ada/title` for `/team/members/0/title`. */
export function toField(content: JsonValue, pointer: Pointer): string {
  let value: JsonValue | undefined = content;
  const names = segments(pointer).map((key) => {
    const isItem = Array.isArray(value);
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? ownMember(value, key) : undefined;
    return isItem ? (idOf(value) ?? key) : key;
  });
  return names.join("/");
}

/**
 * Applies changes one after another.
 * @param base the documents that the changes were made to
 * @returns the patches of the documents that differ, and the problems
 */
export function applyChanges(base: ReadonlyMap<DocumentId, JsonObject>, changes: readonly AgentChange[]) {
  const documents = structuredClone(new Map(base));
  const problems = changes.flatMap((change) => {
    const { page, field } = change;
    const path = field.replace(/^\//, "").split(field.includes("/") ? "/" : ".");
    const isOpen = !isClosed(page, path);
    const message = isOpen
      ? applyChange(documents.get(page) ?? {}, path, change)
      : `Agents may not change "${field}". Ask a person to do it.`;
    return message === undefined ? [] : [{ code: isOpen ? "change/field" : "change/closed", message, page, field }];
  });
  const patches = [...base].map(([page, before]) => [page, createPatch(before, documents.get(page) ?? {})] as const);
  return { patches: new Map(patches.filter(([, patch]) => Object.keys(patch).length > 0)), problems };
}

/** A value in an object or a list, which may not be there yet. */
type Place = { parent: object; key: string | number; shape: Shape; value: JsonValue | undefined };

/** Applies a change, or returns what is wrong with it. */
function applyChange(document: JsonObject, path: readonly string[], change: AgentChange): string | undefined {
  const { page, value, add, after, remove = false } = change;
  if ([value !== undefined, add !== undefined, remove].filter(Boolean).length !== 1)
    return "A change has one of `value`, `add` and `remove`. Give just one of them.";
  const place = findPlace(document, path, shapeFor(page));
  if (typeof place === "string") return place;
  if (add !== undefined) return addItem(place, add, after);
  return remove ? removeValue(place) : setValue(place, value);
}

/** Finds a field, and creates the sections that the page does not have yet. Returns what is wrong if there is no such field. */
function findPlace(document: JsonObject, path: readonly string[], root: Shape): Place | string {
  let place: Place = { parent: { "": document }, key: "", shape: root, value: document };
  for (const [depth, name] of path.entries()) {
    const { shape } = place;
    const value = place.value ?? {};
    const where = depth === 0 ? "the page" : `"${path[depth - 1]}"`;
    if (shape.kind === "list") {
      const items = Array.isArray(value) ? value : [];
      const names = items.map((item, index) => idOf(item) ?? String(index));
      const key = names.indexOf(name);
      if (key < 0) return `There is no item "${name}" in ${where}. It has: ${names.join(", ") || "none"}.`;
      place = { parent: items, key, shape: shape.item, value: items[key] };
    } else if (shape.kind === "object" && isObject(value)) {
      const inner = shape.keys.get(name);
      const known = [...shape.keys.keys()].filter((key) => key !== "unmapped");
      if (inner === undefined)
        return `There is no field "${name}" in ${where}.${didYouMean(closest(name, known))} It can have: ${known.join(", ")}.`;
      Reflect.set(place.parent, place.key, value);
      place = { parent: value, key: name, shape: inner, value: ownMember(value, name) };
    } else return `There is nothing below ${where}, which is one value. Name ${where} itself as the field.`;
  }
  return place;
}

function setValue({ parent, key, shape, value: before }: Place, value: unknown): string | undefined {
  if (value === null) return "null is not allowed. To remove an item or an optional field, use `remove`.";
  if (shape.kind === "list")
    return `"${key}" is a list, which is never replaced as a whole. Name an item below it by its id, or use \`add\` or \`remove\`.`;
  if (shape.kind === "object" && before !== undefined)
    return `"${key}" has several fields. Change each of them separately.`;
  if (shape.kind === "object" ? !isObject(value) : typeof value === "object")
    return `"${key}" is ${shape.kind === "object" ? "an object" : "one text, number or boolean"}.`;
  Reflect.set(parent, key, value);
  return undefined;
}

function removeValue({ parent, key, value }: Place): string | undefined {
  if (value === undefined) return `There is no "${key}" to remove.`;
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  return undefined;
}

function addItem({ parent, key, shape, value }: Place, item: unknown, after: string | undefined): string | undefined {
  if (shape.kind !== "list") return `"${key}" is not a list. Set it with \`value\`.`;
  const isGroup = shape.item.kind === "object";
  if (isGroup ? !isObject(item) : typeof item === "object")
    return `An item of "${key}" is ${isGroup ? "an object" : "one text"}.`;
  const items = Array.isArray(value) ? value : [];
  const ids = items.map(idOf);
  const index = after === undefined ? items.length : ids.indexOf(after) + 1;
  if (after !== undefined && index === 0) return `There is no item "${after}" in "${key}" to add one after.`;
  const id = idOf(item);
  if (id !== undefined && ids.includes(id)) return `"${key}" has an item "${id}" already. Leave out the id.`;
  const hasIds = shape.item.kind === "object" && shape.item.keys.has("id") && !ids.includes(undefined);
  const isNew = hasIds && isObject(item) && id === undefined;
  items.splice(index, 0, isNew ? { id: newId(item, ids), ...item } : (item as JsonValue));
  Reflect.set(parent, key, items);
  return undefined;
}

function idOf(item: unknown): string | undefined {
  return isObject(item) && item.id !== undefined ? String(item.id) : undefined;
}

/** Makes an id from the first text of an item. */
function newId(item: JsonObject, taken: readonly (string | undefined)[]): string {
  const texts = [item.name, item.title, item.question, ...Object.values(item)];
  const id = toSlug(String(texts.find((value) => typeof value === "string") ?? "")) || "item";
  let free = id;
  for (let number = 2; taken.includes(free); number += 1) free = `${id}-${number}`;
  return free;
}
