import { describe, expect, it } from "vitest";
import { KNOWN_PAGES } from "#schemas/page-ids.ts";
import { sceneForPage, tintLineForPage } from "./scene-for-page.ts";

describe("sceneForPage", () => {
  it.each([
    ["claims", "office"],
    ["privacy", "reading"],
    ["commercial/trucking", "fleet"],
    ["commercial/general-liability", "main-street"],
    ["farm/agribusiness", "farm-yard"],
    ["personal/home", "porch"],
    ["medicare", "lake"],
  ])("gives %s the scene %s", (page, scene) => {
    expect(sceneForPage(page)).toBe(scene);
  });

  it("gives an unknown coverage page the scene of its line of business", () => {
    expect(sceneForPage("farm/bees")).toBe("farm-yard");
  });

  it("gives the horizon to Home and to unknown pages only", () => {
    expect(KNOWN_PAGES.filter((page) => sceneForPage(page) === "horizon")).toEqual(["home"]);
    for (const id of [undefined, "careers", "toString"]) expect(sceneForPage(id)).toBe("horizon");
  });
});

describe("tintLineForPage", () => {
  it.each([
    ["commercial", "commercial"],
    ["farm/tractor-truck", "farm"],
    ["personal/umbrella", "personal"],
    ["medicare", "medicare"],
    ["home", undefined],
    ["contact", undefined],
    ["toString", undefined],
    [undefined, undefined],
  ])("gives %s the tint of %s", (page, line) => {
    expect(tintLineForPage(page)).toBe(line);
  });
});
