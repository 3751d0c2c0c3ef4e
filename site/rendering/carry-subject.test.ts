import { expect, test } from "vitest";
import { joinMarkup, SharedText } from "../shared-markup/markup.ts";
import { carrySubject } from "./carry-subject.ts";

const HTML = '<a href="/contact">A</a><a href="/contact?about=boat">B</a><a href="/contact#form">C</a>';

test("names the subject of the page in links that name none", () => {
  const expected =
    '<a href="/contact?about=commercial/trucking">A</a><a href="/contact?about=boat">B</a>' +
    '<a href="/contact?about=commercial/trucking#form">C</a>';
  const markup = carrySubject([HTML, new SharedText(HTML)], { quoteSubject: "commercial/trucking" });
  expect(joinMarkup(markup)).toBe(expected + expected);
});

test("names the subject of each page in the same shared text", () => {
  const shared = new SharedText(HTML);
  for (const quoteSubject of ["farm", "boat", "farm"])
    expect(joinMarkup(carrySubject([shared], { quoteSubject }))).toContain(`"/contact?about=${quoteSubject}">A`);
});

test("leaves an entry of a menu alone", () => {
  const entry = '<a data-plain="true" href="/contact">Contact</a>';
  expect(joinMarkup(carrySubject([entry, new SharedText(entry)], { quoteSubject: "farm" }))).toBe(entry + entry);
});

test("changes nothing on a page without a subject", () => {
  const markup = [HTML, new SharedText(HTML)];
  expect(carrySubject(markup, {})).toBe(markup);
});
