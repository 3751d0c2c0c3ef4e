import { expect, test } from "vitest";
import { RequestError } from "../api/request.ts";
import { describeChangeFailure } from "./request-changes.ts";

test.each([
  ["unknown-request", "gone"],
  ["request-changed", "stale"],
  ["already-sent", "stale"],
  ["request-busy", "repeatable"],
])("a change that fails with %s is %s", (code, kind) => {
  const message = `About ${code}.`;
  expect(describeChangeFailure(new RequestError(409, "", { code, error: message }))).toEqual({ message, kind });
});

test("a change without an answer may have been made, and can be repeated", () => {
  expect(describeChangeFailure(new TypeError("Failed to fetch"))).toEqual({
    message: "The server did not respond, so we don't know if this was done. Try again: it is never done twice.",
    kind: "repeatable",
  });
});
