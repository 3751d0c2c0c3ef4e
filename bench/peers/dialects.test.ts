import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { toAstro, toGo, toJavaScript } from "./dialects.ts";
import { deriveTemplate, MARKED_SLUG, markContent, type Piece } from "./template.ts";

type Item = { name: string; note: string };
type Page = { slug: string; title: string; body: string; items: Item[]; tags: string[] };

/** Text that has a meaning in every dialect. */
const STATIC = `\`\${page.title}\` \\n \\\\ $& {{ .Title }} {page}`;

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" })[sign] ?? "",
  );
const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll("<", "\\u003c");

/** Renders a page as a site would. */
function renderPage({ slug, title, body, items, tags }: Page): string {
  const list = items.map(({ name, note }) => `<li title="${escapeHtml(name)}">${note.replaceAll("\n", "<br>")}</li>`);
  const json = tags.map((tag) => `{"name":"${escapeJson(tag)}"}`);
  return [
    `<title>${escapeHtml(title)}</title><p>${STATIC}</p><a href="/commercial/${slug}">`,
    `${body.replaceAll("\n", "<br>")}</a><ul>${list.join("")}</ul>`,
    `<script type="application/ld+json">{"list":[${json.join(",")}]}</script>`,
  ].join("");
}

const item = (name: string): Item => ({ name, note: `About ${name}\n<b>soon</b>` });
const SIGNS = `"It's" <b>&amp;</b> \`\${1}\` \\ $& {{ . }} {x}`;
const PAGES: readonly Page[] = [
  { slug: "none", title: "No items", body: "One line", items: [], tags: [] },
  { slug: "one", title: SIGNS, body: `Two\n${SIGNS}`, items: [item(SIGNS)], tags: [SIGNS] },
  { slug: "three", title: "", body: "\n", items: ["a", "b", "c"].map(item), tags: ["x", "", "</script>"] },
];

/** Derives the template of `renderPage`. */
function deriveFromMarks(): Piece[] {
  const { slug: _, ...marked } = markContent(PAGES);
  return deriveTemplate(renderPage({ ...(marked as Omit<Page, "slug">), slug: MARKED_SLUG }));
}

test("the JavaScript module renders what the site renders", async () => {
  const folder = temporaryFolder();
  const module = join(folder, "template.mjs");
  writeFileSync(module, toJavaScript(deriveFromMarks()));
  copyFileSync(join(import.meta.dirname, "projects/shared/encodings.mjs"), join(folder, "encodings.mjs"));
  const { render } = await import(pathToFileURL(module).href);
  expect(PAGES.map((page) => render(page))).toEqual(PAGES.map(renderPage));
});

const TEMPLATE: readonly Piece[] = [
  '<a class="{{x}}" href="/farm/',
  { field: "slug", encoding: "text" },
  '">',
  { field: "hero.title", encoding: "html" },
  "</a>",
  { each: "items", pieces: ["<b>", { field: "name", encoding: "text" }, "</b>"], separator: ", " },
  "<style>a{color:red}</style>",
  '<script type="application/ld+json">{"tags":[',
  { each: "tags", pieces: ['"', { field: "", encoding: "json" }, '"'], separator: "," },
  "]}</script>",
];

test("the Go template has actions for fields and loops, and keeps its delimiters in the text", () => {
  expect(toGo(TEMPLATE)).toBe(
    [
      '<a class="{{ "{{" }}x}}" href="/farm/{{ .Params.page.slug }}">',
      '{{ .Params.page.hero.title | replaceRE "\\n" "<br>" | safeHTML }}</a>',
      "{{ range $index, $item := .Params.page.items }}{{ if $index }}, {{ end }}<b>{{ $item.name }}</b>{{ end }}",
      '<style>a{color:red}</style><script type="application/ld+json">{"tags":[',
      '{{ range $index, $item := .Params.page.tags }}{{ if $index }},{{ end }}"{{ $item }}"{{ end }}]}</script>',
    ].join(""),
  );
});

test("the Astro page has expressions in attributes, elements and inline scripts", () => {
  const withoutSeparator = TEMPLATE.map((piece) =>
    typeof piece === "object" && "each" in piece && piece.each === "items" ? { ...piece, separator: "" } : piece,
  );
  expect(toAstro(withoutSeparator)).toBe(
    [
      `<a class="&#123;&#123;x}}" href={\`/farm/\${page.slug}\`}><Fragment set:html={html(page.hero.title)} /></a>`,
      "{page.items.map((item) => (<><b>{item.name}</b></>))}",
      "<style is:inline>a{color:red}</style>",
      '<script is:inline type="application/ld+json" set:html={`{"tags":[',
      `\${page.tags.map((item) => \`"\${json(item)}"\`).join(",")}]}\`}></script>`,
    ].join(""),
  );
});

test("the Astro page keeps the elements of a drawing without end tags", () => {
  const pieces: Piece[] = [
    "<p><svg><title>",
    { field: "title", encoding: "text" },
    '</title><path d="M0 0"/></svg></p>',
  ];
  expect(toAstro(pieces)).toBe(
    `<p><Fragment set:html={\`<svg><title>\${text(page.title)}</title><path d="M0 0"/></svg>\`} /></p>`,
  );
});

test("the Astro page refuses a loop in an attribute", () => {
  const pieces: Piece[] = [
    '<a class="',
    { each: "tags", pieces: [{ field: "", encoding: "text" }], separator: " " },
    '">',
  ];
  expect(() => toAstro(pieces)).toThrow("An attribute must not contain a loop.");
});
