import { describe, expect, test } from "vitest";
import { createPerson } from "./person.ts";

describe("address", () => {
  test.each([
    ["ann@example.com", "Ann@EXAMPLE.com"],
    ["ann@bücher.example", "ann@xn--bcher-kva.example"],
    ["ann@xn--bcher-kva.example", "ANN@BÜCHER.example"],
    ["jose\u0301@example.com", "josé@example.com"],
    ["o'hara+quotes@example.com", " O'Hara+quotes@example.com "],
  ])("%s is the same as %s, also within a text", (email, other) => {
    const person = createPerson(email);
    expect(person.hasAddress(other)).toBe(true);
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
    const person = createPerson("ann@example.com");
    expect(person.hasAddress(other)).toBe(false);
    expect(person.isMentionedIn(`"${other}"`)).toBe(false);
  });
});
