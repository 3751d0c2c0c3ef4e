/** The kinds of insurance that a visitor can request a quote for. */
export const INSURANCE_TYPES = [
  { value: "commercial", label: "Commercial" },
  { value: "farm", label: "Farm" },
  { value: "personal", label: "Personal" },
  { value: "medicare", label: "Medicare" },
] as const;

export type InsuranceType = (typeof INSURANCE_TYPES)[number]["value"];

export function isInsuranceType(value: string): value is InsuranceType {
  return INSURANCE_TYPES.some((type) => type.value === value);
}
