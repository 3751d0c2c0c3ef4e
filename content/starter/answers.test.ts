import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toDiagnostics } from "#content/findings/locate.ts";
import type { JsonObject } from "#schemas/json.ts";
import { inProject } from "#tests/support/project.ts";
import { checkAnswers } from "./answers.ts";

const ANSWERS: JsonObject = JSON.parse(readFileSync(inProject("tests/fixtures/new-agency/answers.json"), "utf8"));

/** Returns the problems of answers, each with its line in a file that has a line for each member. */
function problemsOf(changes: JsonObject): string[] {
  const value = { ...ANSWERS, ...changes };
  const checked = checkAnswers(value, { file: "answers.json", text: JSON.stringify(value, null, 1), pointer: "" });
  if (!Array.isArray(checked)) return [];
  return toDiagnostics(checked).map(({ line, message }) => `${line === undefined ? "no" : "a"} place: ${message}`);
}

test("accepts the answers of an agency", () => expect(problemsOf({})).toEqual([]));

test("reports everything that is wrong, each with its place", () => {
  const [office] = ANSWERS.offices as JsonObject[];
  const broken = { ...office, zip: "5580", state: "Minnesota", hours: "whenever" };
  const lines = [
    { id: "personal", title: "Personal", pages: ["home", "home"] },
    { id: "personal", title: "" },
  ];
  expect(problemsOf({ phone: "12", offices: [broken], lines, hue: {}, logo: "logo.gif" })).toEqual([
    "a place: phone must be a phone number with its area code, such as 218-555-0142.",
    "a place: offices.0.state must be the code of a US state, such as MN.",
    "a place: offices.0.zip must be a ZIP code of five digits.",
    "a place: offices.0.hours must be hours such as Mo-Fr 08:30-17:00.",
    "a place: lines must not repeat an id.",
    "a place: lines.0.pages must not repeat a page.",
    "a place: lines.1.title must not be empty.",
    "a place: logo must be the path of an SVG or PNG file.",
    "a place: hue is not a known answer.",
  ]);
});

test.each([
  [{ name: null }, "a place: name has the wrong type."],
  [{ offices: [] }, "a place: offices must have at least one office."],
  [{ lines: [{ id: "contact", title: "Contact" }] }, "a place: lines.0.id must not be the address of another page."],
  [{ lines: [{ id: "admin", title: "Admin" }] }, "a place: lines.0.id must not be the address of another page."],
])("reports %j", (changes, problem) => expect(problemsOf(changes as JsonObject)).toEqual([problem]));
