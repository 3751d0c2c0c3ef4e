import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PageModel } from "#site/page-model/page-model.ts";
import { TeamList } from "./team-list.tsx";

/** Renders a member whose bio has a given length. */
function renderMember(characters: number): string {
  const member = { name: "Ada Mae Lindqvist", title: "Account Manager", bio: "b".repeat(characters) };
  return renderToStaticMarkup(<TeamList content={{ members: [member] }} page={{} as PageModel} />);
}

describe("TeamList", () => {
  it("shows a bio of 120 characters in full", () => {
    expect(renderMember(120)).toContain(`<p>${"b".repeat(120)}</p>`);
    expect(renderMember(120)).not.toContain("See more");
  });

  it("cuts a longer bio after 120 characters and adds a 'See more' toggle", () => {
    expect(renderMember(121)).toMatch(/>b{120}… <.*See more.*See less.*<p>b{121}<\/p>/);
  });

  it.each([
    ["inside a word", `${"word ".repeat(23)}across words`, `${"word ".repeat(22)}word`],
    ["at its end", `${"word ".repeat(23)}cross words`, `${"word ".repeat(23)}cross`],
    ["after a space", `${"word ".repeat(23)}four words`, `${"word ".repeat(23)}four`],
    ["inside a long first word", "b".repeat(130), "b".repeat(120)],
  ])("cuts a bio at a word boundary if the limit is %s", (_, bio, excerpt) => {
    const member = { name: "Ada Mae Lindqvist", title: "Account Manager", bio };
    const html = renderToStaticMarkup(<TeamList content={{ members: [member] }} page={{} as PageModel} />);
    expect(html).toContain(`>${excerpt}… <`);
  });

  it("renders no paragraph without a bio, and a monogram without a photo", () => {
    expect(renderMember(0)).not.toContain("<p></p>");
    expect(renderMember(0)).toContain(">AL</span>");
  });
});
