import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { pageContent, RUNS, siteContent } from "#tests/support/arbitraries.ts";
import { validate } from "./validate.ts";

const meta = { title: "T", description: "D" };
const hero = { title: "T" };
const site = { name: "N", phone: "1", email: "e", address: { street: "S", city: "C", state: "IA", zip: "5" } };

describe("a page", () => {
  test.each<[JsonObject, [code: string, pointer: string, message: string][]]>([
    [{ meta, hero }, []],
    [
      {},
      [
        ["content/required", "", "meta is missing."],
        ["content/required", "", "hero is missing."],
      ],
    ],
    [
      { meta: { title: "T" }, hero: {} },
      [
        ["content/required", "/meta", "meta.description is missing."],
        ["content/required", "/hero", "hero.title is missing."],
      ],
    ],
    [{ meta, hero: { title: "" } }, [["content/value", "/hero/title", "hero.title is empty."]]],
    [{ meta, hero: { title: null } }, [["content/type", "/hero/title", "hero.title is null; a string belongs there."]]],
    [{ meta, hero: [] }, [["content/type", "/hero", "hero is an array; an object belongs there."]]],
    [
      { meta, hero, faq: { items: {} } },
      [["content/type", "/faq/items", "faq.items is an object; an array belongs there."]],
    ],
    [
      { meta, hero, features: { items: [{ id: true, title: "T" }] } },
      [
        [
          "content/type",
          "/features/items/0/id",
          "features.items.0.id is a boolean; a string or integer belongs there.",
        ],
      ],
    ],
    [
      { meta: { ...meta, noIndex: "yes" }, hero },
      [["content/type", "/meta/noIndex", "meta.noIndex is a string; a boolean belongs there."]],
    ],
    [{ meta, hero, heroes: 1 }, [["content/value", "", "heroes does not belong into the content."]]],
    [{ meta, hero: { ...hero, x: 1 } }, [["content/value", "/hero", "x does not belong into hero."]]],
    [
      { meta, hero, form: { fields: [{ name: "fax", label: "Fax" }] } },
      [
        [
          "content/value",
          "/form/fields/0/name",
          "form.fields.0.name must be one of: firstName, lastName, email, phone, insuranceType, message.",
        ],
      ],
    ],
    [
      { meta, hero: { ...hero, ctaUrl: "contact" } },
      [
        [
          "content/value",
          "/hero/ctaUrl",
          'hero.ctaUrl is "contact"; an address begins with /, #, http://, https://, mailto: or tel:.',
        ],
      ],
    ],
    [
      { meta, hero, legal: { effectiveDate: "2022-09-22" } },
      [["content/value", "/legal/effectiveDate", 'legal.effectiveDate is "2022-09-22"; a date is written MM/DD/YYYY.']],
    ],
    [
      { meta, hero: { ...hero, image: `../${"x".repeat(80)}` } },
      [["content/value", "/hero/image", `hero.image is "../${"x".repeat(55)}…"; that is not in the right form.`]],
    ],
    [
      { meta, hero: { title: "x".repeat(262_145) } },
      [["content/value", "/hero/title", "hero.title must NOT have more than 262144 characters."]],
    ],
  ])("%.80j", (content, expected) => {
    expect(validate("home", content)).toEqual(expected.map(([code, pointer, message]) => ({ code, pointer, message })));
  });

  test.each(["//evil.example", "/\\evil.example", "javascript:x()", "data:text/html,x", " https://a", "ftp://a"])(
    "%j is no address",
    (ctaUrl) => {
      expect(validate("home", { meta, hero: { ...hero, ctaUrl } })).toMatchObject([{ pointer: "/hero/ctaUrl" }]);
    },
  );

  test.each(["../secret.png", "a/../../b.png", "//evil.example/a.png", "data:image/png;base64,x", ""])(
    "%j is no picture",
    (image) => {
      expect(validate("home", { meta, hero: { ...hero, image } })).toMatchObject([{ pointer: "/hero/image" }]);
    },
  );
});

describe("the facts of the agency", () => {
  test.each<[JsonObject, [pointer: string, message: string][]]>([
    [{}, []],
    [{ foundedYear: 1300 }, [["/foundedYear", "foundedYear must be >= 1800."]]],
    [{ foundedYear: 2013.5 }, [["/foundedYear", "foundedYear is a number; an integer belongs there."]]],
    [
      { licensedStates: ["Iowa", "IA", "IA"] },
      [
        ["/licensedStates", "licensedStates must NOT have duplicate items (items ## 2 and 1 are identical)."],
        ["/licensedStates/0", 'licensedStates.0 is "Iowa"; a state is written with its two capitals.'],
      ],
    ],
    [
      { claims: [{ id: "c", label: "C", readings: [] }] },
      [["/claims/0/readings", "claims.0.readings must NOT have fewer than 1 items."]],
    ],
    [{ address: { street: "S", city: "C", state: "IA" } }, [["/address", "address.zip is missing."]]],
    [{ hero }, [["", "hero does not belong into the content."]]],
  ])("%j", (changes, expected) => {
    const found = validate(SITE, { ...site, ...changes }).map(({ pointer, message }) => [pointer, message]);
    expect(found.sort()).toEqual(expected);
  });
});

test("valid content has nothing against it, with unknown keys in its bags as well", () => {
  const options = { mayBeUnmapped: true };
  const documents = fc.oneof(
    fc.tuple(fc.constant("home"), pageContent(options)),
    fc.tuple(fc.constant(SITE), siteContent(options)),
  );
  fc.assert(
    fc.property(documents, ([page, content]) => {
      expect(validate(page, content)).toEqual([]);
    }),
    RUNS,
  );
});
