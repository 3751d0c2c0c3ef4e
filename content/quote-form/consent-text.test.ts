import { expect, test } from "vitest";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";
import { createConsentText, readConsentText } from "./consent-text.ts";

const versionOf = (richText: string) => createConsentText(richText)?.version;

test("removes unsafe markup from the HTML, and all markup from the text", () => {
  expect(
    createConsentText('You may <b onclick="x()">text</b> me.<script>x()</script> A&amp;B <a href="/terms">terms</a>.'),
  ).toEqual({
    html: 'You may <b>text</b> me. A&amp;B <a href="/terms">terms</a>.',
    text: "You may text me. A&B terms.",
    version: expect.stringMatching(/^[\da-f]{16}$/),
  });
});

test("separates the words of paragraphs, lines and list items in the text", () => {
  const richText = "<p>One</p><p>Two<br>Three</p>\n<ul><li>Four</li><li>Fi<i>ve</i></li></ul>";
  expect(createConsentText(richText)?.text).toBe("One Two Three Four Five");
});

test("gives a text another version when its words change, but not when its markup does", () => {
  const version = versionOf("You may call me.");
  expect(versionOf("<p>You may <b>call</b> me.</p>")).toBe(version);
  expect(versionOf("You may call us.")).not.toBe(version);
});

test.each([undefined, "", " \n", "<p></p>", "<script>x()</script>"])("creates no text from %j", (richText) => {
  expect(createConsentText(richText)).toBeUndefined();
});

test.each([
  [{ form: { consent: "You may call me." } }, "You may call me."],
  [{ form: {} }, undefined],
  [{}, undefined],
])("reads the text of the contact page with %j", async (sections, text) => {
  const reader = testReader({ contact: testContent("Contact", sections) });
  expect((await readConsentText(reader))?.text).toBe(text);
});

test("reads no text without a contact page", async () => {
  expect(await readConsentText(testReader({}))).toBeUndefined();
});
