import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { TeamMember } from "#schemas/generated/page.ts";
import { MediaContext } from "#site/components/media-image/media-image.tsx";
import type { PageModel } from "#site/page-model/page-model.ts";
import { TeamList } from "./team-list.tsx";

function renderMember(details: Partial<TeamMember>): string {
  const member = { name: "Ada Mae Lindqvist", title: "Account Manager", ...details };
  return renderToStaticMarkup(
    <MediaContext value={new Map()}>
      <TeamList content={{ members: [member] }} page={{} as PageModel} />
    </MediaContext>,
  );
}

describe("TeamList", () => {
  it("shows a bio of 120 characters in full", () => {
    expect(renderMember({ bio: "b".repeat(120) })).toContain(`<p>${"b".repeat(120)}</p>`);
    expect(renderMember({ bio: "b".repeat(120) })).not.toContain("See more");
  });

  it("cuts a longer bio after 120 characters and adds a 'See more' toggle", () => {
    expect(renderMember({ bio: "b".repeat(121) })).toMatch(/>b{120}… <.*See more.*See less.*<p>b{121}<\/p>/);
    expect(renderMember({ bio: `${"b".repeat(112)} farm, insurance` })).toMatch(/>b{112} farm, i… </);
  });

  it("links to the direct line, the email address and the profile", () => {
    const html = renderMember({
      phone: "(515) 555-0143",
      email: "ada@example.com",
      linkedIn: "https://example.com/ada",
    });
    expect(html).toContain('href="tel:+15155550143"');
    expect(html).toContain('href="mailto:ada@example.com"');
    expect(html).toContain('href="https://example.com/ada"');
    expect(renderMember({})).not.toContain("team-links");
  });

  it("renders no paragraph without a bio, and a monogram without a photo or its file", () => {
    expect(renderMember({ bio: "" })).not.toContain("<p></p>");
    expect(renderMember({ bio: "" })).toContain(">AL</span>");
    expect(renderMember({ image: "gone.jpg" })).toContain(">AL</span>");
  });
});
