import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PageModel } from "#site/page-model/page-model.ts";
import { TeamList } from "./team-list.tsx";

/** What the page shows of somebody with a bio of so many characters. */
function roll(characters: number): string {
  const member = { name: "Ada Mae Lindqvist", title: "Account Manager", bio: "b".repeat(characters) };
  return renderToStaticMarkup(<TeamList content={{ members: [member] }} page={{} as PageModel} />);
}

describe("TeamRoll", () => {
  it("shows a bio of 120 characters whole", () => {
    expect(roll(120)).toContain(`<p>${"b".repeat(120)}</p>`);
    expect(roll(120)).not.toContain("See more");
  });

  it("cuts a longer one to 120 and three dots, and has the whole behind 'See more'", () => {
    expect(roll(121)).toMatch(/>b{120}… <.*See more.*See less.*<p>b{121}<\/p>/);
  });

  it("says nothing where there is no bio, and draws a monogram where there is no photo", () => {
    expect(roll(0)).not.toContain("<p></p>");
    expect(roll(0)).toContain(">AL</span>");
  });
});
