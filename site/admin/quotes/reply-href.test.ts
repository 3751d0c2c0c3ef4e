import { expect, test } from "vitest";
import { replyHref } from "./reply-href.ts";

test("opens an email with a subject and a greeting", () => {
  const href = replyHref(
    { email: "o'neil+a&b@example.com", name: "Zoë & Co", lineTitle: "Farm & Ranch" },
    "Prairie Lantern Insurance",
  );
  const [address, query] = href.slice("mailto:".length).split("?");
  expect(decodeURIComponent(address ?? "")).toBe("o'neil+a&b@example.com");
  expect(address).not.toContain("&");
  const parameters = new URLSearchParams(query);
  expect(parameters.get("subject")).toBe("Your Farm & Ranch quote request – Prairie Lantern Insurance");
  expect(parameters.get("body")).toBe("Hello Zoë & Co,\r\n\r\nThank you for your request.\r\n\r\n");
  expect(query).not.toContain("+");
});
