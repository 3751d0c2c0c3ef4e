import { expect, test } from "vitest";
import { upgradeSite } from "./upgrade-site.ts";

const url = "https://acme.example.com/claims";

test("makes the only link of a carrier in earlier versions its link for claims", () => {
  const carriers = [{ name: "Acme", url }, { name: "Other" }];
  expect(upgradeSite({ carriers })).toEqual({ carriers: [{ name: "Acme", claims: url }, { name: "Other" }] });
});

test.each([
  {},
  { carriers: [{ name: "Acme", claims: url }] },
  { carriers: [{ name: "Acme", claims: "/claims", url }] },
  { carriers: "Acme" },
])("keeps settings without such a link: %j", (settings) => {
  expect(upgradeSite(settings)).toBe(settings);
});
