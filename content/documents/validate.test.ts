import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { pageContent, siteContent } from "#tests/support/arbitraries.ts";
import { validate } from "./validate.ts";

const meta = { title: "T", description: "D" };
const hero = { title: "T" };
const site = {
  name: "N",
  phone: "515-555-0142",
  email: "e@example.com",
  offices: [{ id: "main", name: "C", address: { street: "S", city: "C", state: "IA", zip: "5" }, hours: {} }],
};

describe("content of a page", () => {
  test.each<[JsonObject, [code: string, pointer: string, message: string][]]>([
    [{ meta, hero }, []],
    [
      {},
      [
        ["content/required", "", "`meta` is required, but it is missing. Add it."],
        ["content/required", "", "`hero` is required, but it is missing. Add it."],
      ],
    ],
    [
      { meta: { title: "T" }, hero: {} },
      [
        ["content/required", "/meta", "`meta.description` is required, but it is missing. Add it."],
        ["content/required", "/hero", "`hero.title` is required, but it is missing. Add it."],
      ],
    ],
    [
      { meta, hero: { title: "" } },
      [["content/value", "/hero/title", "`hero.title` must not be empty. Enter some text."]],
    ],
    ...["   ", "\n", "\u200b", "\u00a0 \ufeff"].map(
      (title): [JsonObject, [code: string, pointer: string, message: string][]] => [
        { meta, hero: { title } },
        [["content/value", "/hero/title", "`hero.title` must not be empty. Enter some text."]],
      ],
    ),
    [
      { meta, hero: { title: null } },
      [["content/type", "/hero/title", "`hero.title` must be a string, but got null. Put the value in double quotes."]],
    ],
    [
      { meta, hero: [] },
      [["content/type", "/hero", "`hero` must be an object, but got an array. Put the fields in braces."]],
    ],
    [
      { meta, hero, faq: { items: {} } },
      [
        [
          "content/type",
          "/faq/items",
          "`faq.items` must be an array, but got an object. Put the items in square brackets.",
        ],
      ],
    ],
    [
      { meta, hero, features: { items: [{ id: true, title: "T" }] } },
      [
        [
          "content/type",
          "/features/items/0/id",
          "`features.items.0.id` must be a string or an integer, but got a boolean. Put the value in double quotes.",
        ],
      ],
    ],
    [
      { meta: { ...meta, noIndex: "yes" }, hero },
      [
        [
          "content/type",
          "/meta/noIndex",
          "`meta.noIndex` must be a boolean, but got a string. Write true or false without quotes.",
        ],
      ],
    ],
    [
      { meta, hero, heroes: 1 },
      [["content/value", "", "`heroes` is not a known field. Check its spelling, or move it to `unmapped`."]],
    ],
    [
      { meta, hero: { ...hero, x: 1 } },
      [["content/value", "/hero", "`hero.x` is not a known field. Check its spelling, or move it to `unmapped`."]],
    ],
    [
      { meta, hero, form: { fields: [{ name: "fax", label: "Fax" }] } },
      [
        [
          "content/value",
          "/form/fields/0/name",
          '`form.fields.0.name` must be one of firstName, lastName, email, phone, insuranceType, message, files, but got "fax".',
        ],
      ],
    ],
    [
      { meta, hero: { ...hero, ctaUrl: "contact" } },
      [
        [
          "content/value",
          "/hero/ctaUrl",
          '`hero.ctaUrl` must start with /, #, http://, https://, mailto: or tel:, but got "contact".',
        ],
      ],
    ],
    [
      { meta, hero, legal: { effectiveDate: "2022-09-22" } },
      [
        [
          "content/value",
          "/legal/effectiveDate",
          '`legal.effectiveDate` must be a date in the form MM/DD/YYYY, but got "2022-09-22".',
        ],
      ],
    ],
    [
      { meta, hero: { ...hero, image: `../${"x".repeat(80)}` } },
      [
        [
          "content/value",
          "/hero/image",
          `\`hero.image\` must be a file in content/media or a web address, but got "../${"x".repeat(55)}….`,
        ],
      ],
    ],
    [
      { meta, hero: { title: "x".repeat(262_145) } },
      [
        [
          "content/value",
          "/hero/title",
          "`hero.title` must have at most 262,144 characters, but has 262,145. Shorten it.",
        ],
      ],
    ],
  ])("reports the problems of %.80j", (content, expected) => {
    const found = validate("home", content).map(({ code, pointer, message }) => [code, pointer, message]);
    expect(found).toEqual(expected);
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "https://ex ample",
    "https://",
    "https://example.com:99999",
    "javascript:x()",
    "data:text/html,x",
    " https://a",
    "ftp://a",
  ])("rejects the link %j", (ctaUrl) => {
    expect(validate("home", { meta, hero: { ...hero, ctaUrl } })).toMatchObject([{ pointer: "/hero/ctaUrl" }]);
  });

  test.each([
    "/",
    "/a b?c=d#e",
    "#team",
    "tel:515 555 0142",
    "mailto:ann@example.com?subject=A quote",
    "https://xn--4ca.example:8080/é",
  ])("accepts the link %j", (ctaUrl) => {
    expect(validate("home", { meta, hero: { ...hero, ctaUrl } })).toEqual([]);
  });

  test.each(["99/99/2022", "02/30/2024", "02/29/2023", "00/10/2023"])("rejects the date %s", (effectiveDate) => {
    const message = `\`legal.effectiveDate\` must be a date in the calendar, in the form MM/DD/YYYY, but got "${effectiveDate}".`;
    expect(validate("privacy", { meta, hero, legal: { effectiveDate } })).toMatchObject([{ message }]);
  });

  test("accepts February 29 in a leap year", () => {
    expect(validate("privacy", { meta, hero, legal: { effectiveDate: "02/29/2024" } })).toEqual([]);
  });

  test.each(["../secret.png", "a/../../b.png", "//evil.example/a.png", "data:image/png;base64,x", ""])(
    "rejects the image %j",
    (image) => {
      expect(validate("home", { meta, hero: { ...hero, image } })).toMatchObject([{ pointer: "/hero/image" }]);
    },
  );
});

