import { expect, test } from "vitest";
import { DIAGNOSTICS, diagnose, isDiagnosticCode } from "./diagnostics.ts";

test.each(Object.entries(DIAGNOSTICS))("%s has a title and a hint in words", (code, { title, hint }) => {
  expect(code).toMatch(/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/);
  expect(isDiagnosticCode(code)).toBe(true);
  expect(title).toMatch(/^[A-Z].*[^.]$/);
  expect(hint).toMatch(/^\S.*\.$|^All four formats/);
});

test("no two codes have the same title", () => {
  const titles = Object.values(DIAGNOSTICS).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(["json/typo", "", "toString", "constructor"])("%j is no code", (code) => {
  expect(isDiagnosticCode(code)).toBe(false);
});

test("a diagnostic has the catalogue's severity unless it says otherwise", () => {
  expect(diagnose("content/unsafe-html", "M")).toEqual({
    code: "content/unsafe-html",
    severity: "warning",
    message: "M",
  });
  expect(diagnose("content/unsafe-html", "M", { severity: "error", page: "home" })).toMatchObject({
    severity: "error",
    page: "home",
  });
});
