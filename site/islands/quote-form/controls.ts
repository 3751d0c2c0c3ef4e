import type { FormField } from "#schemas/generated/page.ts";
import { MIN_PHONE_CHARACTERS, type QuoteField } from "#schemas/quote-request.ts";
import { messageRows } from "#site/constants.ts";

export interface QuoteControl {
  name: QuoteField;
  label: string;
  placeholder?: string;
  /** Why it is asked. */
  hint?: string;
  control: "input" | "select" | "textarea";
  /** The field's rules, as the browser checks them. */
  attributes: Record<string, string | number | boolean>;
}

const CONTROLS: readonly QuoteControl[] = [
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
    hint: "For questions that would take ten e-mails. We never sell it.",
    control: "input",
    attributes: { type: "tel", autoComplete: "tel", required: true, minLength: MIN_PHONE_CHARACTERS },
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

/** The controls of the quote form, with the labels and placeholders that the content gives them. */
export function quoteControls(given: readonly FormField[] = []): QuoteControl[] {
  return CONTROLS.map((control) => {
    const { label = control.label, placeholder = control.placeholder } =
      given.find(({ name }) => name === control.name) ?? {};
    return { ...control, label, ...(placeholder !== undefined && { placeholder }) };
  });
}
