/**
 * Definitions of the content for files that are merged into stored content. Such a file may contain any part of an object,
 * and null removes a field; but a list is replaced, so its items must be complete.
 */
import { isObject, type JsonObject, type JsonValue } from "../json.ts";
import pageSchema from "../page.schema.json" with { type: "json" };
import { KNOWN_PAGES, pathOf } from "../page-ids.ts";
import siteSchema from "../site.schema.json" with { type: "json" };

export type Schema = JsonObject;

/** The schema of a stored document: a page or the site settings. */
export type SourceName = keyof typeof SOURCES;

const SOURCES = {
  page: { $defs: pageSchema.$defs as unknown as Record<string, Schema>, root: "pageContent" },
  site: { $defs: siteSchema.$defs as unknown as Record<string, Schema>, root: "site" },
};

/** Keywords for completion, by the name of the definition. */
const COMPLETION: Readonly<Record<string, Schema>> = {
  url: { examples: KNOWN_PAGES.flatMap((page) => pathOf(page) ?? []) },
  unmapped: { doNotSuggest: true },
};

export function ref(name: string): Schema {
  return { $ref: `#/$defs/${name}` };
}

export class MergeDefinitions {
  /** The definitions that the converted schemas refer to, by name. */
  readonly all: Record<string, Schema> = {};

  /**
   * Returns the schema of a part of a document in a merge file.
   * @param path keys from the content of the document to the part
   * @throws Error if the document has no such part
   */
  convert(source: SourceName, path: readonly string[] = []): Schema {
    const { $defs, root } = SOURCES[source];
    const part = path.reduce<Schema>((node, key) => {
      const { properties } = dereference(node, $defs);
      const member = isObject(properties) ? properties[key] : undefined;
      if (!isObject(member)) throw new Error(`The ${source} schema has no ${path.join(".")}.`);
      return member;
    }, $defs[root] ?? {});
    return this.#convertNode(dereference(part, $defs), source, true);
  }

  /** Returns the definition that a converted schema refers to. */
  resolve(node: JsonValue | undefined): Schema {
    return isObject(node) ? dereference(node, this.all) : {};
  }

  /** @param isPartial true outside lists, where a field may be missing or null */
  #convertNode(node: Schema, source: SourceName, isPartial: boolean): Schema {
    if (typeof node.$ref === "string") return this.#define(node.$ref.replace("#/$defs/", ""), source, isPartial);
    const { required, type, items, properties, additionalProperties, ...keywords } = node;
    const types = [type ?? []].flat();
    return {
      ...keywords,
      ...(types.length > 0 && { type: isPartial ? [...types, "null"] : (type ?? null) }),
      ...(required !== undefined && !isPartial && { required }),
      ...(isObject(items) && { items: this.#convertNode(items, source, false) }),
      ...(isObject(properties) && this.#convertMembers(properties, source, isPartial)),
      ...(additionalProperties !== undefined && {
        additionalProperties: isObject(additionalProperties)
          ? this.#convertNode(additionalProperties, source, isPartial)
          : additionalProperties,
      }),
    };
  }

  #convertMembers(properties: Schema, source: SourceName, isPartial: boolean): Schema {
    const members = Object.entries(properties).map(
      ([key, member]) => [key, this.#convertNode(member as Schema, source, isPartial)] as const,
    );
    const lists = members.flatMap(([, member]) => (member.items === undefined ? [] : [member.items]));
    // An import accepts a list in place of an object with only one list.
    const [items] = lists;
    return {
      properties: Object.fromEntries(members),
      ...(lists.length === 1 && items !== undefined && { type: ["object", "array", "null"], items }),
    };
  }

  #define(name: string, source: SourceName, isPartial: boolean): Schema {
    const key = `${source}.${name}${isPartial ? ".part" : ""}`;
    if (this.all[key] === undefined) {
      this.all[key] = {};
      const node = { ...SOURCES[source].$defs[name], ...COMPLETION[name] };
      this.all[key] = this.#convertNode(node, source, isPartial);
    }
    return ref(key);
  }
}

/** Returns the target of a reference with the keywords beside it, or the node itself if it is no reference. */
function dereference(node: Schema, $defs: Readonly<Record<string, Schema>>): Schema {
  const { $ref, ...keywords } = node;
  if (typeof $ref !== "string") return node;
  const name = $ref.replace("#/$defs/", "");
  return dereference({ ...$defs[name], ...COMPLETION[name], ...keywords }, $defs);
}
