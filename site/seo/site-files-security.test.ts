import { expect, test } from "vitest";
import { testSite } from "#tests/support/site/sample-content.ts";
import { securityTxt, securityTxtExpiry } from "./site-files.ts";

const site = { ...testSite, url: "https://www.example.com/" };
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
