import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultContent } from "#content/store/default-content.ts";
import { inProject } from "#tests/support/project.ts";
import { AnswersSchema } from "./answers.ts";
import { createStarter } from "./starter-documents.ts";

const ANSWERS = JSON.parse(readFileSync(inProject("tests/fixtures/new-agency/answers.json"), "utf8"));
const SAMPLE = new Map(await defaultContent());

const create = (changes: object = {}) => createStarter(AnswersSchema.parse({ ...ANSWERS, ...changes }), SAMPLE);

test("has the pages that the agency named, and nothing of the sample agency", () => {
  const documents = create();
  expect([...documents.keys()].sort()).toEqual(
    ["about", "accessibility", "business", "business/contractors", "business/restaurants", "claims", "contact", "home"]
      .concat(["life", "personal", "personal/auto", "personal/boat", "personal/cabin", "personal/home"])
      .concat(["privacy", "site", "terms", "theme"]),
  );
  const text = JSON.stringify([...documents]);
  expect(text).not.toMatch(/prairie|lantern|maple fork|\biowa\b|medicare|\bfarms?\b|\(515\)|Harlan|Marisol/i);
});

test("has the texts of the sample for pages that it has, and texts to write for the others, all marked", () => {
  const documents = create();
  const pages = [...documents].filter(([id]) => id !== "site" && id !== "theme");
  expect(pages.filter(([, { sample }]) => sample !== true)).toEqual([]);
  expect(JSON.stringify(documents.get("personal/auto"))).toContain("Uninsured and Underinsured Motorists");
  expect(JSON.stringify(documents.get("personal/boat"))).toContain("[Write who needs this policy.]");
});

test("an overview links to every page of its line, and a single page to none", () => {
  const urls = (id: string) => JSON.stringify(create().get(id)).match(/"url":"\/personal\/[a-z]+"/g) ?? [];
  expect(urls("personal").toSorted()).toEqual(
    ["auto", "boat", "cabin", "home"].map((page) => `"url":"/personal/${page}"`),
  );
  expect(create().get("life")).not.toHaveProperty("coverage");
});

test("a color that is hard to read is replaced by the nearest that is not", () => {
  const { colors } = create({ colors: { primary: "#eeeeee", accent: "#c4492f" } }).get("theme") ?? {};
  expect(colors).toMatchObject({ primary: expect.not.stringMatching("#eeeeee") });
});

test("an agency that sells what the sample sells has all of its pages", () => {
  const lines = [{ id: "medicare", title: "Medicare" }];
  expect(JSON.stringify(create({ lines }).get("medicare"))).toContain("Medicare");
  expect(JSON.stringify(create({ lines }).get("site"))).toContain('"regulation":"medicare"');
});
