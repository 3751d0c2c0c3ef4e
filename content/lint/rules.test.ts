import { readFileSync } from "node:fs";
import fastGlob from "fast-glob";
import { describe, expect, test } from "vitest";
import { DIAGNOSTICS } from "#schemas/diagnostics.ts";
import { RULES } from "./rules.ts";

const CHECKS = ["checkDocument", "checkSite", "checkChange", "checkFindings"] as const;

/** Areas of rules that a law or a regulation is behind. */
const REGULATED_AREAS: ReadonlySet<string> = new Set(["wording", "testimonial", "consent"]);

const tests = fastGlob
  .sync("rules/*.test.ts", { cwd: import.meta.dirname, absolute: true })
  .map((file) => readFileSync(file, "utf8"));

describe.each(RULES)("$code", (rule) => {
  const { code, title, why, fix, source } = rule;

  test("has a title without a period, and a reason and a fix in full sentences", () => {
    expect(code).toMatch(/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/);
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect(fix).toMatch(/^[A-Z].*\.$/);
  });

  test("has exactly one check", () => {
    expect(CHECKS.filter((check) => rule[check] !== undefined)).toHaveLength(1);
  });

  test("names its source if a regulation is behind it", () => {
    const [area = ""] = code.split("/");
    expect(source === undefined && REGULATED_AREAS.has(area)).toBe(false);
  });

  test("has test cases", () => {
    expect(tests.some((text) => text.includes(`"${code}"`))).toBe(true);
  });
});

test("codes and titles are different from each other and from those of other diagnostics", () => {
  const codes = [...RULES.map(({ code }) => code), ...Object.keys(DIAGNOSTICS)];
  const titles = [...RULES, ...Object.values(DIAGNOSTICS)].map(({ title }) => title);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(titles).size).toBe(titles.length);
});
