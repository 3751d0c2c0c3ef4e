import { expect, test } from "vitest";
import { DIAGNOSTICS, diagnose } from "./diagnostics.ts";

test.each(Object.entries(DIAGNOSTICS))(
  "%s has a title without a period and a hint in full sentences",
  (code, { title, hint }) => {
    expect(code).toMatch(/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/);
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(hint).toMatch(/^[A-Z].*\.$/);
  },
);

test("gives every code a different title", () => {
  const titles = Object.values(DIAGNOSTICS).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test("creates diagnostics with the severity from the catalog unless another is given", () => {
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
