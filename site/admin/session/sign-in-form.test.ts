import { describe, expect, test } from "vitest";
import { RequestError } from "../api/request.ts";
import { describeSignInError, findMissing } from "./sign-in-form.tsx";

const now = new Date(2026, 2, 2, 9, 30, 20);

function apiError(status: number, code: string, error: string, retryAfterSeconds?: number): RequestError {
  return new RequestError(status, JSON.stringify({ error, code }), { error, code }, retryAfterSeconds);
}

describe("findMissing", () => {
  test.each([
    ["", "", { name: "Enter your name", password: "Enter the password" }],
    ["  ", "secret", { name: "Enter your name" }],
    ["Ada", "", { password: "Enter the password" }],
    ["Ada", "secret", {}],
  ])("asks for each empty field, with the name %j and the password %j", (name, password, problems) => {
    expect(findMissing({ name, password })).toEqual(problems);
  });

  test("asks for the email address of an account", () => {
    expect(findMissing({ email: "", password: "secret" })).toEqual({ email: "Enter your email" });
  });
});

describe("describeSignInError", () => {
  test("puts the server's message under the field that it concerns", () => {
    expect(describeSignInError(apiError(401, "wrong-password", "The password is wrong."), "name", now)).toEqual({
      password: "The password is wrong.",
    });
    const invalid = apiError(422, "invalid", "It must have 1 to 60 characters.");
    expect(describeSignInError(invalid, "name", now)).toEqual({ name: "It must have 1 to 60 characters." });
    expect(describeSignInError(invalid, "email", now)).toEqual({ email: "It must have 1 to 60 characters." });
  });

  test.each([
    [1, "You can try again in a second."],
    [40, "You can try again in 40 seconds."],
    [61, "You can try again in 2 minutes, at 9:32 AM."],
    [600, "You can try again in 10 minutes, at 9:40 AM."],
  ])("adds the time of the next attempt after %i seconds", (seconds, retry) => {
    const { form } = describeSignInError(apiError(429, "too-many", "Too many wrong passwords.", seconds), "name", now);
    expect(form?.replaceAll("\u202f", " ")).toBe(`Too many wrong passwords. ${retry}`);
  });

  test("reports a server that does not respond", () => {
    expect(describeSignInError(new TypeError("Failed to fetch"), "name", now)).toEqual({
      form: "The server is not responding. Check your connection, then try again.",
    });
  });
});
