import { parse } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";
import type { ReceivedRequest } from "#schemas/quotes/quote-request.ts";
import { textContent } from "#tests/support/browser/built-pages.ts";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";
import { loadPage } from "../page-model/page-model.ts";
import ContactPage from "../pages/contact/+Page.tsx";
import { joinMarkup } from "../shared-markup/markup.ts";
import { renderDocument } from "./document.tsx";
import { findElement } from "./edit-html.ts";
import { getAttribute } from "./html-tree.ts";
import { renderReceivedForm } from "./received-form.tsx";

const RECEIVED: ReceivedRequest = {
  reference: "7F3A-29C1",
  ready: ["Acres"],
  about: "Barns & <Bins>",
  answerBy: "by 5:00 PM on Monday, November 23 (Central Time)",
  isMasked: false,
};

let contactHtml: string;

beforeAll(async () => {
  const page = await loadPage(testReader({ contact: testContent("Contact", { form: {} }) }), "/contact");
  if (page === undefined) throw new Error("no page");
  contactHtml = joinMarkup(renderDocument(ContactPage, page));
});

function cardText(html: string): string {
  const card = findElement(parse(html), (element) => getAttribute(element, "class") === "quote-card");
  return card === undefined ? "" : textContent(card);
}

describe("renderReceivedForm", () => {
  it("shows the reference, who answers by when, and what to have ready", () => {
    const html = renderReceivedForm(contactHtml, RECEIVED);
    const text = cardText(html);
    expect(text).toContain("Your reference7F3A-29C1");
    expect(text).toContain("You asked aboutBarns & <Bins>");
    expect(text).toContain("in Maple Fork answers you by 5:00 PM on Monday, November 23 (Central Time).");
    expect(text).toContain("Acres");
    expect(html).toContain("<title>Success! Contact");
  });

  it("has no form, so that nothing can be sent again", () => {
    const html = renderReceivedForm(contactHtml, RECEIVED);
    expect(contactHtml).toContain("<form");
    expect(html).not.toContain("<form");
    expect(html).not.toContain("data-island");
  });

  it("answers during office hours if the hours are unknown, and says that a number was removed", () => {
    const text = cardText(renderReceivedForm(contactHtml, { ...RECEIVED, answerBy: undefined, isMasked: true }));
    expect(text).toContain("answers you during office hours.");
    expect(text).toContain("We removed a number.");
  });

  it("throws for a page without a quote form", () => {
    expect(() => renderReceivedForm("<!doctype html><title>About</title><p>us", RECEIVED)).toThrow("no quote form");
  });
});
