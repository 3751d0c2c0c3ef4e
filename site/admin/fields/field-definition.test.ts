import { expect, test } from "vitest";
import { definitionAt, definitionOf, type FieldDefinition } from "./field-definition.ts";
import { FIELD_LABELS } from "./field-labels.ts";

/** Yields all fields of a definition with the definition itself. */
function* walk(definition: FieldDefinition): Generator<FieldDefinition> {
  yield definition;
  if (definition.kind === "group") for (const field of definition.fields) yield* walk(field);
  if (definition.kind === "list") yield* walk(definition.item);
}

const ALL = ["home", "site", "theme"].flatMap((document) => [...walk(definitionOf(document))]);

test.each([
  ["/hero/title", { kind: "text", label: "Headline", isRequired: true }],
  ["/hero/description", { kind: "rich", label: "Introduction", isRequired: false }],
  ["/hero/image", { kind: "media", label: "Photo" }],
  ["/hero/backgroundColor", { place: "hidden" }],
  ["/meta/title", { softLength: 60 }],
  ["/meta/og", { kind: "group", place: "advanced" }],
  ["/sample", { label: "This is a sample", place: "main" }],
  ["/testimonials/items/0/sample", { place: "advanced" }],
  ["/faq/items", { kind: "list", itemName: "Question" }],
  ["/faq/items/4/question", { kind: "text", label: "Question" }],
  ["/faq/items/4/id", { kind: "hidden" }],
  ["/team/members/0/title", { label: "Job title", isRequired: true }],
  ["/testimonials/items/0/permission", { kind: "date" }],
  ["/form/fields/0/name", { kind: "choice" }],
])("a page has %s as %o", (pointer, definition) => {
  expect(definitionAt(definitionOf("home"), pointer)).toMatchObject(definition);
});

test("shows no key of the content model as a label", () => {
  const raw = ALL.filter(({ key, label, kind }) => kind !== "hidden" && key !== "" && label === key);
  expect(raw).toEqual([]);
});

test("has no label for a field that does not exist", () => {
  const paths = new Set(ALL.map(({ path }) => `/${path.join("/")}`));
  const unused = Object.keys(FIELD_LABELS).filter((key) => {
    const end = key.startsWith("/") ? key : `/${key}`;
    return ![...paths].some((path) => (key.startsWith("/") ? path === end : path.endsWith(end)));
  });
  expect(unused).toEqual([]);
});
