/** The kinds of insurance that a visitor can request a quote for. */
export const INSURANCE_TYPES = [
  { value: "commercial", label: "Commercial" },
  { value: "farm", label: "Farm" },
  { value: "personal", label: "Personal" },
  { value: "medicare", label: "Medicare" },
] as const;

export type InsuranceType = (typeof INSURANCE_TYPES)[number]["value"];
