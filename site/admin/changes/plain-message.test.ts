import { expect, test } from "vitest";
import { plainMessage, plainMessageForJson } from "./plain-message.ts";

const FACTS = new Map([["claim.carriers", { title: "insurance carriers", text: "40+", pointer: "/claims/0/value" }]]);

test.each([
  ['"40+" (claim.carriers), "15+" (claim.commercial-carriers).', '"40+", "15+".'],
  [
    "The office is in IA, but `licensedStates` does not list this state.",
    "The office is in IA, but “Licensed states” does not list this state.",
  ],
  ["The site settings list no state.", "Business Info lists no state."],
  ["`hero.title` must not be empty. Enter some text.", "Headline is empty."],
  ["`faq.items.1.answer` is required, but it is missing. Add it.", "Answer is required, but it is missing. Add it."],
  ["Revision 3 was made from revisions of two branches.", "Version 3 was made from versions of two branches."],
  ["`$revision` must be the revision of the input.", "`$revision` must be the version of the input."],
  ["The headline is empty.", "The headline is empty."],
  [
    '`notice.link.url` must start with /, #, http://, https://, mailto: or tel:, but got "claims".',
    "Link address does not lead anywhere. Choose a page from the list, or enter a whole address: https://example.com",
  ],
  [
    'The text writes out "515-555-0142". Write tel:{site.phone} instead, so that it follows the site settings.',
    'The text writes out "515-555-0142". Insert the fact “Phone number” instead, so that it follows Business Info.',
  ],
  [
    'The text says "45 carriers", but the claim in the site settings is 40+ ({claim.carriers}).',
    'The text says "45 carriers", but the claim in Business Info is 40+.',
  ],
  [
    "There is no fact {claim.carrier}. Did you mean {claim.carriers}?",
    "There is no fact {claim.carrier}. Did you mean “insurance carriers”?",
  ],
  ["The site settings have no value for {site.weekend}.", "Business Info has no value for “Hours on weekends”."],
  ["Hours on Friday: 08:00 must be later than 13:30.", "Hours on Friday: 8:00 AM must be later than 1:30 PM."],
  [
    'The office hours have different values: "Mon 8 AM-5 PM" on pages, "Mo 08:00-17:00" for search engines.',
    'The office hours have different values: "Mon 8 AM-5 PM" on pages, "Mo 08:00-17:00" for search engines.',
  ],
])("says %j as %j", (message, plain) => expect(plainMessage(message, FACTS)).toBe(plain));

test("without the facts of the site, claims go by their ids", () => {
  expect(plainMessage("Write {claim.bbb} instead.")).toBe("Insert the fact “bbb” instead.");
});

test("references stay in messages about JSON", () => {
  expect(plainMessageForJson("`hero.title`: write {claim.bbb} instead.")).toBe("Headline: write {claim.bbb} instead.");
});
