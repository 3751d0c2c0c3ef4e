import { expect, test } from "vitest";
import { RequestError } from "../api/request.ts";
import { describeProblems, FieldError, readFields } from "./api-form.tsx";

const failure = (code: string, body = {}) => new RequestError(409, "", { code, error: `About ${code}.`, ...body });

test("a problem is shown at the field that it concerns", () => {
  expect(describeProblems(failure("email-taken"))).toEqual({ email: "About email-taken." });
  expect(describeProblems(failure("last-owner"))).toEqual({ role: "About last-owner." });
  expect(describeProblems(failure("wrong-password"))).toEqual({ current: "About wrong-password." });
  const issues = [{ field: "password", message: "Too short." }];
  expect(describeProblems(failure("invalid", { issues }))).toEqual({ password: "Too short." });
});

test("any other problem is shown above the form", () => {
  expect(describeProblems(failure("too-many"))).toEqual({ form: "About too-many." });
  expect(describeProblems(new TypeError("fetch failed"))).toEqual({ form: "The server did not respond." });
});

test("empty fields are not sent", () => {
  const fields = new FormData();
  fields.set("name", " ");
  expect(() => readFields(fields, ["name", "email"])).toThrow(FieldError);
  fields.set("name", "Ann");
  expect(readFields(fields, ["name"])).toEqual({ name: "Ann" });
});
