/** A valid quote request. */
export const QUOTE = {
  firstName: "Ada",
  lastName: "Lindqvist",
  email: "ada@example.com",
  phone: "(515) 555-0199",
  insuranceType: "farm",
} as const;
