import { describe, expect, test } from "vitest";
import { RequestError } from "../api/request.ts";
import { missingIn, problemsOf } from "./sign-in-problems.ts";

const now = new Date(2026, 2, 2, 9, 30, 20);

function refused(status: number, code: string, error: string, retryAfter?: number): RequestError {
  return new RequestError(status, JSON.stringify({ error, code }), { error, code }, retryAfter);
}

describe("what is missing", () => {
  test.each([
    ["", "", { name: "Please enter your name", password: "Please enter the password" }],
    ["  ", "secret", { name: "Please enter your name" }],
    ["Ada", "", { password: "Please enter the password" }],
    ["Ada", " ", {}],
  ])("with the name %j and the password %j", (name, password, problems) => {
    expect(missingIn({ name, password })).toEqual(problems);
  });
});

describe("what the server refuses", () => {
  test("stands under the field that it is about, in the server's words", () => {
    expect(problemsOf(refused(401, "wrong-password", "This is not the password."), now)).toEqual({
      password: "This is not the password.",
    });
    expect(problemsOf(refused(422, "invalid", "A name has 1 to 60 characters."), now)).toEqual({
      name: "A name has 1 to 60 characters.",
    });
  });

  test.each([
    [40, "You can try again in a minute, at 9:31 AM."],
    [61, "You can try again in 2 minutes, at 9:32 AM."],
    [600, "You can try again in 10 minutes, at 9:40 AM."],
  ])("for %i seconds says until when", (seconds, when) => {
    const { form } = problemsOf(refused(429, "too-many", "Too many wrong passwords.", seconds), now);
    expect(form?.replaceAll("\u202f", " ")).toBe(`Too many wrong passwords. ${when}`);
  });

  test("is no server that answers", () => {
    expect(problemsOf(new TypeError("Failed to fetch"), now)).toEqual({
      form: "The server does not answer. Please try again.",
    });
  });
});
