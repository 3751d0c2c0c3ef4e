/** Random valid content for property tests, derived from the JSON Schemas. */
import fc from "fast-check";
import { cleanHtml } from "#content/documents/clean-html.ts";
import { isObject, type JsonObject, type JsonValue } from "#schemas/json.ts";
import pageSchema from "#schemas/page.schema.json" with { type: "json" };
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import siteSchema from "#schemas/site.schema.json" with { type: "json" };
import { resolveToken, tokensOf } from "#schemas/tokens.ts";

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("", "5 < 6 & 7", "line\nline", "“quoted” – 50 €"),
);

const inlineHtml = fc.constantFrom(
  '<a href="/commercial/trucking">Trucking</a>',
  '<a href="tel:+15155550142" title="Call us">us</a>',
  "<strong>all</strong> of <em>it</em>",
  "<ul><li>one</li><li>two</li></ul>",
  "<p>one</p><p>two<br>three</p>",
);
/** HTML in the sanitized form that the store has. */
const richText = fc.array(fc.oneof(text, inlineHtml), { maxLength: 3 }).map((parts) => cleanHtml(parts.join(" ")).html);

/** Strings that match each pattern of the schemas. */
const STRINGS_BY_PATTERN: Readonly<Record<string, fc.Arbitrary<string>>> = {
  [pageSchema.$defs.url.pattern]: fc.constantFrom(
    "/",
    "/farm#faq",
    "#team",
    "https://example.com/a?b=c",
    "tel:5155550142",
  ),
  [pageSchema.$defs.label.pattern]: text.map((value) => value.trim() || "Text"),
  [pageSchema.$defs.slug.pattern]: fc.constantFrom("boat", "medicare-part-d", "acres"),
  [pageSchema.$defs.media.pattern]: fc.constantFrom("office.jpg", "team/ann lee.png", "https://example.com/a.webp"),
  [pageSchema.$defs.legal.properties.effectiveDate.pattern]: fc.constantFrom("09/22/2022", "01/01/2030"),
  [siteSchema.$defs.date.pattern]: fc.constantFrom("2026-11-22", "2030-01-01"),
  [siteSchema.$defs.time.pattern]: fc.constantFrom("08:30", "17:00", "23:59"),
  [siteSchema.$defs.localTime.pattern]: fc.constantFrom("2026-11-22T08:30", "2030-01-01T00:00"),
  [siteSchema.$defs.lint.properties.severities.propertyNames.pattern]: fc.constantFrom(
    "meta/title-length",
    "link/broken",
  ),
  [siteSchema.$defs.redirects.propertyNames.pattern]: fc.constantFrom("/old", "/personal/umbrella", "/2019/05/a-b.php"),
  [siteSchema.$defs.redirectTarget.pattern]: fc.constantFrom("gone", "/", "/farm?a=1#faq", "https://example.com/a"),
};

/** Strings in each format of the schemas that has no pattern. */
const STRINGS_BY_FORMAT: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.constantFrom("info@example.com", "ann.lee+web@mail.example.org"),
  phone: fc.constantFrom("(515) 555-0142", "+1 515-555-0142 ext. 7"),
  "time-zone": fc.constantFrom("America/Chicago", "America/Denver"),
};

/** JSON without null, because null removes a value in a merge. */
const freeValue: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    text,
    fc.integer(),
    fc.boolean(),
    fc.array(tie("value"), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom("a", "b/c", "d~e", "toString"), tie("value"), { maxKeys: 2 }),
  ),
})).value;

/** Content of an `unmapped` field: keys that the content model does not know. */
const unmapped = fc.dictionary(
  fc.constantFrom("legacyNote", "x/y~z", "HERO_TITEL", "LEGACY", "toString", "7", "hero title", "heroTitle"),
  freeValue,
  { minKeys: 1, maxKeys: 3 },
);

interface Options {
  /** True to add unknown keys under `unmapped`. */
  mayBeUnmapped: boolean;
}

