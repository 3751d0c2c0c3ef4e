import { expect, test } from "vitest";
import type { Site } from "#schemas/generated/site.ts";
import type { PageId } from "#schemas/page-ids.ts";
import { findRule, siteWith, testRule, withMessages } from "#tests/support/lint.ts";
import { testSite } from "#tests/support/mail/sample-mail.ts";
import { sampleLines } from "#tests/support/site/default-pages.ts";
import { testContent } from "#tests/support/site/sample-content.ts";
import { LintDocument } from "../model/lint-document.ts";
import { LintSite } from "../model/lint-site.ts";

const lines = sampleLines;
const boat = { id: "boat", title: "Boat", insuranceType: "personal" } as const;
const link = (url: string) => ({ cta: { title: "T", buttonText: "B", buttonUrl: url } });

testRule("form/subject", [
  [
    "accepts lines of business, coverage pages, declared subjects and links without a subject",
    siteWith(
      {
        home: {
          about: { description: '<a href="/contact?about=boat#form">B</a> <a href="/contact?about=farm">F</a>' },
        },
        commercial: { coverage: { items: [{ title: "Trucking", url: "/commercial/trucking" }] } },
        "commercial/trucking": link("/contact?about=commercial/trucking"),
        about: link("/contact?utm_source=a"),
        claims: link("/about?about=rocket"),
        contact: { form: { subjects: [boat] } },
      },
      { lines },
    ),
    [],
  ],
  [
    "suggests the subject with the most similar id",
    siteWith({
      home: link("/contact?about=boot"),
      about: link("https://www.agency.net/contact?about=spaceship"),
      contact: { form: { subjects: [boat] } },
    }),
    [
      'home /cta/buttonUrl The quote form has no subject "boot". Did you mean boat?',
      'about /cta/buttonUrl The quote form has no subject "spaceship".',
    ],
  ],
]);

testRule("form/promise", [
  [
    "accepts forms for clients that say it, and forms of other pages",
    siteWith({
      contact: { form: {} },
      careers: { form: {} },
      service: {},
      "service/boat": { form: { promise: "Nothing is changed until we confirm it in writing." } },
      "service/claim": { form: { promise: "No claim is open before you have our written word." } },
      "service/about": {},
    }),
    [],
  ],
  [
    "reports a form that does not say it, or says something else",
    siteWith({
      "service/boat": { form: {} },
      "service/car": { form: { promise: "It is effective at once. You get nothing in writing." } },
    }),
    [
      "service/boat /form The form does not say that nothing is changed until the office confirms it in writing.",
      "service/car /form/promise The form does not say that nothing is changed until the office confirms it in writing.",
    ],
  ],
]);

testRule("form/sensitive", [
  [
    "reports a question for a number that is masked, but not a hint to leave it out",
    siteWith({
      "service/boat": {
        form: {
          asks: [
            { name: "driver", hint: "No driver’s license number, please" },
            { name: "details", label: "Your SSN" },
          ],
          questions: [{ id: "card", label: "Card number" }],
          fields: [{ name: "message", label: "Message", placeholder: "Number on your license" }],
        },
        about: { description: "We never ask for a Social Security number." },
      },
    }),
    [
      'service/boat /form/fields/0/placeholder The form asks for "Number on your license", which is masked before the office gets it.',
      'service/boat /form/questions/0/label The form asks for "Card number", which is masked before the office gets it.',
      'service/boat /form/asks/1/label The form asks for "Your SSN", which is masked before the office gets it.',
    ],
  ],
]);

testRule("form/unused", [
  [
    "reports fields, questions and a line of a form for clients that it cannot use",
    siteWith(
      {
        "service/boat": {
          form: {
            insuranceType: "boats",
            asks: [{ name: "driver" }, { name: "driver" }],
            questions: [{ id: "driver", label: "Driver" }],
          },
        },
      },
      { lines },
    ),
    [
      "service/boat /form/asks/1/name Another field of the form is driver.",
      "service/boat /form/questions/0/id Another question has the id driver.",
      'service/boat /form/insuranceType There is no line of business "boats".',
    ],
  ],
  [
    "accepts three questions for each line of business",
    siteWith(
      {
        contact: {
          form: {
            subjects: [boat],
            questions: [
              { id: "a", label: "A" },
              { id: "b", label: "B", type: "choice", choices: ["Yes"] },
              { id: "c", label: "C", insuranceTypes: ["farm"] },
              { id: "d", label: "D", insuranceTypes: ["personal"] },
            ],
          },
        },
      },
      { lines },
    ),
    [],
  ],
  [
    "reports ids that are used twice, missing choices, and a fourth question",
    siteWith(
      {
        contact: {
          form: {
            subjects: [boat, { ...boat }, { ...boat, id: "farm" }],
            questions: [
              { id: "a", label: "A" },
              { id: "a", label: "B" },
              { id: "c", label: "C", type: "choice" },
              { id: "d", label: "D", insuranceTypes: ["farm", "personal"] },
            ],
          },
        },
      },
      { lines },
    ),
    [
      "contact /form/subjects/1/id Another subject has the id boat.",
      "contact /form/subjects/2/id The line of business farm has this id.",
      "contact /form/questions/1/id Another question has the id a.",
      'contact /form/questions/2/id The question "C" has no choices.',
      'contact /form/questions/3/id "D" is one question too many for Farm and Personal: the form does not ask it.',
    ],
  ],
  [
    "reports subjects, questions and lists for a line of business that does not exist, and suggests a similar one",
    siteWith(
      {
        contact: {
          form: {
            subjects: [{ ...boat, insuranceType: "personnel" }],
            questions: [{ id: "a", label: "A", insuranceTypes: ["farm", "spaceships"] }],
            preparation: [{ insuranceType: "farms", items: ["Acres"] }],
          },
        },
      },
      { lines },
    ),
    [
      'contact /form/subjects/0/insuranceType There is no line of business "personnel". Did you mean personal?',
      'contact /form/questions/0/insuranceTypes/1 There is no line of business "spaceships".',
      'contact /form/preparation/0/insuranceType There is no line of business "farms". Did you mean farm?',
    ],
  ],
]);

const policy = (description: string) => ({ legal: { sections: [{ title: "What We Ask", description }] } });

testRule("form/unlisted", [
  [
    "accepts questions that the privacy policy lists, in any letter case",
    siteWith({
      contact: {
        form: {
          questions: [
            { id: "acres", label: "Acres you farm" },
            { id: "age", label: "Dog’s age" },
          ],
        },
      },
      privacy: policy("<p>We ask for:</p><ul><li>acres\nyou farm</li><li>Dog's age</li></ul>"),
    }),
    [],
  ],
  [
    "accepts any question if there is no policy",
    siteWith({ contact: { form: { questions: [{ id: "acres", label: "Acres you farm" }] } } }),
    [],
  ],
  [
    "reports a question that the privacy policy does not list",
    siteWith({
      contact: {
        form: {
          questions: [
            { id: "acres", label: "Acres you farm" },
            { id: "dogs", label: "Your dogs" },
          ],
        },
      },
      privacy: policy("We ask for the acres you farm."),
    }),
    ['contact /form/questions/1/label The privacy policy does not list the question "Your dogs".'],
  ],
]);

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
  const rule = findRule("consent/incomplete");
  const findings = withMessages(rule, rule.checkDocument?.(document, site) ?? []);
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
