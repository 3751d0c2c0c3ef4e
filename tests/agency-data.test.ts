/** Checks that the program belongs to no agency: its names, lines of business and colors are content. */
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import defaultContent from "#content/default-content.json" with { type: "json" };
import { inProject } from "./support/project.ts";
import { listProjectFiles } from "./support/project-files.ts";

const EXAMPLE = "examples in messages and help";
const MEDICARE_RULES = "federal rules about Medicare, which apply to every agency that sells it";
const MEDICARE_SECTION = "sections about Medicare and its enrollment dates, which any page may have";
const LAWS = "the words of the law, and of agencies that break it";

/** Files that may name colors or lines of business, with the reason. A folder names all files in it. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "api/quotes/mail/acknowledgment-mail.ts": MEDICARE_RULES,
  "api/quotes/privacy/mask-numbers.ts": "recognizes Medicare numbers, which mails must not contain",
  "cli/commands/declarations.ts": EXAMPLE,
  "cli/options/examples.ts": EXAMPLE,
  "cli/commands/setup/questions.ts": EXAMPLE,
  "content/documents/validate.ts": EXAMPLE,
  "content/lint/model/phrase-words.ts": MEDICARE_RULES,
  "content/lint/rules/form.ts": EXAMPLE,
  "content/lint/rules/links.ts": EXAMPLE,
  "content/lint/rules/medicare-words.ts": MEDICARE_RULES,
  "content/lint/rules/publishing.ts": MEDICARE_RULES,
  "content/lint/rules/unlicensed-states.ts": LAWS,
  "content/lint/rules/wording.ts": LAWS,
  "content/revisions/page-plan.ts": EXAMPLE,
  "content/starter/answers.ts": EXAMPLE,
  "content/theme/resolve-theme.ts": "the colors of a site without a theme",
  "schemas/diagnostics.ts": EXAMPLE,
  "schemas/generator/format-schemas.ts": EXAMPLE,
  "site/admin/appearance/appearance-section.tsx": "the browser's color field needs a value before one is chosen",
  "site/admin/business-info/business-info-section.tsx": MEDICARE_RULES,
  "site/admin/fields/field-labels.ts": MEDICARE_RULES,
  "site/admin/photos/use-uploads.ts": "JPEG has no transparent pixels, so they become white",
  "site/admin/ui/format-descriptions.ts": EXAMPLE,
  "site/illustrations/drawing-colors.ts": "placeholders of the drawings, which scene colors replace",
  "site/islands/": MEDICARE_SECTION,
  "site/sections/layouts.ts": MEDICARE_SECTION,
  "site/sections/medicare": MEDICARE_SECTION,
  "site/sections/sections.tsx": "a page personal starts with an open question, and Medicare has sections of its own",
};

const { name, shortName, url, email, phone, lines, offices } = defaultContent.site;
const AGENCY = wordsPattern([
  ...[name, shortName, new URL(url).host, email, phone],
  ...offices.flatMap(({ address }) => [address.street, address.city]),
]);
const LINES = wordsPattern(lines.flatMap(({ id, shortTitle }) => [id, shortTitle]));

/** A color in hexadecimal. Three digits may be the number of a law, so only quoted ones and those of styles count. */
const COLOR = /(?<![\w&.])#(?:[\da-f]{8}|[\da-f]{6}|(?<=["':`] ?#)[\da-f]{3,4}(?=["'`;]))(?![\w(])/i;

function wordsPattern(words: readonly string[]): RegExp {
  return new RegExp(`(?<!\\w)(?:${words.map((word) => word.replaceAll(/[.()]/g, "\\$&")).join("|")})(?!\\w)`, "i");
}

/** Returns each text of a program, without its comments, its names and the paths of imports. */
function textsIn(source: string, file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return texts;
}

/** Returns why a file does not suit every agency. */
function findAgencyData(source: string, file: string): string[] {
  const nameOf = AGENCY.exec(source)?.[0];
  const color = COLOR.exec(source)?.[0];
  const line = LINES.test(source) ? textsIn(source, file).find((text) => LINES.test(text)) : undefined;
  return [nameOf, color, line].flatMap((found) => (found === undefined ? [] : [`${file}: ${found.trim()}`]));
}

const found = listProjectFiles("{api,cli,content,schemas,site}/**/*.{css,html,js,mjs,ts,tsx}")
  .filter((file) => !/\.test\.tsx?$|^schemas\/generated\//.test(file))
  .flatMap((file) => findAgencyData(readFileSync(inProject(file), "utf8"), file));
const isIn = (place: string) => (finding: string) => finding.startsWith(place);

test("no code has colors, lines of business or names of the sample agency", () => {
  const places = Object.keys(EXCEPTIONS);
  expect(found.filter((finding) => !places.some((place) => isIn(place)(finding)))).toEqual([]);
});

test.each(Object.entries(EXCEPTIONS))("%s is an exception that is still needed: %s", (place) => {
  expect(found.some(isIn(place))).toBe(true);
});

test.each([
  ["a.css", "a { color: #1f4a66; }"],
  ["a.css", "a { color: #fff; }"],
  ["a.ts", 'const paper = "#FFF8";'],
  ["a.ts", "// As in Maple Fork."],
  ["a.ts", 'const name = "Prairie Lantern Insurance";'],
  ["a.ts", 'if (page.id === "personal") open();'],
  ["a.ts", `const text = \`Go to /farm/\${slug}.\`;`],
  ["a.tsx", "const page = <p>Ask about Medicare.</p>;"],
  ["a.ts", 'const pattern = [/commercial/];\nconst label = "Farm";'],
])("a planted mistake is found in %s: %s", (file, source) => {
  expect(findAgencyData(source, file)).not.toEqual([]);
});

test.each([
  ["a.ts", 'import { farm } from "./farm/farm.ts"; // A farm has a #add(1) and Act (#218).'],
  ["a.ts", 'const medicare = site.medicare; const text = "Farmers in Iowa, impersonal";'],
])("no mistake is found in %s: %s", (file, source) => {
  expect(findAgencyData(source, file)).toEqual([]);
});
