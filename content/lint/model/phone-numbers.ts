import type { Pointer } from "#schemas/json.ts";
import type { LintDocument } from "./lint-document.ts";

/** A phone number of a document, as it is written. */
export interface PhoneNumber {
  pointer: Pointer;
  phone: string;
  /** True for a field that has only the number, such as that of a carrier. Texts may repeat it. */
  isField: boolean;
}

const FIELDS: ReadonlySet<string | number> = new Set(["phone", "roadside"]);
/** Rules out most texts faster than the pattern of a number. */
const MAY_BE_WRITTEN = /\d{3}[\s.-]\d{4}|^tel:/;
/** Examples in forms, and the words of clients. */
const IGNORED = /^\/testimonials\/|\/placeholder$/;

/** A number of the United States with its area code, but not as a part of a longer number or address. */
const WRITTEN =
  /(?<![\w./+-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)[\s.-]*|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?![\w]|[./-]\d)|(?<=^tel:)[+\d().\s-]{10,}/g;

export function listPhoneNumbers({ texts, prose, links }: LintDocument): PhoneNumber[] {
  const written = [...prose, ...links].filter(
    (text) => MAY_BE_WRITTEN.test(text.stored) && !FIELDS.has(text.key) && !IGNORED.test(text.pointer),
  );
  return [
    ...texts
      .filter(({ key }) => FIELDS.has(key))
      .map(({ pointer, stored }) => ({ pointer, phone: stored, isField: true })),
    ...written.flatMap(({ pointer, plain }) =>
      [...plain.matchAll(WRITTEN)].map(([phone]) => ({ pointer, phone, isField: false })),
    ),
  ];
}

/** Returns what two spellings of a phone number have in common. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}
