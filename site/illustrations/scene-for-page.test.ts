import { describe, expect, it } from "vitest";
import { KNOWN_PAGES } from "#schemas/page-ids.ts";
import { tintLineForPage, sceneForPage } from "./scene-for-page.ts";

describe("sceneOf", () => {
  it.each([
    ["claims", "office"],
    ["privacy", "reading"],
    ["commercial/trucking", "fleet"],
    ["commercial/general-liability", "main-street"],
    ["farm/agribusiness", "farm-yard"],
    ["personal/home", "porch"],
    ["medicare", "lake"],
  ])("gives %s the picture %s", (page, scene) => {
    expect(sceneForPage(page)).toBe(scene);
  });

  it("gives a coverage page that it does not know the picture of its section", () => {
    expect(sceneForPage("farm/bees")).toBe("farm-yard");
  });

  it("gives the horizon to home, to what is no page, and to no other page", () => {
    expect(KNOWN_PAGES.filter((page) => sceneForPage(page) === "horizon")).toEqual(["home"]);
    for (const id of [undefined, "careers", "toString"]) expect(sceneForPage(id)).toBe("horizon");
  });
});

describe("lineOf", () => {
  it.each([
    ["commercial", "commercial"],
    ["farm/tractor-truck", "farm"],
    ["personal/umbrella", "personal"],
    ["medicare", "medicare"],
    ["home", undefined],
    ["contact", undefined],
    ["toString", undefined],
    [undefined, undefined],
  ])("says that %s is of the line %s", (page, line) => {
    expect(tintLineForPage(page)).toBe(line);
  });
});
