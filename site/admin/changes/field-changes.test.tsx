import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListedChange } from "#content/documents/list-changes.ts";
import { FieldChanges } from "./field-changes.tsx";

/** Renders the changes as text, with marks for removed and added parts and without text for screen readers. */
function renderText(changes: readonly ListedChange[]): string {
  return renderToStaticMarkup(<FieldChanges changes={changes} page="home" />)
    .replace(/<span class="visually-hidden">.*?<\/span>/g, "")
    .replace(/<del>(.*?)<\/del>/gs, "[-$1-]")
    .replace(/<ins>(.*?)<\/ins>/gs, "{+$1+}")
    .replace(/<\/dt>/g, ": ")
    .replace(/<[^>]*>/g, "");
}

test.each<[string, ListedChange, string]>([
  [
    "a text",
    { pointer: "/hero/title", before: "A fast quote", after: "A free quote" },
    "Top of the page › Headline: A [-fast-] quote → A {+free+} quote",
  ],
  ["an added text", { pointer: "/hero/title", after: "A quote" }, "Top of the page › Headline added: {+A quote+}"],
  ["a removed text", { pointer: "/hero/title", before: "A quote" }, "Top of the page › Headline removed: [-A quote-]"],
  [
    "a text that was empty",
    { pointer: "/hero/title", before: "", after: "A quote" },
    "Top of the page › Headline: empty → {+A quote+}",
  ],
  ["an added empty text", { pointer: "/hero/title", after: "" }, "Top of the page › Headline added: empty"],
  [
    "a boolean",
    { pointer: "/meta/noIndex", before: false, after: true },
    "Search engines › Hide this page from search engines: [-false-] → {+true+}",
  ],
  ["a number", { pointer: "/a", before: 1, after: 25 }, "A: [-1-] → {+25+}"],
  ["null", { pointer: "/a", before: "x", after: null }, "A: [-x-] → {+null+}"],
  [
    "a number instead of the same text",
    { pointer: "/a", before: "12", after: 12 },
    "A: 12 (a [-string-]) → 12 (a {+number+})",
  ],
  ["an empty list", { pointer: "/a", before: [], after: {} }, "A: [-an empty list-] → {+no fields+}"],
  [
    "a moved item",
    { pointer: "/team/members/0", movedFrom: "/team/members/4" },
    "Team › People › 1 moved: Was number 5 in the list.",
  ],
  [
    "an added question",
    { pointer: "/faq/items/2/question", after: "Why?" },
    "Questions › 3 › Question added: {+Why?+}",
  ],
  [
    "formatting as a reader sees it",
    { pointer: "/a", before: "We insure <strong>every</strong> rig.", after: "We insure <strong>each</strong> rig." },
    "A: We insure [-every-] rig. → We insure {+each+} rig.",
  ],
  [
    "markup as plain text",
    { pointer: "/a", before: "one", after: '<img src=x onerror="f()">' },
    "A: [-one-] → {+&lt;img src=x onerror=&quot;f()&quot;&gt;+}",
  ],
  [
    "invisible characters",
    { pointer: "/a", before: "ab", after: "a\u202eb\u200b" },
    "A: [-ab-] → {+a[U+202E]b[U+200B]+}",
  ],
  ["spaces", { pointer: "/a", before: "one two", after: "one\u00a0two" }, "A: one[-␣-]two → one{+[U+00A0]+}two"],
  [
    "a line break",
    { pointer: "/a", before: "one two three\nfour", after: "one two three four" },
    "A: one two three[-↵\n-]{+␣+}four",
  ],
])("shows %s", (_, change, expected) => {
  expect(renderText([change])).toBe(expected);
});

test("shows the changes of a long text with some context", () => {
  const text = "We serve the families of Maple Fork. ".repeat(20);
  const shown = renderText([{ pointer: "/about/description", before: `${text}By mail.`, after: `${text}By phone.` }]);
  expect(shown).toBe(
    "About › Text: … of Maple Fork. We serve the families of Maple Fork. By [-mail-]{+phone+}.Show Full Text",
  );
});

test("adds the JSON pointer as a tooltip", () => {
  const html = renderToStaticMarkup(<FieldChanges changes={[{ pointer: "/a~1b", after: 1 }]} page="home" />);
  expect(html).toContain('<dt title="/a~1b">');
});

test("shows the first hundred of many fields", () => {
  const changes = Array.from({ length: 1200 }, (_, index) => ({ pointer: `/unmapped/${index}`, after: index }));
  const html = renderToStaticMarkup(<FieldChanges changes={changes} page="home" />);
  expect(html.match(/<dt/g)).toHaveLength(100);
  expect(html).toContain("Show All 1,200 Changes");
});
