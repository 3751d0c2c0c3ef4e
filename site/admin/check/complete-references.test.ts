import { describe, expect, test } from "vitest";
import { collectFacts } from "#content/facts/facts.ts";
import { testSite } from "#tests/support/mail/sample-mail.ts";
import { completeReference, describeFactReference } from "./complete-references.ts";

const FACTS = collectFacts({
  ...testSite,
  claims: [{ id: "carriers", subject: "Insurance carriers", value: "40+" }],
});

const readFacts = async () => FACTS;

/** Returns the text after picking the completion with this label at the "|", with "|" for the caret. */
async function pick(marked: string, label: string): Promise<string | undefined> {
  const offset = marked.indexOf("|");
  const text = marked.replace("|", "");
  const found = (await completeReference(text, offset, readFacts))?.find((completion) => completion.label === label);
  return found && `${text.slice(0, found.from)}${found.insert}|${text.slice(found.to)}`;
}

describe("completion of references", () => {
  test("offers every fact with its title and present value", async () => {
    const completions = (await completeReference('{ "HERO_TITLE": "Call {', 23, readFacts)) ?? [];
    expect(completions.map(({ label }) => label)).toEqual([...FACTS.keys()].map((name) => `{${name}}`));
    expect(completions.find(({ label }) => label === "{site.phone}")?.info).toBe("Phone number: (515) 555-0142");
    expect(completions.find(({ label }) => label === "{claim.carriers}")?.info).toBe("Insurance carriers: 40+");
  });

  test.each([
    ['{ "HERO_TITLE": "Call {|" }', '{ "HERO_TITLE": "Call {site.phone}|" }'],
    ['{ "HERO_TITLE": "Call {si|" }', '{ "HERO_TITLE": "Call {site.phone}|" }'],
    ['{ "HERO_TITLE": "Call {site.|} or write" }', '{ "HERO_TITLE": "Call {site.phone}| or write" }'],
    ['{ "HERO_TITLE": "Call {site.|email} or" }', '{ "HERO_TITLE": "Call {site.phone}| or" }'],
    ['{ "HERO_TITLE": "Call {|us" }', '{ "HERO_TITLE": "Call {site.phone}|us" }'],
    ['{ "bullets": ["{claim.|', '{ "bullets": ["{site.phone}|'],
    ['{ "ctaUrl": "tel:{|" }', '{ "ctaUrl": "tel:{site.phone}|" }'],
  ])("writes the reference into %s", async (marked, expected) => {
    expect(await pick(marked, "{site.phone}")).toBe(expected);
  });

  test.each([
    "{|",
    '{ "home": {|} }',
    '{ "{|": 1 }',
    '{ "title": "Call |" }',
    '{ "title": "{site.phone}|" }',
    '{ "a": "{A |" }',
  ])("offers nothing in %s", async (marked) => {
    expect(await completeReference(marked.replace("|", ""), marked.indexOf("|"), readFacts)).toBeUndefined();
  });
});

describe("descriptions of references", () => {
  const text = '{ "HERO_TITLE": "Call {site.phone} or {site.fax}" }';
  const from = text.indexOf("{site.phone}");

  test("have the title and the present value of the fact", async () => {
    const description = { text: "Phone number: (515) 555-0142", from, to: from + "{site.phone}".length };
    expect(await describeFactReference(text, from + 3, readFacts)).toEqual(description);
  });

  test("do not exist for unknown facts and other texts", async () => {
    expect(await describeFactReference(text, text.indexOf("fax"), readFacts)).toBeUndefined();
    expect(await describeFactReference(text, text.indexOf("Call"), readFacts)).toBeUndefined();
  });
});
