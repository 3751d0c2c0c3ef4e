import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type QuoteRequest, QuoteRequestSchema } from "#schemas/quotes/quote-request.ts";
import { QUOTE } from "#tests/support/api/sample-quote.ts";
import { maskNumbers } from "./mask-numbers.ts";

const withMessage = (message: string): QuoteRequest => ({ ...QUOTE, message });
const maskMessage = (message: string) => maskNumbers(withMessage(message)).request.message;
const maskPhone = (phone: string) => maskNumbers({ ...withMessage(""), phone }).request.phone;

describe("masks", () => {
  test.each([
    ["My number is 123-45-6789.", "My number is ***-**-6789."],
    ["123-45-6789, 515-555-0142", "***-**-6789, 515-555-0142"],
    ["220-40-3330 is mine", "***-**-3330 is mine"],
    ["123 - 45 - 6789", "***-**-6789"],
    ["SSN 123/45/6789", "SSN ***-**-6789"],
    ["123\u221245\u22126789", "***-**-6789"],
    ["My claim number is 123-45-6789A", "My claim number is ***-**-789A"],
    ["born 1950 123–45–6789 515-555-0142", "born 1950 ***-**-6789 515-555-0142"],
    ["SSN 123456789", "SSN ***-**-6789"],
    ["SS# 123456789", "SS# ***-**-6789"],
    ["ssn:123456789", "ssn:***-**-6789"],
    ["SSN-123-45-6789", "SSN-***-**-6789"],
    ["My social security number\nis 123456789!", "My social security number\nis ***-**-6789!"],
    ["SSN: 123 45 6789", "SSN: ***-**-6789"],
    ["SSNs: 123456789", "SSNs: ***-**-6789"],
    ["S.S.N. 123456789", "S.S.N. ***-**-6789"],
    ["SS number 123456789", "SS number ***-**-6789"],
    ["Soc. Sec. No. 123456789", "Soc. Sec. No. ***-**-6789"],
    ["my social 123456789", "my social ***-**-6789"],
    ["123456789 is my SSN", "***-**-6789 is my SSN"],
    ["123456789 is my wife's social security number", "***-**-6789 is my wife's social security number"],
    [
      "Social security number of my wife Margaret is 123456789",
      "Social security number of my wife Margaret is ***-**-6789",
    ],
    [
      "Our social security numbers are 123456789 and 234567891",
      "Our social security numbers are ***-**-6789 and ***-**-7891",
    ],
    [
      "SSN: 123-45-6789, my wife has 234567891, our son 345678912",
      "SSN: ***-**-6789, my wife has ***-**-7891, our son ***-**-8912",
    ],
    ["my social is 123.45.6789", "my social is ***-**-6789"],
    ["SSN for Dr. Lee: 123456789", "SSN for Dr. Lee: ***-**-6789"],
    ["SSN for John Q. Public 123456789", "SSN for John Q. Public ***-**-6789"],
    ["SS: 123456789", "SS: ***-**-6789"],
    ["S S N 123456789", "S S N ***-**-6789"],
    ["Social Security Nr 123456789", "Social Security Nr ***-**-6789"],
    ["social security card says 123456789", "social security card says ***-**-6789"],
  ])("the Social Security number in %j", (message, masked) => {
    expect(maskMessage(message)).toBe(masked);
  });

  test.each([
    ["Card 4111 1111 1111 1111 exp 12/27", "Card **** **** **** 1111 exp 12/27"],
    ["4111-1111-1111-1111", "**** **** **** 1111"],
    ["4111111111111111.", "**** **** **** 1111."],
    ["515-555-0142 5555 5555 5555 4444 123", "515-555-0142 **** **** **** 4444 123"],
    ["2223000048400011", "**** **** **** 0011"],
    ["4111 - 1111 - 1111 - 1111", "**** **** **** 1111"],
    ["4111  1111  1111  1111", "**** **** **** 1111"],
    ["4111 1111\r\n1111 1111", "**** **** **** 1111"],
    ["Visa4111111111111111", "Visa**** **** **** 1111"],
    ["CC4111111111111111", "CC**** **** **** 1111"],
    ["$4111111111111111", "$**** **** **** 1111"],
    ["Amex 3782 822463 10005", "Amex **** **** **** 0005"],
    ["6011 1111 1111 1117, 3056 930902 5904", "**** **** **** 1117, **** **** **** 5904"],
    ["3566002020360505", "**** **** **** 0505"],
    ["6362970000457013 4000 0000 0000 0000 006", "6362970000457013 **** **** **** 0006"],
  ])("the card number in %j", (message, masked) => {
    expect(maskMessage(message)).toBe(masked);
  });

  test.each([
    ["Medicare 1EG4-TE5-MK73", "Medicare ****-***-MK73"],
    ["1EG4 - TE5 - MK73", "****-***-MK73"],
    ["1eg4te5mk73 is mine", "****-***-mk73 is mine"],
    ["MBI1EG4TE5MK73", "MBI****-***-MK73"],
  ])("the Medicare number in %j", (message, masked) => {
    expect(maskMessage(message)).toBe(masked);
  });

  test.each([
    ["605-555-0100 ssn 123-45-6789", "605-555-0100 ssn ***-**-6789"],
    ["605-555-0100, 4111 1111 1111 1111", "605-555-0100, **** **** **** 1111"],
    ["123-45-6789", "***-**-6789"],
    ["cell: 123-45-6789", "cell: ***-**-6789"],
  ])("the number that follows the phone number, or is in its place, in %j", (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  test("every field with free text, and names the fields", () => {
    const ssn = "123-45-6789";
    const request: QuoteRequest = {
      ...withMessage(`Mine is ${ssn}`),
      firstName: ssn,
      lastName: `Lee ${ssn}`,
      phone: `515-555-0142, SSN ${ssn}`,
      pageSource: ssn,
      utm_term: ssn,
    };
    const { request: masked, maskedFields } = maskNumbers(request);
    expect(maskedFields).toEqual(["firstName", "lastName", "phone", "message", "pageSource", "utm_term"]);
    expect(JSON.stringify(masked)).not.toContain("123");
    expect(masked).toMatchObject({ email: request.email, insuranceType: "farm" });
    expect(maskNumbers(masked)).toEqual({ request: masked, maskedFields: [] });
  });
});

test.each([
  ["driver's license number 123AB4567", "driver's license number ***4567"],
  ["Drivers license: Iowa 123AB4567.", "Drivers license: Iowa ***4567."],
  ["driver’s license is D123-4567-8901", "driver’s license is ***8901"],
  ["DL# 12345678 and DL 87654321", "DL# ***5678 and DL ***4321"],
  ["My driver's license number is D400 7836 0001", "My driver's license number is ***0001"],
  ["driver's license: S 514 779 123.", "driver's license: ***9123."],
  ["driver's license 123 456 789", "driver's license ***6789"],
  ["DLN A1234567, Driver's Lic. # A1234567", "DLN ***4567, Driver's Lic. # ***4567"],
  ["driver license state IA number 123AB4567", "driver license state IA number ***4567"],
  ["Drivers’ license expires 12-31-2027", "Drivers’ license expires 12-31-2027"],
  ["a driver's license since 2015", "a driver's license since 2015"],
  ["I have a driver's license. Call 515-555-0142.", "I have a driver's license. Call 515-555-0142."],
  ["an insurance license 12345678", "an insurance license 12345678"],
  ["Model CDL 12345", "Model CDL 12345"],
])("masks the number of a driver's license: %s", (message, expected) => {
  expect(maskMessage(message)).toBe(expected);
});

describe("leaves unchanged", () => {
  test.each([
    "000-12-3456 666-12-3456 912-34-5678 123-00-4567 123-45-0000",
    "SSN 000123456 and SSN? Call 5155550142, or social media 123456789",
    "Our church ice cream social, policy 123456789",
    "I get social security. ZIP 57401-1234",
    "On social security; routing 123456789",
    "Not without an SSN, but my policy is 123456789",
    "SSN on request, 57401-1234",
    "Call me in Berlin +49 151 23 4567, +49 151-23-4567 or +4111111111111111",
    "Call me in Reykjavik 00354 555-12-3456 or (+354) 555-12-3456",
    "Sections 160 80 1280 acres",
    "Head of cattle, bulls, acres: 250 12 1600",
    "- 250\n- 12\n- 1600",
    "SS-123456789, SS 123456789",
    "POL-123-45-6789, 12-345-6789-0, 50099-1234, 12-3456789",
    "4111 1111 1111 1112",
    "1111 1111 1111 1117",
    "AB4111111111111111",
    "41111111 11111111",
    "VIN 1HGCM82633A004352",
    "",
  ])("%j", (message) => {
    expect(maskNumbers(withMessage(message))).toEqual({ request: withMessage(message), maskedFields: [] });
  });

  test.each([
    "Current limits 250/50/1000, please match",
    "We pay for 250-50-1000 now",
    "I pay $250/50/1000 or $125-50-1000",
    "Insured amounts 300 - 50 - 1000",
    "Bodily injury 100/300, property 050/25/1005",
    "Acres 160/40/1200",
    "Serial 555.12.3456, part 120.34.5678",
    "SSN later, member ID 123456789",
    "Parcel 123/45/6789 in Section 12",
  ])("the insurance text %j", (message) => {
    expect(maskMessage(message)).toBe(message);
  });

  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  const phoneNumbers = fc
    .tuple(fc.stringMatching(/^[2-9]\d{2}$/), digits(3), digits(4), fc.constantFrom("-", " ", ".", ""))
    .chain(([area, exchange, line, separator]) =>
      fc.constantFrom(
        [area, exchange, line].join(separator),
        `(${area}) ${exchange}-${line}`,
        `+1 ${area} ${exchange} ${line}`,
        `1-${area}-${exchange}-${line}`,
        `+49 ${area} ${exchange.slice(1)} ${line}`,
        `+49${area}${exchange}${line}`,
      ),
    );
  const policyNumbers = fc
    .tuple(
      fc.stringMatching(/^[A-Z]{2,3}$/).filter((prefix) => prefix !== "SSN"),
      fc.integer({ min: 6, max: 10 }).chain(digits),
      digits(2),
    )
    .chain(([prefix, number, suffix]) =>
      fc.constantFrom(`${prefix}-${number}`, `${prefix}${number}`, `${prefix} ${number}-${suffix}`, number),
    );
  const dates = fc
    .date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .chain((date) =>
      fc.constantFrom(
        date.toISOString().slice(0, 10),
        date.toLocaleDateString("en-US"),
        date.toLocaleDateString("en-US").replaceAll("/", "-"),
        date.toISOString(),
      ),
    );

  test("phone numbers, policy numbers and dates, next to each other and to words", () => {
    const words = fc.constantFrom("call", "policy", "since", "acres", "and", "born");
    const texts = fc.array(fc.oneof(phoneNumbers, policyNumbers, dates, words), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(texts, fc.constantFrom(", ", " ", "\n"), (parts, separator) => {
        const message = parts.join(separator);
        expect(maskMessage(message)).toBe(message);
      }),
    );
  });

  test("the field for the phone number", () => {
    fc.assert(
      fc.property(phoneNumbers, fc.constantFrom("", " (cell)", ", or by email"), (number, note) => {
        const request = { ...withMessage(""), phone: `${number}${note}` };
        expect(maskNumbers(request)).toEqual({ request, maskedFields: [] });
      }),
    );
  });

  test.each([
    "00354 555-12-3456",
    "(+47) 123-45-6789",
    "810 380 441-23-4567",
    "380-44-1234 567",
    "021-12-3456 7",
    "4055 5501 2345 5558",
    "SSN 123456789, ext. 123456",
  ])("the field for the phone number if it would have fewer digits than a phone number: %j", (phone) => {
    expect(maskPhone(phone)).toBe(phone);
  });

  test("a phone number in any groups", () => {
    // The longest number with a country code has 15 digits (ITU-T E.164). The prefix 011 or 00 may precede it.
    const group = fc.oneof(digits(3), digits(4), fc.stringMatching(/^[1-8]\d\d-[1-9]\d-\d{3}[1-9]$/));
    const groups = fc.array(fc.tuple(group, fc.constantFrom("", " ", "-", ".", "/", ") ")), { maxLength: 5 });
    const phones = groups
      .map((parts) => parts.flat().join(""))
      .filter(
        (phone) => /^(?:\D*\d){10,18}\D*$/.test(phone) && QuoteRequestSchema.shape.phone.safeParse(phone).success,
      );
    fc.assert(
      fc.property(phones, (phone) => {
        expect(maskPhone(phone)).toBe(phone);
      }),
    );
  });
});
