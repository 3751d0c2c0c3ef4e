import { siteWith, testRule } from "#tests/support/lint.ts";

const [pay, claims] = ["https://acme.example.com/pay", "https://acme.example.com/claims"];
const carrier = { name: "Acme", phone: "515-555-0150" };

testRule("carrier/links", [
  ["accepts a carrier with both links", siteWith({}, { carriers: [{ ...carrier, pay, claims }] }), []],
  [
    "reports each carrier without one, at its name",
    siteWith({}, { carriers: [{ ...carrier, pay }, { ...carrier, pay, claims }, carrier] }),
    ["site /carriers/0/name Acme has no `claims`.", "site /carriers/2/name Acme has no `pay` or `claims`."],
  ],
]);

testRule("carrier/logo", [
  [
    "accepts a logo with a permission, and a carrier without a logo",
    siteWith({}, { carriers: [{ ...carrier, logo: "acme.png", permission: "Ann Lee, 11/12/2026" }, carrier] }),
    [],
  ],
  [
    "reports a logo without a permission",
    siteWith({}, { carriers: [{ ...carrier, logo: "acme.png", permission: " " }] }),
    ["site /carriers/0/logo Pages do not show the logo of Acme, because it has no permission."],
  ],
]);
