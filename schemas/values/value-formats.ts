/** Formats of texts in the schemas. A format checks what a pattern cannot, and the validators call it. */
import { regexes } from "zod/mini";
import { phoneHref } from "./phone-href.ts";

export const formats = {
  /** Checks a link as browsers parse it: they ignore tabs and line ends in it, and some hosts are not possible. */
  link: (url: string) => OBVIOUS_LINK.test(url) || (!/\p{Cc}/u.test(url) && URL.canParse(url, "https://site.invalid")),
  // The rule of the quote form.
  email: (email: string) => regexes.email.test(email),
  /** Checks for a North American number with its area code, or + and at most 15 digits (ITU-T E.164, section 6.1). */
  phone: (phone: string) => /^tel:(?:\+?1[2-9]\d{9}|\+[2-9]\d{6,14})(?:;|$)/.test(phoneHref(phone) ?? ""),
  "us-date": isDate,
  "iso-date": isIsoDate,
  // Patterns check the rest of YYYY-MM-DDTHH:MM.
  "local-time": (time: string) => isIsoDate(time.split("T")[0] ?? ""),
  "time-zone": isTimeZone,
};

/** A path or an anchor that needs no URL parser, as most links do. */
const OBVIOUS_LINK = /^[/#][\w./?=&#-]*$/;

/** Checks that a date in the form MM/DD/YYYY is in the calendar. The pattern of the field reports any other form. */
function isDate(date: string): boolean {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date) ?? [];
  return month === undefined || isIsoDate(`${year}-${month}-${day}`);
}

/** Checks that a date in the form YYYY-MM-DD is in the calendar. The pattern of the field reports any other form. */
function isIsoDate(date: string): boolean {
  return !/^\d{4}-\d{2}-\d{2}$/.test(date) || regexes.date.test(date);
}

/** Checks that a time zone is in the IANA database. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
