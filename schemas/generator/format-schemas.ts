/** JSON Schemas of the import formats, for editors. Each has all its definitions: not every editor loads other files. */
import { isObject, type JsonObject, type JsonValue } from "../json.ts";
import pageSchema from "../page.schema.json" with { type: "json" };
import { FIXED_PAGES, pathOf, SETTINGS } from "../page-ids.ts";
import siteSchema from "../site.schema.json" with { type: "json" };
import themeSchema from "../theme.schema.json" with { type: "json" };
import { TOKENS, tokenWords } from "../tokens.ts";

export function formatSchemas(): Record<string, Schema> {
  return {
    "site-export": recordsSchema(
      "SiteExport",
      "The site settings, the theme and any number of pages, complete or in part.",
    ),
    "nested-tokens": recordsSchema(
      "NestedTokens",
      "Token records with page ids as keys, flat or in groups: HERO: { TITLE } is HERO_TITLE. Sections may be beside them.",
    ),
    tokens: tokensSchema(),
    string: stringSchema(),
  };
}

/** Returns the schema of a file that names its pages, whose sections and tokens may be side by side. */
function recordsSchema(title: string, description: string): Schema {
  const definitions = new MergeDefinitions();
  const record = objectOf({ ...tokens(definitions), ...tokenGroups() });
  const content = contentOf(definitions);
  const wrapped = objectOf({ ...pageNames(), content: ref("page"), tokens: ref("record") });
  const page = ifThenElse(hasAny("content", "tokens"), wrapped, content);
  return {
    title,
    description,
    ...namedPages(wrapped),
    $defs: { page: { type: "object", ...page }, record, ...settings(definitions), ...definitions.all },
  };
}

function contentOf(definitions: MergeDefinitions): Schema {
  const { properties, ...keywords } = definitions.convert("page");
  const sections: Schema = isObject(properties) ? properties : {};
  const { items, ...benefits } = dereference(sections.benefits as Schema, definitions.all);
  const inRecord = (name: string) => ref(`record/properties/${name}`);
  return {
    ...keywords,
    type: "object",
    properties: {
      ...sections,
      // An import also accepts a list of texts.
      benefits: { ...benefits, items: ifThenElse({ type: "string" }, {}, items) },
      ...Object.fromEntries(TOKENS.map(({ token }) => [token, inRecord(token)])),
    },
    // Patterns, because editors check them but do not suggest them.
    patternProperties: {
      "^faqs$": sections.faq ?? {},
      ...Object.fromEntries(Object.keys(tokenGroups()).map((group) => [`^${group}$`, inRecord(group)])),
    },
  };
}

function tokensSchema(): Schema {
  const definitions = new MergeDefinitions();
  const record = objectOf({ ...tokens(definitions), ...tokenGroups() });
  const { properties, ...keywords } = contentOf(definitions);
  return {
    title: "TokenRecord",
    description: "One page as a record of tokens, with nested sections beside them. The import names the page.",
    ...keywords,
    properties: { ...FILE_KEYS, ...(properties as Schema) },
    $defs: { record, ...definitions.all },
  };
}

function stringSchema(): Schema {
  const definitions = new MergeDefinitions();
  const jsonText = {
    description: "The content of the page as a JSON string, encoded once.",
    type: "string",
    pattern: "^\\s*\\{",
    contentMediaType: "application/json",
  };
  const wrapped = { ...objectOf({ ...pageNames(), content: ref("jsonText") }), required: ["content"] };
  const page = { type: ["string", "object"], ...ifThenElse({ type: "string" }, ref("jsonText"), wrapped) };
  return {
    title: "StringContent",
    description: "Pages whose content is a string of JSON.",
    ...namedPages(wrapped),
    $defs: { page, jsonText, ...settings(definitions), ...definitions.all },
  };
}

const FILE_KEYS: Schema = {
  $schema: { description: "The schema of the file, for editors.", type: "string" },
  $revision: {
    description: "The revision that the file was exported from. An import finds out what has changed since.",
    type: "string",
  },
  $resolved: {
    description: "True if the texts have the values of facts. Such a file is for other systems and cannot be imported.",
    type: "boolean",
  },
};

/**
 * Returns the schema of a file that names its pages: inside `pages`, as keys, or as the record of one page.
 * @param record schema of a page with its name and its content
 */
