import { describe, expect, test } from "vitest";
import { CAMPAIGN_PARAMETERS } from "./campaign.ts";
import { QuoteRequestSchema, QuoteResponseSchema } from "./quote-request.ts";

const VALID = {
  firstName: "Ada",
  lastName: "Lindqvist",
  email: "ada@example.com",
  phone: "515-555-0142",
  insuranceType: "farm",
};

/** Returns the problems of a request as pairs of field and message. */
function issuesOf(request: unknown): string[][] {
  const { error } = QuoteRequestSchema.safeParse(request);
  return (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);
}

describe("QuoteRequestSchema", () => {
  test("accepts a valid request, trims it and removes unknown keys", () => {
    const request = { ...VALID, firstName: "  Ada\t", email: " ada@example.com ", message: "", other: 1 };
    expect(QuoteRequestSchema.parse(request)).toEqual({ ...VALID, message: "" });
  });

  test("reports every required field of an empty request", () => {
    const required = [
      ["firstName", "First name is required"],
      ["lastName", "Last name is required"],
      ["email", "Please enter a valid email address"],
      ["phone", "Phone number must be at least 10 digits"],
      ["insuranceType", "Please select an insurance type"],
    ];
    expect(issuesOf({})).toEqual(required);
    expect(issuesOf({ firstName: null, lastName: 1, email: [], phone: 5155550142, insuranceType: {} })).toEqual(
      required,
    );
  });

  test.each([
    ["firstName", "", "First name is required"],
    ["firstName", "  ", "First name is required"],
    ["firstName", "a".repeat(101), "First name must be at most 100 characters"],
    ["firstName", "A\nda", "First name must be plain text on one line"],
    ["lastName", "", "Last name is required"],
    ["lastName", "a".repeat(101), "Last name must be at most 100 characters"],
    ["lastName", "Lind\u0000qvist", "Last name must be plain text on one line"],
    ["email", "", "Please enter a valid email address"],
    ["email", "ada", "Please enter a valid email address"],
    ["email", "ada@example", "Please enter a valid email address"],
    ["email", "ada@example.com, eve@example.com", "Please enter a valid email address"],
    ["email", "ada@example.com\r\nBcc: eve@example.com", "Please enter a valid email address"],
    ["email", `${"a".repeat(243)}@example.com`, "Email address must be at most 254 characters"],
    ["phone", "515555014", "Phone number must be at least 10 digits"],
    ["phone", "abcdefghij", "Phone number must be at least 10 digits"],
    ["phone", "555-0142", "Phone number must be at least 10 digits"],
    ["phone", "call 555-01", "Phone number must be at least 10 digits"],
    ["phone", "515555014 ", "Phone number must be at least 10 digits"],
    ["phone", "5".repeat(41), "Phone number must be at most 40 characters"],
    ["phone", "515\u001b5550142", "Phone number must be plain text on one line"],
    ["insuranceType", "", "Please select an insurance type"],
    ["insuranceType", "Life", "Please select an insurance type"],
    ["insuranceType", "a".repeat(81), "Please select an insurance type"],
    ["message", "a".repeat(5001), "Message must be at most 5,000 characters"],
    ["message", "\u0007bell", "Message must be plain text"],
    ["message", 1, "Message must be text"],
  ])("rejects a request if %s is %j", (field, value, message) => {
    expect(issuesOf({ ...VALID, [field]: value })).toEqual([[field, message]]);
  });

  test.each<[field: string, value: string | undefined]>([
    ["firstName", "a".repeat(100)],
    ["lastName", "O’Brien-Nguyễn"],
    ["email", `${"a".repeat(242)}@example.com`],
    ["phone", "515-555-12"],
    ["phone", "+1 (515) 555-0142 ext. 12345"],
    ["phone", "515.555.0142 (cell)"],
    ["phone", "٥١٥٥٥٥٠١٤٢"],
    ["message", "Two barns,\r\n\tone of them old.\n🐄"],
    ["message", undefined],
    ["insuranceType", "pet-insurance"],
  ])("accepts a request if %s is %j", (field, value) => {
    expect(issuesOf({ ...VALID, [field]: value })).toEqual([]);
  });

  test.each<[name: string, valid: string, invalid: unknown]>([
    ["pageSource", "Commercial - Cyber Liability Page", "a".repeat(151)],
    ["consent", "3f7a9c0b12de4567", "a".repeat(65)],
    ["consent", "1", false],
    ...CAMPAIGN_PARAMETERS.map((name): [string, string, string] => [name, "spring mailing", "a".repeat(501)]),
    ["utm_source", "a".repeat(500), "one\ntwo"],
    ["gclid", "Cj0KCQ", 7],
  ])("keeps %s if it is %j, and drops only that field if it is %j", (name, valid, invalid) => {
    expect(QuoteRequestSchema.parse({ ...VALID, [name]: valid })).toEqual({ ...VALID, [name]: valid });
    expect(QuoteRequestSchema.parse({ ...VALID, [name]: invalid })).toEqual(VALID);
  });
});

test.each([
  [{ error: "No." }, { error: "No.", issues: [] }],
  [{ issues: [{ field: "email", message: "It bounces." }] }, { issues: [{ field: "email", message: "It bounces." }] }],
  [{ error: 5, issues: "none" }, { issues: [] }],
  [
    { error: "No.", issues: [{ field: "password", message: "Weak." }] },
    { error: "No.", issues: [] },
  ],
])("reads the valid parts of the error response %j", (raw, read) => {
  expect(QuoteResponseSchema.parse(raw)).toEqual(read);
});

test.each([
  "user@bücher.example",
  "user@xn--bcher-kva.example",
  "ann@яя.рф",
  "ann@example.xn--p1ai",
  "zoë@example.com",
  "用户@例子.公司",
  "o'brien+a@mail.example.com",
])("accepts the email address %s", (email) => {
  expect(QuoteRequestSchema.safeParse({ ...VALID, email }).success).toBe(true);
});

test.each([
  "a b@bücher.example",
  "a@bücher",
  "a..b@bücher.example",
  "a@bücher..example",
  "a@\u202ebücher.example",
  "a@-.example",
])("rejects the email address %s", (email) => {
  expect(QuoteRequestSchema.safeParse({ ...VALID, email }).success).toBe(false);
});
