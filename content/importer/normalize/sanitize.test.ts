import { describe, expect, test } from "vitest";
import { FindingList } from "#content/findings/finding.ts";
import type { JsonObject } from "#schemas/json.ts";
import { correctLink, sanitize } from "./sanitize.ts";

test.each([
  ["contact", "/contact"],
  ["contact/", "/contact"],
  ["farm/agribusiness#faq", "/farm/agribusiness#faq"],
  ["/farm/", "/farm"],
  ["/farm/?a=b", "/farm?a=b"],
  ["/drones/", "/drones"],
  ["home", "/"],
  ["/home", "/"],
])("corrects %s to %s", (link, expected) => {
  expect(correctLink(link)).toBe(expected);
});

test.each(["/", "/farm", "#team", "", "?a=b", "https://example.com/farm/", "drones", "farm/", "/Drones/", "//farm/"])(
  "leaves %j to its author",
  (link) => {
    expect(correctLink(link)).toBeUndefined();
  },
);

describe("sanitize", () => {
  const bad = "<b onclick=x>B</b>";
  const clean = (patch: JsonObject) => {
    const source = { file: "a.json", text: "", pointer: "" };
    const record = {
      page: "home",
      document: { source, pointer: "" },
      source,
      pointer: "",
      record: patch,
      mappings: [],
    };
    const findings = new FindingList();
    const sanitized = sanitize({ page: "home", patch, records: [record] }, findings).patch;
    return { sanitized, removed: findings.toArray().map(({ pointer, message }) => `${pointer} ${message}`) };
  };

  test("cleans only the texts that may contain markup", () => {
    const content = {
      hero: { title: bad, description: bad },
      faq: {
        items: [
          { question: bad, answer: "good" },
          { question: "Q", answer: bad },
        ],
      },
      unmapped: { description: bad },
    };
    expect(clean(content)).toEqual({
      sanitized: {
        hero: { title: bad, description: "<b>B</b>" },
        faq: {
          items: [
            { question: bad, answer: "good" },
            { question: "Q", answer: "<b>B</b>" },
          ],
        },
        unmapped: { description: bad },
      },
      removed: ["/hero/description Removed unsafe code: onclick.", "/faq/items/1/answer Removed unsafe code: onclick."],
    });
  });

  test("leaves values of the wrong type to the validation", () => {
    const content = { hero: { description: 3 }, faq: { items: "none" }, about: [{ description: bad }] };
    expect(clean(content)).toEqual({ sanitized: content, removed: [] });
  });

  test("returns the same object if nothing changes", () => {
    const content = { hero: { description: "<b>B</b>" }, faq: { items: [{ answer: "A" }] } };
    expect(clean(content).sanitized).toBe(content);
  });
});
