import { expect, test } from "vitest";
import { findPasswordProblem } from "./password-policy.ts";

test.each([
  "correct horse battery staple",
  "lantern in the window",
  "Mx7-qPz2-vB9d",
  "naïve café at café noon",
  "密码密碼木水火土金日月天地",
])("accepts %s", async (password) => {
  expect(await findPasswordProblem(password)).toBeUndefined();
});

test("accepts 256 characters, and refuses more", async () => {
  const password = "lantern, window, barn and dusk. ".repeat(8);
  expect(await findPasswordProblem(password)).toBeUndefined();
  expect(await findPasswordProblem(`${password}!`)).toBe("The password must have at most 256 characters.");
});

test.each(["", "elevenchars", "short1234"])("refuses %j, which is too short", async (password) => {
  expect(await findPasswordProblem(password)).toBe("The password must have at least 12 characters.");
});

test.each([
  "password123456",
  "PASSWORD123456",
  "Password!2026!",
  "administrator",
  "Welcome-12345",
  "123456789012",
  "!!!!!!!!!!!!",
  "aaaaaaaaaaaa",
  "121212121212",
  "football".repeat(2),
  "Football!2026",
  "qwerty12345678",
])("refuses the common password %s", async (password) => {
  expect(await findPasswordProblem(password)).toContain("attackers try it first");
});

test.each(["lantern in the window\u0000", "lantern\nin the window", "lantern in the window\u007f"])(
  "refuses the control character in %j",
  async (password) => {
    expect(await findPasswordProblem(password)).toContain("control characters");
  },
);
