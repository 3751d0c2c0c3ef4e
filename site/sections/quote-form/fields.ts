import type { FormField } from "#schemas/page.generated.ts";
import { messageRows, phoneMinCharacters } from "#site/constants.ts";

interface QuoteField {
  name: FormField["name"];
  label: string;
  placeholder?: string;
  control: "input" | "select" | "textarea";
  /** The field's rules, as the browser checks them. */
  attributes: Record<string, string | number | boolean>;
}

const FIELDS: readonly QuoteField[] = [
  {
    name: "firstName",
    label: "First Name",
    control: "input",
    attributes: { type: "text", autoComplete: "given-name", required: true },
  },
  {
    name: "lastName",
    label: "Last Name",
    control: "input",
    attributes: { type: "text", autoComplete: "family-name", required: true },
  },
  {
    name: "email",
    label: "Email",
    control: "input",
    attributes: { type: "email", autoComplete: "email", required: true },
  },
  {
    name: "phone",
    label: "Phone",
    control: "input",
    attributes: { type: "tel", autoComplete: "tel", required: true, minLength: phoneMinCharacters },
  },
  {
    name: "insuranceType",
    label: "Insurance Type",
    placeholder: "Select Insurance Type",
    control: "select",
    attributes: { required: true },
  },
  { name: "message", label: "Message (optional)", control: "textarea", attributes: { rows: messageRows } },
];

/** The kinds of insurance that a quote can be asked for, by value. */
export const INSURANCE_TYPES: readonly { value: string; label: string }[] = [
  { value: "commercial", label: "Commercial" },
  { value: "farm", label: "Farm" },
  { value: "personal", label: "Personal" },
  { value: "medicare", label: "Medicare" },
];

/** The fields of the quote form, with the labels and placeholders that the content gives them. */
export function quoteFields(given: readonly FormField[] = []): QuoteField[] {
  return FIELDS.map((field) => {
    const { label = field.label, placeholder = field.placeholder } =
      given.find(({ name }) => name === field.name) ?? {};
    return { ...field, label, ...(placeholder !== undefined && { placeholder }) };
  });
}
