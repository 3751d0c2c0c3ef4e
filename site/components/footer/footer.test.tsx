import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { License, Site } from "#schemas/generated/site.ts";
import { Footer } from "./footer.tsx";

const SITE: Site = {
  name: "Agency",
  phone: "(515) 555-0142",
  email: "info@example.com",
  address: { street: "1 Main Street", city: "Maple Fork", state: "IA", zip: "50099" },
};

function notes(licenses: License[] | undefined): string[] {
  const html = renderToStaticMarkup(<Footer site={licenses === undefined ? SITE : { ...SITE, licenses }} />);
  return [...html.matchAll(/<p class="footer-note">([^<]*)<\/p>/g)].map(([, text = ""]) => text);
}

test("lists the name, the street, the city, the phone number and the email address in this order", () => {
  const [, address = ""] = /<address>(.*)<\/address>/.exec(renderToStaticMarkup(<Footer site={SITE} />)) ?? [];
  expect(
    address
      .split(/<[^>]*>/)
      .filter(Boolean)
      .join("|"),
  ).toMatch(/^Agency\|1 Main Street\|Maple Fork.*50099\|\(515\) 555-0142\|info@example.com$/);
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
  expect(notes(licenses).join()).not.toContain("License");
});
