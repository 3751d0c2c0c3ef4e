import { expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { linkingDocuments, type PagePlacement, placePage } from "./page-placement.ts";

const CONTACT = { id: "contact", title: "Contact", url: "/contact" };
const ABOUT = { id: "about", title: "About", url: "/about" };
const DOGS_CARD = { id: "pets-dogs", title: "Dogs", url: "/pets/dogs", description: "Dogs, explained." };
const PETS = { id: "pets", title: "Pet Insurance", shortTitle: "Pet" };
const PETS_LINK = { id: "pets", title: "Pet", url: "/pets" };
const CAREERS_LINK = { id: "careers", title: "Careers", url: "/careers" };

const CASES: [title: string, page: string, placement: Partial<PagePlacement>, stored: JsonObject, patches: object][] = [
  [
    "a card on the overview after the others",
    "pets/dogs",
    { title: "Dogs", description: "Dogs, explained.", isOnParent: true },
    { pets: { coverage: { items: [{ title: "Cats" }] } } },
    { pets: { coverage: { items: [{ title: "Cats" }, DOGS_CARD] } } },
  ],
  [
    "the first card of an overview without any",
    "pets/dogs",
    { title: "Dogs", description: "Dogs, explained.", isOnParent: true },
    {},
    { pets: { coverage: { items: [DOGS_CARD] } } },
  ],
  [
    "a menu entry before the contact page",
    "careers",
    { title: "Careers", isInMenu: true },
    { site: { navigation: [ABOUT, CONTACT] } },
    { site: { navigation: [ABOUT, CAREERS_LINK, CONTACT] } },
  ],
  [
    "a menu entry at the end of a menu that ends otherwise",
    "careers",
    { title: "Careers", isInMenu: true },
    { site: { navigation: [CONTACT, ABOUT] } },
    { site: { navigation: [CONTACT, ABOUT, CAREERS_LINK] } },
  ],
  [
    "a link in the footer",
    "careers",
    { title: "Careers", isInFooter: true },
    { site: { footer: { links: [ABOUT] } } },
    { site: { footer: { links: [ABOUT, CAREERS_LINK] } } },
  ],
  [
    "a line of business, with its short name in the menu and among the insurance of the footer",
    "pets",
    { title: "Pet Insurance", isInMenu: true, isInFooter: true, line: PETS },
    { site: { lines: [{ id: "farm" }], footer: { links: [ABOUT] } } },
    { site: { navigation: [PETS_LINK], footer: { insurance: [PETS_LINK] }, lines: [{ id: "farm" }, PETS] } },
  ],
  ["nothing", "careers", { title: "Careers", isInMenu: false, isOnParent: true }, {}, {}],
];

test.each(CASES)("adds %s", (_, page, placement, stored, expected) => {
  const whole = { title: "", description: "", ...placement };
  const read: string[] = linkingDocuments(page, whole);
  const patches = placePage(page, whole, (id) => {
    expect(read).toContain(id);
    return (stored[id] ?? {}) as JsonObject;
  });
  expect(patches).toEqual(expected);
});
