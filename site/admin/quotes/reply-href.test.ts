import { expect, test } from "vitest";
import { replyHref } from "./reply-href.ts";

test("opens an email with a subject and a greeting", () => {
  const href = replyHref(
    { email: "o'neil+a&b@example.com", name: "Zoë & Co", line: "farm" },
    "Prairie Lantern Insurance",
  );
  const [address, query] = href.slice("mailto:".length).split("?");
  expect(decodeURIComponent(address ?? "")).toBe("o'neil+a&b@example.com");
  expect(address).not.toContain("&");
  const parameters = new URLSearchParams(query);
  expect(parameters.get("subject")).toBe("Your farm insurance quote request – Prairie Lantern Insurance");
  expect(parameters.get("body")).toBe("Hello Zoë & Co,\r\n\r\nThank you for your request.\r\n\r\n");
  expect(query).not.toContain("+");
});

test("keeps Medicare a proper name", () => {
  expect(replyHref({ email: "a@b.example", name: "Ann", line: "medicare" }, "")).toContain(
    "Your%20Medicare%20insurance",
  );
});
