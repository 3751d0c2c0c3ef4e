import { expect, test } from "vitest";
import { formats } from "./value-formats.ts";

test.each([
  "(515) 555-0142",
  "515.555.0142 ext. 12",
  "5155550142 x2",
  "1-515-555-0142",
  "+1 515 555 0142",
  "+46 8 123 456 78",
])("takes the phone number %s", (phone) => expect(formats.phone(phone)).toBe(true));

test.each(["555-0142", "(515) 555-01429", "(115) 555-0142", "+1 515 555 014", "12", "call us", ""])(
  "takes no phone number without ten digits: %j",
  (phone) => expect(formats.phone(phone)).toBe(false),
);
