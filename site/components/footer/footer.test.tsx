import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { License, Office } from "#schemas/generated/site.ts";
import { testSite } from "#tests/support/site/sample-content.ts";
import { Footer } from "./footer.tsx";

function notes(licenses: License[] | undefined): string[] {
  const html = renderToStaticMarkup(<Footer site={licenses === undefined ? testSite : { ...testSite, licenses }} />);
  return [...html.matchAll(/<p class="footer-note">([^<]*)<\/p>/g)].map(([, text = ""]) => text);
}

test("lists the name, the street, the city, the phone number and the email address in this order, then other offices", () => {
  const [main] = testSite.offices;
  const other: Office = {
    id: "harbor",
    name: "Harbor",
    address: { street: "2 Pier", city: "Two Harbors", state: "MN", zip: "55616" },
    phone: "(218) 555-0123",
    hours: {},
  };
  const html = renderToStaticMarkup(<Footer site={{ ...testSite, offices: [main, other] }} />);
  const addresses = [...html.matchAll(/<address>(.*?)<\/address>/g)].map(([, address = ""]) =>
    address
      .split(/<[^>]*>/)
      .filter(Boolean)
      .join("|"),
  );
  expect(addresses).toEqual([
    expect.stringMatching(/^Test Agency\|1 Main Street\|Maple Fork.*50099\|\(515\) 555-0142\|info@example.com$/),
    expect.stringMatching(/^2 Pier\|Two Harbors.*55616\|\(218\) 555-0123$/),
  ]);
});

test("shows the number of each license, and its state", () => {
  const licenses: License[] = [
    { name: "Property and casualty producer", state: "IA", number: "0042" },
    { name: "National producer number", number: "7" },
  ];
  expect(notes(licenses)).toContain(
    "License numbers: Property and casualty producer (IA) 0042; National producer number 7.",
  );
});

test.each([[undefined], [[]]])("says nothing about license numbers for %j", (licenses) => {
  expect(notes(licenses).join()).not.toContain("License numbers");
});
