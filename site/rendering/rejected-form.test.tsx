import fc from "fast-check";
import { parse } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";
import { CAMPAIGN_PARAMETERS } from "#schemas/campaign.ts";
import { attribute, type Element, elementsIn, textOf } from "#tests/support/browser/built-pages.ts";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";
import { loadPage } from "../page-model/page-model.ts";
import ContactPage from "../pages/contact/+Page.tsx";
import { renderDocument } from "./document.tsx";
import { type RejectedForm, renderRejectedForm } from "./rejected-form.tsx";

const REFUSAL: RejectedForm = {
  error: "Please look again.",
  issues: [{ field: "email", message: "Please enter a valid email address" }],
  values: { firstName: "Ada", email: "ada", insuranceType: "farm", consent: "1", pageSource: "Farm Page" },
  ticket: "a.b",
};

let contact: string;

beforeAll(async () => {
  const form = { title: "Request a Quote", submitButton: "Send it" };
  const page = await loadPage(testReader({ contact: testContent("Contact", { form }) }), "/contact");
  if (page === undefined) throw new Error("no page");
  contact = renderDocument(ContactPage, page);
});

function elementsOf(html: string): Element[] {
  return [...elementsIn(parse(html))];
}

/** What the form would send, by name. */
function held(html: string): Record<string, string> {
  return Object.fromEntries(
    elementsOf(html).flatMap((element) => {
      const name = attribute(element, "name");
      if (name === undefined || element.tagName === "meta") return [];
      if (element.tagName === "textarea") return [[name, textOf(element)]];
      const chosen = element.tagName === "select" ? [...elementsIn(element)].find(isSelected) : element;
      const isOff = attribute(element, "type") === "checkbox" && attribute(element, "checked") === undefined;
      return isOff ? [] : [[name, (chosen && attribute(chosen, "value")) ?? ""]];
    }),
  );
}

function isSelected(element: Element): boolean {
  return attribute(element, "selected") !== undefined;
}

/** What the island is given. */
function propsIn(html: string) {
  const [props] = elementsOf(html).flatMap((element) =>
    attribute(element, "data-island") === "quote-form" ? (attribute(element, "data-props") ?? []) : [],
  );
  return JSON.parse(props ?? "");
}

describe("refusedForm", () => {
  it("leaves the page around the form as it is, but for a title that says what it is", () => {
    const [before, after] = contact.split(/<div id="[^"]*" data-island="quote-form".*<\/form><\/div>/s);
    const html = renderRejectedForm(contact, REFUSAL);
    expect(before?.length).toBeGreaterThan(1000);
    expect(html.startsWith((before ?? "").replace("<title>", "<title>Error: "))).toBe(true);
    expect(html.endsWith(after ?? "-")).toBe(true);
  });

  it("keeps what came, and hands the island the same", () => {
    const hidden = { pageSource: "Farm Page", ...Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, "x"])) };
    const values = { ...REFUSAL.values, ...hidden };
    const html = renderRejectedForm(contact, { ...REFUSAL, values });
    expect(held(html)).toEqual({
      ...values,
      lastName: "",
      phone: "",
      message: "",
      website: "",
      ticket: "a.b",
    });
    const { refused, ...props } = propsIn(html);
    expect(props).toEqual(propsIn(contact));
    expect(refused).toEqual({
      error: REFUSAL.error,
      issues: REFUSAL.issues,
      values: { firstName: "Ada", email: "ada", insuranceType: "farm", consent: "1" },
      hidden: { ...hidden, ticket: "a.b" },
    });
  });

  it("says what is wrong, at the top and at the field; or why, where no field is to blame", () => {
    const wrong = renderRejectedForm(contact, REFUSAL);
    expect(wrong).toMatch(/role="alert".*<a href="#email">Please enter a valid email address<\/a>/s);
    expect(wrong).toContain('<p class="field-error" id="email-error">Please enter a valid email address</p>');
    expect(wrong).not.toContain("Something went wrong");
    const busy = renderRejectedForm(contact, { ...REFUSAL, error: "Please wait.", issues: [] });
    expect(busy).toMatch(/class="outcome destructive".*Something went wrong.*<p>Please wait\.<\/p>/s);
    expect(busy).not.toContain('role="alert"');
    for (const html of [wrong, busy]) expect(html.match(/ autofocus=/g)).toHaveLength(1);
  });

  it("chooses nothing where the choice is none, and ticks no box for another text", () => {
    const html = renderRejectedForm(contact, { ...REFUSAL, values: { insuranceType: "life", consent: "0" } });
    expect(held(html)).toMatchObject({ insuranceType: "" });
    expect(held(html)).not.toHaveProperty("consent");
  });

  it("takes no name that the form does not have", () => {
    const values = { ...REFUSAL.values, website: "spam", ticket: "forged", other: "x" };
    expect(held(renderRejectedForm(contact, { ...REFUSAL, values }))).toEqual(
      held(renderRejectedForm(contact, REFUSAL)),
    );
  });

  it("lets nothing that was filled in out of its place", () => {
    // What HTML knows no way to write, and the line breaks that it writes in one way only.
    const text = fc
      .oneof(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom("</textarea><script>", "$& $' $` $1", "\"'<!--", "\n\nx", "&amp;lt;", "</script>", "\u2028"),
      )
      .filter((value) => !/[\0\r]/.test(value));
    const tags = elementsOf(renderRejectedForm(contact, REFUSAL)).map(({ tagName }) => tagName);
    fc.assert(
      fc.property(text, text, text, (firstName, message, pageSource) => {
        const values = { ...REFUSAL.values, firstName, message, pageSource };
        const html = renderRejectedForm(contact, { ...REFUSAL, values });
        expect(held(html)).toMatchObject(values);
        expect(elementsOf(html).map(({ tagName }) => tagName)).toEqual(tags);
        expect(propsIn(html).refused.values).toMatchObject({ firstName, message });
      }),
      { numRuns: 50, seed: 20130501 },
    );
  });

  it("holds line breaks as forms do", () => {
    const html = renderRejectedForm(contact, { ...REFUSAL, values: { message: "\r\none\r\ntwo" } });
    expect(held(html)).toMatchObject({ message: "\none\ntwo" });
  });

  it("refuses a page that has no quote form", () => {
    expect(() => renderRejectedForm("<!doctype html><title>About</title><p>us", REFUSAL)).toThrow("no quote form");
  });
});
