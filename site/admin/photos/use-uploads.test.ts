import { expect, test } from "vitest";
import { RequestError } from "../api/request.ts";
import { addUploads, describeFailure, type Upload } from "./use-uploads.ts";

const file = new File([], "barn.jpg");

test.each([
  [
    "the host of the server",
    new RequestError(413, "<h1>Payload Too Large</h1>", {}),
    { problem: "barn.jpg is too large for the host of this website. Make it smaller and add it again." },
  ],
  [
    "the server",
    new RequestError(413, "", { code: "too-large", error: "barn.jpg is 13 MB." }),
    { problem: "barn.jpg is 13 MB." },
  ],
])("a file that %s finds too large is not sent again", (_, error, expected) => {
  expect(describeFailure(error, file)).toMatchObject({ ...expected, isUnusable: true });
});

test("a file that got no response can be sent again", () => {
  expect(describeFailure(new TypeError("Failed to fetch"), file)).toEqual({
    problem: "The server did not respond. Try again.",
    isSignedOut: false,
    isUnusable: false,
  });
});

test("new files replace those that were added, and stay beside those that failed", () => {
  const uploadOf = (id: number, state: Upload["state"]): Upload => ({ id, file, state, progress: 0 });
  const uploads = [uploadOf(1, "added"), uploadOf(2, "failed")];
  const next = addUploads(uploads, [uploadOf(3, "waiting")]);
  expect(next.map(({ id }) => id)).toEqual([2, 3]);
});
