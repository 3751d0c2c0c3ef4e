import { describe, expect, it } from "vitest";
import { carrySubject } from "./carry-subject.ts";

const HTML = '<a href="/contact">A</a><a href="/contact?about=boat">B</a><a href="/contact#form">C</a>';

describe("carrySubject", () => {
  it("names the subject of the page in links that name none", () => {
    expect(carrySubject(HTML, { quoteSubject: "commercial/trucking" })).toBe(
      '<a href="/contact?about=commercial/trucking">A</a><a href="/contact?about=boat">B</a>' +
        '<a href="/contact?about=commercial/trucking#form">C</a>',
    );
  });

  it("changes nothing on a page without a subject", () => {
    expect(carrySubject(HTML, {})).toBe(HTML);
  });
});
