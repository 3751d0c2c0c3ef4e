// @vitest-environment jsdom
// cspell:ignore fareast yfti irow msohtmlclip
import { DOMParser as DocumentParser } from "prosemirror-model";
import { describe, expect, test } from "vitest";
import { readPastedHtml, readPlainText } from "./pasted-html.ts";
import { parseHtml, readRichText } from "./rich-text-format.ts";
import { richTextSchema } from "./rich-text-schema.ts";

/** Returns pasted HTML as the editor stores it, and the line about what was left out. */
function paste(clipboard: string): { text: string; notice: string | undefined } {
  const { html, notice } = readPastedHtml(clipboard);
  const { content } = DocumentParser.fromSchema(richTextSchema).parseSlice(parseHtml(html));
  const doc = richTextSchema.nodes.doc.create(null, content);
  return { text: readRichText("<p></p>").serialize(doc), notice };
}

/** Returns a paragraph as Word for Windows copies an item of a list. */
function wordItem(text: string, { list = "l0 level1 lfo1", marker = "·", part = "Middle" } = {}): string {
  return `<p class=MsoListParagraphCxSp${part} style='text-indent:-.25in;mso-list:${list}'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>

`;
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
 /* List Definitions */
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7; font-family:Symbol;}
p.MsoNormal {margin:0in; font-size:11.0pt; font-family:"Calibri",sans-serif;}
-->
</style>
</head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->

<h2>Your farm<o:p></o:p></h2>

<p class=MsoNormal>We insure <b style='mso-bidi-font-weight:normal'>barns</b>,
<i>herds</i> and <u>crops</u>.<o:p></o:p></p>

${wordItem("First bullet", { part: "First" })}${wordItem("Nested", { list: "l0 level2 lfo1", marker: "o" })}${wordItem(
  "Second <a href='https://example.com/'>bullet</a>",
  { part: "Last" },
)}<p class=MsoNormal>Then:<o:p></o:p></p>

${wordItem("Call", { list: "l1 level1 lfo2", marker: "1." })}${wordItem("Sign", { list: "l1 level1 lfo2", marker: "2." })}
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0'>
  <td width=312 valign=top style='width:233.75pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0in'>Coverage<o:p></o:p></p>
  </td>
  <td width=312 valign=top><p class=MsoNormal>Limit<o:p></o:p></p></td>
 </tr>
 <tr>
  <td><p class=MsoNormal><b>Liability</b><o:p></o:p></p></td>
  <td><p class=MsoNormal>$100,000<o:p></o:p></p></td>
 </tr>
</table>

<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1"></v:shape><![endif]--><![if !vml]><img
width=64 height=64 src="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png"><![endif]>
<a href="javascript:alert(1)">bad</a><o:p></o:p></p>

<!--EndFragment-->
</body>
</html>`;

const TEXT_STYLE = "font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-style:normal;white-space:pre-wrap;";
const span = (text: string, weight = 400) => `<span style="${TEXT_STYLE}font-weight:${weight};">${text}</span>`;
const docsItem = (text: string, level = 1) =>
  `<li dir="ltr" style="list-style-type:disc;${TEXT_STYLE}" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation">${span(text)}</p></li>`;

const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f1c2d3e-7fff-aa47-087b-2bcfdededbc5"><h1 dir="ltr" style="line-height:1.38;">${span("Your farm")}</h1><p dir="ltr" style="line-height:1.38;">${span("We insure ")}${span("barns", 700)}${span(" and ")}<span style="${TEXT_STYLE.replace("normal", "italic")}">herds</span>${span(".")}</p><ul style="margin-top:0;padding-inline-start:48px;">${docsItem("First bullet")}<ul style="margin-top:0;">${docsItem("Nested", 2)}</ul>${docsItem("Second bullet")}</ul><ol style="margin-top:0;">${docsItem("Call")}${docsItem("Sign")}</ol><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;"><p dir="ltr" style="line-height:1.2;">${span("Liability")}</p></td><td><p dir="ltr">${span("$100,000")}</p></td></tr></tbody></table></div></b>`;

describe("a pasted text", () => {
  test("from Word keeps lists, gets a list in the place of a table, and names what was left out", () => {
    expect(paste(WORD)).toEqual({
      text:
        "<p>Your farm</p><p>We insure <b>barns</b>, <i>herds</i> and crops.</p>" +
        '<ul><li>First bullet<ul><li>Nested</li></ul></li><li>Second <a href="https://example.com/">bullet</a></li></ul>' +
        "<p>Then:</p><ol><li>Call</li><li>Sign</li></ol>" +
        "<ul><li>Coverage | Limit</li><li><b>Liability</b> | $100,000</li></ul><p>bad</p>",
      notice: "Left out: 1 picture, 1 link. Pasted as plain text: 1 heading, 1 table.",
    });
  });

  test("from Google Docs keeps lists and bold words, and gets a list in the place of a table", () => {
    expect(paste(GOOGLE_DOCS)).toEqual({
      text:
        "<p>Your farm</p><p>We insure <strong>barns</strong> and <em>herds</em>.</p>" +
        "<ul><li>First bullet<ul><li>Nested</li></ul></li><li>Second bullet</li></ul><ol><li>Call</li><li>Sign</li></ol>" +
        "<ul><li>Liability | $100,000</li></ul>",
      notice: "Pasted as plain text: 1 heading, 1 table.",
    });
  });

  test("keeps its paragraphs, and those in a table with one column, without scripts and styles", () => {
    expect(paste("<p>One <span onclick='x'>two</span></p><style>p { color: red }</style><script>x</script>")).toEqual({
      text: "<p>One two</p>",
      notice: undefined,
    });
    const wrapped = paste('<b style="font-weight:normal">\n<h2>One</h2>\n<p>Two</p>\n</b>');
    expect(wrapped.text).toBe("<p>One</p><p>Two</p>");
    expect(paste("<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>").text).toBe("<p>One</p><p>Two</p>");
  });

  test("without markup has a paragraph after an empty line, and a line break after a single newline", () => {
    const doc = richTextSchema.nodes.doc.create(null, readPlainText("One\r\nTwo\n\n\nThree").content);
    expect(readRichText("<p></p>").serialize(doc)).toBe("<p>One<br>Two</p><p>Three</p>");
  });
});