/** Returns an arbitrary for the definition `name` of a schema. */
function arbitraryFor(schema: { $defs: object }, name: string, options: Options): fc.Arbitrary<JsonValue> {
  const definitions = schema.$defs as unknown as Record<string, JsonObject>;

  function build(node: JsonObject): fc.Arbitrary<JsonValue> {
    if (typeof node.$ref === "string") return define(node.$ref.replace("#/$defs/", ""));
    if (Array.isArray(node.enum)) return fc.constantFrom(...node.enum);
    if (node.html === true) return richText;
    if (typeof node.format === "string" && node.format in STRINGS_BY_FORMAT)
      return STRINGS_BY_FORMAT[node.format] ?? text;
    if (typeof node.pattern === "string") return STRINGS_BY_PATTERN[node.pattern] ?? fc.constant(node.pattern);
    if (Array.isArray(node.type)) return fc.oneof(fc.integer(), text);
    switch (node.type) {
      case "string":
        return text;
      case "boolean":
        return fc.boolean();
      case "integer":
        return fc.integer({ min: Number(node.minimum ?? 0), max: Number(node.maximum ?? 9999) });
      case "array":
        return listOf(node);
      default:
        return isObject(node.propertyNames) ? mapOf(node) : objectOf(node);
    }
  }

  function listOf({ items, minItems, uniqueItems }: JsonObject): fc.Arbitrary<JsonValue> {
    const lengths = { minLength: Number(minItems ?? 0), maxLength: 3 };
    const item = build(isObject(items) ? items : {});
    // Lines of business and offices have an id, by which other parts of the content name them.
    const selector = (value: JsonValue) => (isObject(value) && value.id !== undefined ? value.id : value);
    return uniqueItems === true || isIdentified(items)
      ? fc.uniqueArray(item, { ...lengths, selector })
      : fc.array(item, lengths);
  }

  function isIdentified(items: JsonValue | undefined): boolean {
    const name = isObject(items) && typeof items.$ref === "string" ? items.$ref.replace("#/$defs/", "") : "";
    const { required } = definitions[name] ?? {};
    return Array.isArray(required) && required.includes("id");
  }

  function mapOf({ propertyNames, additionalProperties }: JsonObject): fc.Arbitrary<JsonValue> {
    const key = build(propertyNames as JsonObject) as fc.Arbitrary<string>;
    return fc.dictionary(key, build(additionalProperties as JsonObject), { maxKeys: 3 });
  }

  function objectOf({ properties, required }: JsonObject): fc.Arbitrary<JsonValue> {
    const members = Object.entries(isObject(properties) ? properties : {})
      .filter(([key]) => key !== "unmapped" || options.mayBeUnmapped)
      .map(([key, node]) => [key, key === "unmapped" ? unmapped : build(node as JsonObject)] as const);
    const requiredKeys = Array.isArray(required) ? required.map(String) : [];
    return fc.record(Object.fromEntries(members), { requiredKeys }) as fc.Arbitrary<JsonValue>;
  }

  const arbitraries = new Map<string, fc.Arbitrary<JsonValue>>();
  function define(definition: string): fc.Arbitrary<JsonValue> {
    const arbitrary = arbitraries.get(definition) ?? build(definitions[definition] ?? {});
    arbitraries.set(definition, arbitrary);
    return arbitrary;
  }

  return define(name);
}

/** Returns valid content of a page. */
export function pageContent(options: Options): fc.Arbitrary<JsonObject> {
  return arbitraryFor(pageSchema, "pageContent", options) as fc.Arbitrary<JsonObject>;
}

/** Returns valid site settings. */
export function siteContent(options: Options): fc.Arbitrary<JsonObject> {
  return arbitraryFor(siteSchema, "site", options) as fc.Arbitrary<JsonObject>;
}

/** Returns a token record of a page with all required tokens and some unknown ones. */
export function tokenRecord(page: DocumentId): fc.Arbitrary<JsonObject> {
  const content = fc.tuple(pageContent({ mayBeUnmapped: false }), siteContent({ mayBeUnmapped: false }));
  return fc
    .tuple(content, fc.dictionary(fc.constantFrom("X_NOTE", "HERO_TITEL", "FAQ"), text))
    .map(([[pageContents, site], unknown]) => {
      const known = tokensOf(page).flatMap((token) => {
        const { document, path } = resolveToken(token, page) ?? { document: page, path: [] };
        const value = path.reduce<JsonValue | undefined>(
          (parent, key) => (isObject(parent) ? parent[key] : undefined),
          document === SITE ? site : pageContents,
        );
        return value === undefined ? [] : [[token, value] as const];
      });
      return { ...Object.fromEntries(known), ...unknown };
    });
}