describe("content of the site settings", () => {
  test.each<[JsonObject, [pointer: string, message: string][]]>([
    [{}, []],
    [{ foundedYear: 1300 }, [["/foundedYear", "`foundedYear` must be at least 1800, but got 1300."]]],
    [
      { foundedYear: 2013.5 },
      [["/foundedYear", "`foundedYear` must be an integer, but got a number. Write a whole number without quotes."]],
    ],
    [
      { licensedStates: ["Iowa", "IA", "IA"] },
      [
        ["/licensedStates", "`licensedStates` must not repeat an item, but items 2 and 3 are the same. Remove one."],
        [
          "/licensedStates/0",
          '`licensedStates.0` must be the code of a US state or territory in capitals, such as IA, but got "Iowa".',
        ],
      ],
    ],
    [
      { licensedStates: ["DC", "PR", "ZZ"] },
      [
        [
          "/licensedStates/2",
          '`licensedStates.2` must be the code of a US state or territory in capitals, such as IA, but got "ZZ".',
        ],
      ],
    ],
    [
      { email: "not an email" },
      [["/email", '`email` must be an email address, such as info@example.com, but got "not an email".']],
    ],
    [
      { phone: "555-0142" },
      [["/phone", '`phone` must be a phone number with its area code, such as (515) 555-0100, but got "555-0142".']],
    ],
    [
      { phone: "x", carriers: [{ name: "N", phone: "555 CALL" }] },
      [
        [
          "/carriers/0/phone",
          '`carriers.0.phone` must be a phone number with its area code, such as (515) 555-0100, but got "555 CALL".',
        ],
        ["/phone", '`phone` must be a phone number with its area code, such as (515) 555-0100, but got "x".'],
      ],
    ],
    [
      { url: "https://ex ample" },
      [
        [
          "/url",
          '`url` must be an address that browsers can open, without tabs and line ends, but got "https://ex ample".',
        ],
      ],
    ],
    [
      { claims: [{ id: "c", label: "C", readings: [] }] },
      [["/claims/0/readings", "`claims.0.readings` must have at least 1 item. Add one."]],
    ],
    [
      { offices: [{ id: "main", name: "C", address: { street: "S", city: "C", state: "IA" }, hours: {} }] },
      [["/offices/0/address", "`offices.0.address.zip` is required, but it is missing. Add it."]],
    ],
    [{ offices: [] }, [["/offices", "`offices` must have at least 1 item. Add one."]]],
    [
      { lines: [{ id: "Pets", title: "Pet Insurance" }] },
      [
        ["/lines/0", "`lines.0.shortTitle` is required, but it is missing. Add it."],
        [
          "/lines/0/id",
          '`lines.0.id` must have lower-case letters, digits and single hyphens, such as boat, but got "Pets".',
        ],
      ],
    ],
    [{ redirects: { "/old": "/farm#faq", "/older": "gone" } }, []],
    [
      {
        lint: {
          severities: { title: "off" },
          waivers: [{ rule: "title", text: "T", by: "A", date: "2026-11-22", reason: "R" }],
        },
      },
      [
        [
          "/lint/severities",
          '`lint.severities` has the key "title", which must be the code of a lint rule, such as meta/title-length.',
        ],
        [
          "/lint/waivers/0/rule",
          '`lint.waivers.0.rule` must be the code of a lint rule, such as meta/title-length, but got "title".',
        ],
      ],
    ],
    [
      { redirects: { "/Old": "farm" } },
      [
        [
          "/redirects",
          '`redirects` has the key "/Old", which must be a path in lower case, such as /personal/umbrella.',
        ],
        [
          "/redirects/~1Old",
          '`redirects./Old` must be "gone", a path such as /personal/home, or a URL with https, but got "farm".',
        ],
      ],
    ],
    [{ hero }, [["", "`hero` is not a known field. Check its spelling, or move it to `unmapped`."]]],
  ])("reports the problems of %j", (changes, expected) => {
    const found = validate(SITE, { ...site, ...changes }).map(({ pointer, message }) => [pointer, message]);
    expect(found.sort()).toEqual(expected);
  });
});

test("accepts any valid content, including unknown keys under `unmapped`", () => {
  const options = { mayBeUnmapped: true };
  const documents = fc.oneof(
    fc.tuple(fc.constant("home"), pageContent(options)),
    fc.tuple(fc.constant(SITE), siteContent(options)),
  );
  fc.assert(
    fc.property(documents, ([page, content]) => {
      expect(validate(page, content)).toEqual([]);
    }),
  );
});
