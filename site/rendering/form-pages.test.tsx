import fc from "fast-check";
import { parse } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";
import { createConsentText } from "#content/quote-form/consent-text.ts";
import type { Form } from "#schemas/generated/page.ts";
import { CAMPAIGN_PARAMETERS } from "#schemas/quotes/campaign.ts";
import type { ReceivedRequest, RejectedForm } from "#schemas/quotes/quote-request.ts";
import { textContent } from "#tests/support/browser/built-pages.ts";
import { forRun } from "#tests/support/full-run.ts";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";
import { loadPage } from "../page-model/page-model.ts";
import ContentPage from "../pages/content-page/+Page.tsx";
import { joinMarkup } from "../shared-markup/markup.ts";
import { renderDocument } from "./document.tsx";
import { findElement, renderReceivedForm, renderRejectedForm } from "./form-pages.tsx";
import { elementsIn, getAttribute, type HtmlElement } from "./html-tree.ts";

const CONSENT_HTML = 'You may <b>text</b> me. See our <a href="/terms">terms</a>.';
const CONSENT_VERSION = createConsentText(CONSENT_HTML)?.version ?? "";

const REJECTED: RejectedForm = {
  error: "Please look again.",
  issues: [{ field: "email", message: "Please enter a valid email address" }],
  values: { firstName: "Ada", email: "ada", insuranceType: "farm", consent: CONSENT_VERSION, pageSource: "Farm Page" },
  formToken: "a.b",
};

const RECEIVED: ReceivedRequest = {
  reference: "7F3A-29C1",
  ready: ["Acres"],
  about: "Barns & <Bins>",
  answerBy: "by 5:00 PM on Monday, November 23 (Central Time)",
  isMasked: false,
};

let contactHtml: string;

beforeAll(async () => {
  contactHtml = await renderContactPage({ title: "Request a Quote", consent: CONSENT_HTML, submitButton: "Send it" });
});

async function renderContactPage(form: Form): Promise<string> {
  const page = await loadPage(testReader({ contact: testContent("Contact", { form }) }), "/contact");
  if (page === undefined) throw new Error("no page");
  return joinMarkup(renderDocument(ContentPage, page));
}

function cardText(html: string): string {
  const card = findElement(parse(html), (element) => getAttribute(element, "class") === "quote-card");
  return card === undefined ? "" : textContent(card);
}

function parseElements(html: string): HtmlElement[] {
  return [...elementsIn(parse(html))];
}

/** Returns the values that the form would submit, by name. */
function formValues(html: string): Record<string, string> {
  return Object.fromEntries(
    parseElements(html).flatMap((element) => {
      const name = getAttribute(element, "name");
      if (name === undefined || element.tagName === "meta") return [];
      if (element.tagName === "textarea") return [[name, textContent(element)]];
      const control = element.tagName === "select" ? [...elementsIn(element)].find(isSelected) : element;
      const isUnchecked =
        getAttribute(element, "type") === "checkbox" && getAttribute(element, "checked") === undefined;
      return isUnchecked ? [] : [[name, (control && getAttribute(control, "value")) ?? ""]];
    }),
  );
}

function isSelected(element: HtmlElement): boolean {
  return getAttribute(element, "selected") !== undefined;
}

/** Returns the props of the form's island. */
function islandProps(html: string) {
  const [props] = parseElements(html).flatMap((element) =>
    getAttribute(element, "data-island") === "quote-form" ? (getAttribute(element, "data-props") ?? []) : [],
  );
  return JSON.parse(props ?? "");
}

