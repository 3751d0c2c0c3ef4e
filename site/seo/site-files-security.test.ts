import { expect, test } from "vitest";
import type { Site } from "#schemas/generated/site.ts";
import { securityTxt, securityTxtExpiry } from "./site-files.ts";

const site: Site = {
  name: "Test Agency",
  url: "https://www.example.com/",
  phone: "(515) 555-0142",
  email: "info@example.com",
  address: { street: "1 Main Street", city: "Maple Fork", state: "IA", zip: "50099" },
};
const EXPIRES = "2027-10-01T00:00:00.000Z";

test("security.txt names the contact, the expiry, the language and its own address", () => {
  expect(securityTxt(site, EXPIRES)).toBe(
    [
      "Contact: mailto:info@example.com",
      `Expires: ${EXPIRES}`,
      "Preferred-Languages: en",
      "Canonical: https://www.example.com/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("security.txt has no address if the site has none", () => {
  const { url, ...withoutUrl } = site;
  expect(securityTxt(withoutUrl, EXPIRES)).not.toContain("Canonical");
});

test.each([
  ["2026-11-22T13:00:00Z", EXPIRES],
  ["2026-11-01T00:00:00Z", EXPIRES],
  ["2027-01-31T23:59:59Z", "2027-12-01T00:00:00.000Z"],
])("a file of %s expires at the beginning of a month within a year: %s", (now, expires) => {
  expect(securityTxtExpiry(new Date(now))).toBe(expires);
});
