import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createConsentText } from "#content/quote-form/consent-text.ts";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";
import { loadPage } from "../../page-model/page-model.ts";
import { QuoteForm } from "./quote-form.tsx";

const CONSENT = 'You may text me.<script>x()</script> See our <a href="/terms">terms</a>.';

async function renderForm(path: string, consent?: string): Promise<string> {
  const form = consent === undefined ? {} : { consent };
  const content = testContent("Page", { form });
  const page = await loadPage(testReader({ contact: content, about: content }), path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  return renderToStaticMarkup(<QuoteForm content={form} page={page} />);
}

test("shows the consent text with its links beside an unchecked checkbox that has its version", async () => {
  const html = await renderForm("/contact", CONSENT);
  const version = createConsentText(CONSENT)?.version;
  expect(html).toContain(`<input type="checkbox" id="consent" name="consent" value="${version}"/>`);
  expect(html).toContain(
    '<label for="consent"><span>You may text me. See our <a href="/terms">terms</a>.</span></label>',
  );
  expect(html).not.toContain("x()");
});

test.each([
  ["the page has no consent text", "/contact", undefined],
  ["the consent text is empty", "/contact", ""],
  ["the page is not the contact page", "/about", CONSENT],
])("shows no checkbox if %s", async (_, path, consent) => {
  expect(await renderForm(path, consent)).not.toContain('type="checkbox"');
});

test("explains that a request binds no coverage and what not to send, and hides a field from visitors", async () => {
  const html = await renderForm("/contact");
  expect(html).toContain("This request does not bind coverage.");
  expect(html).toContain("Please do not send card, driver’s license or Social Security numbers.");
  expect(html).toContain('<input type="text" id="unasked" tabindex="-1" autoComplete="off" name="unasked"/>');
});
