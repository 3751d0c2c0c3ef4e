import { expect, test } from "vitest";
import type { State } from "#schemas/generated/site.ts";
import { LintSite } from "../../model/lint-site.ts";
import { missingLicenses } from "./missing-licenses.ts";

test.each<[State[], string[]]>([
  [["IL", "IA"], []],
  [[], ["The site settings list no state where the agency is licensed."]],
  [["IL"], ["The agency's office is in IA, but `licensedStates` does not list this state."]],
])("licensed states %j of an office in Iowa are reported as %j", (licensedStates, messages) => {
  const address = { street: "1 Main", city: "C", state: "IA" as const, zip: "5" };
  const settings = { name: "Agency", phone: "515-555-0142", email: "a@example.com", address, licensedStates };
  const findings = missingLicenses.checkSite?.(new LintSite(settings, new Map(), { today: "2026-11-22" })) ?? [];
  expect(findings.map(({ message }) => message)).toEqual(messages);
});
