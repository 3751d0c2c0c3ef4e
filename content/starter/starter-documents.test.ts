import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "#tests/support/project.ts";
import { AnswersSchema } from "./answers.ts";
import { createStarter } from "./starter-documents.ts";

const ANSWERS = JSON.parse(readFileSync(inProject("tests/fixtures/new-agency/answers.json"), "utf8"));

const create = (changes: object = {}) => createStarter(AnswersSchema.parse({ ...ANSWERS, ...changes }));

test("has the pages that the agency named, and nothing of the sample agency", async () => {
  const documents = await create();
  const ids = [...documents.keys()].sort();
  expect(ids.filter((id) => id.startsWith("service"))).toHaveLength(9);
  expect(ids.filter((id) => !id.startsWith("service"))).toEqual(
    [
      "about",
      "accessibility",
      "business",
      "business/contractors",
      "business/restaurants",
      "carriers",
      "claims",
      "contact",
      "home",
    ]
      .concat(["life", "personal", "personal/auto", "personal/boat", "personal/cabin", "personal/home"])
      .concat(["privacy", "site", "terms", "theme"]),
  );
  const text = JSON.stringify([...documents]);
  expect(text).not.toMatch(/prairie|lantern|maple fork|\biowa\b|medicare|\bfarms?\b|\(515\)|Harlan|Marisol/i);
});

test("has the texts of the sample for pages that it has, and texts to write for the others, all marked", async () => {
  const documents = await create();
  const pages = [...documents].filter(([id]) => id !== "site" && id !== "theme");
  expect(pages.filter(([, { sample }]) => sample !== true)).toEqual([]);
  expect(JSON.stringify(documents.get("personal/auto"))).toContain("Uninsured and Underinsured Motorists");
  expect(JSON.stringify(documents.get("personal/boat"))).toContain("[Write who needs this policy.]");
});

test("an overview links to every page of its line, and a single page to none", async () => {
  const documents = await create();
  const urls = JSON.stringify(documents.get("personal")).match(/"url":"\/personal\/[a-z]+"/g) ?? [];
  expect(urls.toSorted()).toEqual(["auto", "boat", "cabin", "home"].map((page) => `"url":"/personal/${page}"`));
  expect(documents.get("life")).not.toHaveProperty("coverage");
});

test("a color that is hard to read is replaced by the nearest that is not", async () => {
  const documents = await create({ colors: { primary: "#eeeeee", accent: "#c4492f" } });
  expect(documents.get("theme")?.colors).toMatchObject({ primary: expect.not.stringMatching("#eeeeee") });
});

test("an agency that sells what the sample sells has all of its pages", async () => {
  const lines = [{ id: "medicare", title: "Medicare" }];
  const documents = await create({ lines });
  expect(JSON.stringify(documents.get("medicare"))).toContain("Medicare");
  expect(JSON.stringify(documents.get("site"))).toContain('"regulation":"medicare"');
});
