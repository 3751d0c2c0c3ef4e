import { expect, test } from "vitest";
import type { Site } from "#schemas/generated/site.ts";
import type { PageId } from "#schemas/page-ids.ts";
import { testSite } from "#tests/support/mail/sample-mail.ts";
import { testContent } from "#tests/support/site/sample-content.ts";
import { LintDocument } from "../../model/lint-document.ts";
import { LintSite } from "../../model/lint-site.ts";
import { incompleteConsent } from "./incomplete-consent.ts";

/** A complete text in the order of the disclosures. */
const COMPLETE = [
  "{site.name} may call or text me about other insurance,",
  "including with automated technology.",
  "Consent is not a condition of purchase.",
  "Message frequency varies.",
  "Message and data rates may apply.",
  "Reply STOP to opt out",
  "or HELP for help.",
  'See our <a href="/privacy">privacy policy</a>.',
];

function messagesOf(consent: string | undefined, page: PageId = "contact", settings: Site = testSite): string[] {
  const site = new LintSite(settings, new Map(), { today: "2026-11-22" });
  const content = testContent("Contact", { form: consent === undefined ? {} : { consent } });
  const document = new LintDocument(page, JSON.parse(JSON.stringify(content)), site.facts);
  const findings = incompleteConsent.checkDocument?.(document, site) ?? [];
  for (const { pointer } of findings) expect(pointer).toBe("/form/consent");
  return findings.map(({ message }) => message);
}

test.each([
  ["a complete text", COMPLETE.join(" ")],
  [
    "a text in other words",
    "Yes, Test Agency can text me by autodialer. I don’t have to agree to buy anything. Up to 4 msgs/month. Msg &amp; data rates may apply. <b>STOP</b> ends texts, <b>HELP</b> explains them. <i>Privacy</i> policy.",
  ],
  ["an empty text", "<p> </p>"],
  ["a form without consent", undefined],
])("accepts %s", (_, consent) => {
  expect(messagesOf(consent)).toEqual([]);
});

test.each([
  [0, "name the agency ({site.name})"],
  [1, "say that calls and texts may be automated"],
  [2, "say that consent is not a condition of purchase"],
  [3, "say how often messages come"],
  [4, "say that message and data rates may apply"],
  [5, "offer STOP to opt out"],
  [6, "offer HELP"],
  [7, "refer to the privacy policy"],
])("reports a text without part %i", (part, missing) => {
  expect(messagesOf(COMPLETE.toSpliced(part, 1).join(" "))).toEqual([`The consent text does not ${missing}.`]);
});

test("lists everything that a text lacks in one finding", () => {
  const text = "You may call, text or e-mail me about other insurance as well. This is not needed for a quote.";
  expect(messagesOf(text)).toEqual([
    "The consent text does not name the agency ({site.name}), say that calls and texts may be automated, say how often messages come, say that message and data rates may apply, offer STOP to opt out, offer HELP, or refer to the privacy policy.",
  ]);
});

test("accepts the short name of the agency", () => {
  const settings = { ...testSite, name: "Test Agency of Iowa", shortName: "Test Agency" };
  expect(messagesOf(COMPLETE.join(" ").replace("{site.name}", "{site.shortName}"), "contact", settings)).toEqual([]);
});

test("checks the contact page only, because no other page shows the checkbox", () => {
  expect(messagesOf("You may call me.", "about")).toEqual([]);
});
