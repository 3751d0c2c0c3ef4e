import { expect, test } from "vitest";
import { listMediaUses } from "./media-uses.ts";

test("names the field, the list item and missing alternative text of each image", () => {
  const content = {
    hero: { title: "About", image: "office.jpg" },
    about: { image: "town.jpg", imageAlt: "Main Street" },
    meta: { title: "About", og: { image: "https://example.com/a.png" } },
    team: { members: [{ name: "Ben" }, { name: "Ann Lee", image: "ann.jpg" }] },
    unmapped: { image: "old.jpg" },
  };
  expect(listMediaUses("about", content)).toEqual(
    expect.arrayContaining([
      { media: "office.jpg", pointer: "/hero/image", isMissingAlt: true },
      { media: "town.jpg", pointer: "/about/image", isMissingAlt: false },
      { media: "ann.jpg", pointer: "/team/members/1/image", item: "Ann Lee", isMissingAlt: false },
    ]),
  );
  expect(listMediaUses("about", content).map(({ media }) => media)).not.toContain("old.jpg");
});
