import { describe, expect, test } from "vitest";
import { createPerson, normalizeAddress, type Person } from "./person.ts";

function mustCreate(text: string): Person {
  const person = createPerson(text);
  if (person === undefined) throw new Error(`"${text}" must be a person.`);
  return person;
}

describe("address", () => {
  test.each([
    ["ann@example.com", "Ann@EXAMPLE.com"],
    ["ann@bücher.example", "ann@xn--bcher-kva.example"],
    ["ann@xn--bcher-kva.example", "ANN@BÜCHER.example"],
    ["jose\u0301@example.com", "josé@example.com"],
    ["o'hara+quotes@example.com", " O'Hara+quotes@example.com "],
  ])("%s is the same as %s, also within a text", (email, other) => {
    const person = mustCreate(email);
    expect(normalizeAddress(other)).toBe(person.filter.email);
    for (const text of [
      other,
      `"email":"${other}"`,
      `<${other.trim()}>`,
      `write to\\n${other.trim()}, or call`,
      `mailto:${other.trim()}.`,
      `-${other.trim()}`,
      `_${other.trim()}_`,
      `mailto:${encodeURIComponent(other.trim())}?subject=100%`,
    ]) {
      expect(person.isMentionedIn(text)).toBe(true);
    }
  });

  test.each([
    "joann@example.com",
    "mary-ann@example.com",
    "mary_ann@example.com",
    "mary+ann@example.com",
    "ann@example.com.au",
    "ann@example.community",
    "ann@mail.example.com",
    "ann@example-com",
  ])("ann@example.com is not %s", (other) => {
    const person = mustCreate("ann@example.com");
    expect(normalizeAddress(other)).not.toBe(person.filter.email);
    expect(person.isMentionedIn(`"${other}"`)).toBe(false);
  });
});

describe("phone number", () => {
  test("is the same with and without separators, also within a text", () => {
    const person = mustCreate("(515) 555-0142");
    expect(person.filter).toEqual({ phone: "5155550142" });
    for (const text of ["5155550142", "call 515.555.0142 please", "tel:515-555-0142"])
      expect(person.isMentionedIn(text)).toBe(true);
    for (const text of ["15155550142", "5155550143", "515", "51555501420"])
      expect(person.isMentionedIn(text)).toBe(false);
  });

  test.each(["2026", "Ann Lee", "apt 5155550142", ""])("is not %j", (text) => {
    expect(createPerson(text)).toBeUndefined();
  });
});
