import type { FormField } from "#schemas/generated/page.ts";
import { MIN_PHONE_DIGITS, type QuoteField } from "#schemas/quote-request.ts";
import { messageTextareaRows } from "#site/constants.ts";

export interface QuoteControl {
  name: QuoteField;
  label: string;
  placeholder?: string;
  /** Reason for asking, shown below the label. */
  hint?: string;
  control: "input" | "select" | "textarea";
  /** HTML attributes, including the rules that the browser checks without scripts. */
  attributes: Record<string, string | number | boolean>;
}

const DEFAULT_CONTROLS: readonly QuoteControl[] = [
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
    hint: "So we can ask about details of your quote. We do not sell your number.",
    control: "input",
    attributes: { type: "tel", autoComplete: "tel", required: true, minLength: MIN_PHONE_DIGITS },
  },
  {
    name: "insuranceType",
    label: "Insurance Type",
    placeholder: "Select Insurance Type",
    control: "select",
    attributes: { required: true },
  },
  { name: "message", label: "Message (optional)", control: "textarea", attributes: { rows: messageTextareaRows } },
];

/**
 * Returns the controls of the quote form in order.
 * @param fields labels and placeholders from the content, which replace the defaults
 */
export function quoteControls(fields: readonly FormField[] = []): QuoteControl[] {
  return DEFAULT_CONTROLS.map((control) => {
    const { label = control.label, placeholder = control.placeholder } =
      fields.find(({ name }) => name === control.name) ?? {};
    return { ...control, label, ...(placeholder !== undefined && { placeholder }) };
  });
}
