import { describe, expect, it } from "vitest";
import { lineOf, sceneOf } from "#site/art/scene-of.ts";

describe("sceneOf", () => {
  it.each([
    ["home", "horizon"],
    ["claims", "office"],
    ["privacy", "reading"],
    ["commercial/trucking", "fleet"],
    ["commercial/general-liability", "main-street"],
    ["farm/agribusiness", "farm-yard"],
    ["personal/home", "porch"],
    ["medicare", "lake"],
  ])("gives %s its picture: %s", (page, scene) => {
    expect(sceneOf(page)).toBe(scene);
  });

  it("gives a coverage page that it does not know the picture of its section", () => {
    expect(sceneOf("farm/bees")).toBe("farm-yard");
  });

  it.each([undefined, "careers", "toString", "careers/toString", "farm/"])("gives %s a picture", (page) => {
    expect(sceneOf(page)).toBe(page === "farm/" ? "farm-yard" : "horizon");
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
  ])("%s is of the line %s", (page, line) => {
    expect(lineOf(page)).toBe(line);
  });
});