describe("renderRejectedForm", () => {
  it("changes only the title outside the form", () => {
    const [before, after] = contactHtml.split(/<div id="[^"]*" data-island="quote-form".*<\/form><\/div>/s);
    const html = renderRejectedForm(contactHtml, REJECTED);
    expect(before?.length).toBeGreaterThan(1000);
    expect(html.startsWith((before ?? "").replace("<title>", "<title>Error: "))).toBe(true);
    expect(html.endsWith(after ?? "-")).toBe(true);
  });

  it("keeps the submitted values in the form and in the island's props", () => {
    const hidden = {
      pageSource: "Farm Page",
      about: "farm/barns",
      ...Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, "x"])),
    };
    const values = { ...REJECTED.values, ...hidden };
    const html = renderRejectedForm(contactHtml, { ...REJECTED, values });
    expect(formValues(html)).toEqual({
      ...values,
      lastName: "",
      phone: "",
      message: "",
      files: "",
      unasked: "",
      ticket: "a.b",
    });
    const { rejected, ...props } = islandProps(html);
    expect(props).toEqual(islandProps(contactHtml));
    expect(rejected).toEqual({
      error: REJECTED.error,
      issues: REJECTED.issues,
      values: { firstName: "Ada", email: "ada", insuranceType: "farm", consent: CONSENT_VERSION },
      hidden: { ...hidden, ticket: "a.b" },
    });
  });

  it("keeps the answers to optional questions", async () => {
    const questions = [{ id: "acres", label: "Acres" }];
    const html = await renderContactPage({ questions });
    const values = { ...REJECTED.values, "details.acres": "640" };
    expect(formValues(renderRejectedForm(html, { ...REJECTED, values }))).toMatchObject({ "details.acres": "640" });
  });

  it("shows the errors in a summary and at each field, or the reason if no field is at fault", () => {
    const withIssues = renderRejectedForm(contactHtml, REJECTED);
    expect(withIssues).toMatch(/role="alert".*<a href="#email">Please enter a valid email address<\/a>/s);
    expect(withIssues).toContain('<p class="field-error" id="email-error">Please enter a valid email address</p>');
    expect(withIssues).not.toContain("Something went wrong");
    const withReason = renderRejectedForm(contactHtml, { ...REJECTED, error: "Please wait.", issues: [] });
    expect(withReason).toMatch(/class="outcome destructive".*Something went wrong.*<p>Please wait\.<\/p>/s);
    expect(withReason).not.toContain('role="alert"');
    for (const html of [withIssues, withReason]) expect(html.match(/ autofocus=/g)).toHaveLength(1);
  });

  it("selects nothing for an unknown insurance type, and ignores consent to another text", () => {
    const html = renderRejectedForm(contactHtml, { ...REJECTED, values: { insuranceType: "life", consent: "0" } });
    expect(formValues(html)).toMatchObject({ insuranceType: "" });
    expect(formValues(html)).not.toHaveProperty("consent");
  });

  it("shows no consent checkbox if the page has no consent text", async () => {
    const html = renderRejectedForm(await renderContactPage({}), REJECTED);
    expect(formValues(html)).not.toHaveProperty("consent");
    expect(html).not.toContain('type="checkbox"');
  });

  it("ignores names that the form does not have", () => {
    const values = { ...REJECTED.values, unasked: "spam", ticket: "forged", other: "x" };
    expect(formValues(renderRejectedForm(contactHtml, { ...REJECTED, values }))).toEqual(
      formValues(renderRejectedForm(contactHtml, REJECTED)),
    );
  });

  it("escapes every submitted value", () => {
    // HTML cannot represent NUL, and it normalizes carriage returns.
    const text = fc
      .oneof(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom("</textarea><script>", "$& $' $` $1", "\"'<!--", "\n\nx", "&amp;lt;", "</script>", "\u2028"),
      )
      .filter((value) => !/[\0\r]/.test(value));
    const tags = parseElements(renderRejectedForm(contactHtml, REJECTED)).map(({ tagName }) => tagName);
    fc.assert(
      fc.property(text, text, text, (firstName, message, pageSource) => {
        const values = { ...REJECTED.values, firstName, message, pageSource };
        const html = renderRejectedForm(contactHtml, { ...REJECTED, values });
        expect(formValues(html)).toMatchObject(values);
        expect(parseElements(html).map(({ tagName }) => tagName)).toEqual(tags);
        expect(islandProps(html).rejected.values).toMatchObject({ firstName, message });
      }),
      { numRuns: forRun(50, 15) },
    );
  });

  it("keeps a line break at the start of the message", () => {
    const html = renderRejectedForm(contactHtml, { ...REJECTED, values: { message: "\r\none\r\ntwo" } });
    expect(formValues(html)).toMatchObject({ message: "\none\ntwo" });
  });

  it("throws for a page without a quote form", () => {
    expect(() => renderRejectedForm("<!doctype html><title>About</title><p>us", REJECTED)).toThrow("no form");
  });
});

describe("renderReceivedForm", () => {
  let plainHtml: string;

  beforeAll(async () => {
    plainHtml = await renderContactPage({});
  });

  it("shows the reference, who answers by when, and what to have ready", () => {
    const html = renderReceivedForm(plainHtml, RECEIVED);
    const text = cardText(html);
    expect(text).toContain("Your reference7F3A-29C1");
    expect(text).toContain("You asked aboutBarns & <Bins>");
    expect(text).toContain("in Maple Fork answers you by 5:00 PM on Monday, November 23 (Central Time).");
    expect(text).toContain("Acres");
    expect(html).toContain("<title>Success! Contact");
  });

  it("has no form, so that nothing can be sent again", () => {
    const html = renderReceivedForm(plainHtml, RECEIVED);
    expect(plainHtml).toContain("<form");
    expect(html).not.toContain("<form");
    expect(html).not.toContain("data-island");
  });

  it("answers during office hours if the hours are unknown, and says that a number was removed", () => {
    const text = cardText(renderReceivedForm(plainHtml, { ...RECEIVED, answerBy: undefined, isMasked: true }));
    expect(text).toContain("answers you during office hours.");
    expect(text).toContain("We removed a number.");
  });

  it("throws for a page without a quote form", () => {
    expect(() => renderReceivedForm("<!doctype html><title>About</title><p>us", RECEIVED)).toThrow("no form");
  });
});