function namedPages(record: Schema): Schema {
  const settings = Object.fromEntries(SETTINGS.map((id) => [id, ref(id)]));
  const byName = { ...Object.fromEntries([...FIXED_PAGES].map((page) => [page, ref("page")])), ...settings };
  const pages = {
    description: "The pages: an object with page ids or paths as keys, or a list.",
    type: ["object", "array"],
    properties: byName,
    propertyNames: pageName(SETTINGS),
    additionalProperties: ref("page"),
    items: { ...record, required: [], anyOf: requireAny("page", "id", "slug", "path") },
  };
  const file = { ...FILE_KEYS, ...settings, pages };
  const wrapped = { properties: file, additionalProperties: false };
  const single = { ...record, properties: { ...FILE_KEYS, ...(record.properties as Schema) } };
  const keyed = {
    properties: { ...file, ...byName },
    propertyNames: pageName(Object.keys(file)),
    additionalProperties: ref("page"),
  };
  return {
    type: "object",
    minProperties: 1,
    ...ifThenElse(hasAny("pages"), wrapped, ifThenElse(hasAny("content", "tokens"), single, keyed)),
  };
}

/** Returns the schema of a name that an import accepts for a page, or of one of some other keys. */
function pageName(others: readonly string[] = []): Schema {
  return {
    description: "A page's id, such as commercial/trucking, or its path, such as /commercial/trucking.",
    anyOf: [{ enum: [...FIXED_PAGES, ...others] }, { pattern: pageSchema.properties.page.pattern }, { pattern: "^/" }],
  };
}

/** The keys by which a record names its page. */
function pageNames(): Schema {
  return {
    page: { type: "string", ...pageName() },
    id: { type: ["string", "integer"] },
    slug: { type: "string" },
    path: { type: "string", pattern: "^/" },
  };
}

function settings(definitions: MergeDefinitions): Schema {
  return Object.fromEntries(SETTINGS.map((id) => [id, { ...definitions.convert(id), type: "object" }]));
}

/** Returns the schema of each token: that of its field, with the name of the field in the description. */
function tokens(definitions: MergeDefinitions): Schema {
  return Object.fromEntries(
    TOKENS.map(({ token, path, siteSettingOn }) => {
      const field = definitions.convert(siteSettingOn === undefined ? "page" : "site", path);
      const place = `${path.join(".")}${siteSettingOn === undefined ? "" : " of the site settings"}`;
      const description = [`Sets ${place}.`, field.description].filter(Boolean).join(" ");
      return [token, { ...field, description }];
    }),
  );
}

/** Returns the schema of each group of tokens: the tokens of a section without their common prefix. */
function tokenGroups(): Record<string, Schema> {
  const members = new Map<string, Schema>();
  for (const { token, path, siteSettingOn } of TOKENS) {
    if (siteSettingOn !== undefined) continue;
    const group = tokenWords(path[0]);
    members.set(group, { ...members.get(group), [token.slice(group.length + 1)]: ref(`record/properties/${token}`) });
  }
  return Object.fromEntries([...members].map(([group, properties]) => [group, objectOf(properties)]));
}

function objectOf(properties: Schema): Schema {
  return { type: "object", properties };
}

function hasAny(...keys: string[]): Schema {
  return keys.length === 1 ? { required: keys } : { anyOf: requireAny(...keys) };
}

function requireAny(...keys: string[]): Schema[] {
  return keys.map((key) => ({ required: [key] }));
}

function ifThenElse(condition: Schema, yes: Schema, no: JsonValue = {}): Schema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: condition, then: yes, else: no };
}

type Schema = JsonObject;

/** The schema of a stored document: a page, the site settings or the theme. */
type SourceName = keyof typeof SOURCES;

const SOURCES = {
  page: { $defs: pageSchema.$defs as unknown as Record<string, Schema>, root: "pageContent" },
  site: { $defs: siteSchema.$defs as unknown as Record<string, Schema>, root: "site" },
  theme: { $defs: themeSchema.$defs as unknown as Record<string, Schema>, root: "theme" },
};

/** Keywords for completion, by the name of the definition. */
const COMPLETION: Readonly<Record<string, Schema>> = {
  url: { examples: [...FIXED_PAGES].map(pathOf) },
  unmapped: { doNotSuggest: true },
};

function ref(name: string): Schema {
  return { $ref: `#/$defs/${name}` };
}

/**
 * Converts schemas of whole documents to those of merge files. Such a file may contain any part of an object, and null
 * removes a field; but a list is replaced, so its items must be complete.
 */
class MergeDefinitions {
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

  /** @param isPartial true outside lists, where a field may be missing or null */
  #convertNode(node: Schema, source: SourceName, isPartial: boolean): Schema {
    if (typeof node.$ref === "string") return this.#define(node.$ref.replace("#/$defs/", ""), source, isPartial);
    const { required, type, items, properties, additionalProperties, anyOf, ...keywords } = node;
    const types = [type ?? []].flat();
    return {
      ...keywords,
      ...(types.length > 0 && { type: isPartial ? [...types, "null"] : (type ?? null) }),
      ...(required !== undefined && !isPartial && { required }),
      ...(Array.isArray(anyOf) && {
        anyOf: anyOf.map((option) => this.#convertNode(option as Schema, source, isPartial)),
      }),
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
