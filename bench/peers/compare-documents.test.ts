import { expect, test } from "vitest";
import { findDifference } from "./compare-documents.ts";

/** Returns the document with a body. */
const body = (html: string) => `<!doctype html><html><head><title>Farm</title></head><body>${html}</body></html>`;
const json = (text: string) => body(`<script type="application/ld+json">${text}</script>`);

test.each([
  ["equal documents", body("<p>a</p>"), body("<p>a</p>")],
  ["attributes in another order, with other quotes", body('<a id="a" class="b"></a>'), body("<a class=b id='a'></a>")],
  ["characters as references", body("<p>&quot;a&quot; &#x27;b&#39;</p>"), body("<p>\"a\" 'b'</p>")],
  ["whitespace that collapses", body("<p>a\n  b</p>"), body("<p>a b</p>")],
  ["whitespace in the head", "<head><title>a</title></head>", "<head>\n  <title>a</title>\n</head>\n"],
  ["JSON in another notation", json('{ "a": "\\u003cb>" }'), json('{"a":"<b>"}')],
])("finds no difference between %s", (_, expected, actual) => {
  expect(findDifference(expected, actual)).toBeUndefined();
});

const BODY = "#document/html/body";

test.each([
  ["a text", body("<p>a</p>"), body("<p>b</p>"), `/${BODY}/p/#text: expected "a", but got "b"`],
  [
    "a missing space",
    body("<p>a <b>b</b></p>"),
    body("<p>a<b>b</b></p>"),
    `/${BODY}/p/#text: expected "a ", but got "a"`,
  ],
  ["an element", body("<p></p>"), body("<b></b>"), `/${BODY}/p: expected <p>, but got <b>`],
  ["an attribute", body('<p id="a"></p>'), body("<p></p>"), `/${BODY}/p: expected <p id="a">, but got <p>`],
  ["a missing node", body("<p></p><b></b>"), body("<p></p>"), `/${BODY}: expected <b>, but got nothing`],
  ["an extra node", body("<p></p>"), body("<p></p>b"), `/${BODY}: expected nothing more, but got "b"`],
  ["a comment", body("<!--a-->"), body("<!--b-->"), `/${BODY}/#comment: expected <!--a-->, but got <!--b-->`],
  [
    "the document type",
    "<!doctype html>",
    "<html>",
    "/#document/#documentType: expected #documentType, but got <html>",
  ],
  ["a value in JSON", json('{"a":1}'), json('{"a":2}'), `/${BODY}/script/#text: expected {"a":1}, but got {"a":2}`],
])("finds a difference in %s", (_, expected, actual, difference) => {
  expect(findDifference(expected, actual)).toBe(difference);
});
