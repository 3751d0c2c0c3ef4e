import type { FormField } from "#schemas/generated/page.ts";
import { type AnswerType, type FormQuestion, maxCharactersOf } from "#schemas/quotes/answers.ts";
import { DETAIL_PREFIX, MIN_PHONE_CHARACTERS, type QUOTE_FIELDS } from "#schemas/quotes/quote-request.ts";
import { messageTextareaRows } from "#site/constants.ts";

export interface FormControl {
  name: ControlName;
  label: string;
  placeholder?: string;
  /** Reason for asking, shown below the label. */
  hint?: string;
  control: "input" | "select" | "textarea";
  /** Options of a select, after its placeholder. */
  options?: readonly { value: string; label: string }[];
  /** HTML attributes, including the rules that the browser checks without scripts. */
  attributes: Record<string, string | number | boolean>;
}

/** A line of business that a visitor can request a quote for. */
export type LineOption = NonNullable<FormControl["options"]>[number];

/** Name of a control that the form library registers. That of files is not one, because their field has no text. */
export type ControlName = (typeof QUOTE_FIELDS)[number] | "consent" | `${typeof DETAIL_PREFIX}${string}`;

const requiredInput = (name: ControlName, label: string, type: string, autoComplete: string): FormControl => ({
  name,
  label,
  control: "input",
  attributes: { type, autoComplete, required: true },
});

const DEFAULT_CONTROLS: readonly FormControl[] = [
  requiredInput("firstName", "First Name", "text", "given-name"),
  requiredInput("lastName", "Last Name", "text", "family-name"),
  requiredInput("email", "Email", "email", "email"),
  {
    name: "phone",
    label: "Phone",
    hint: "So we can ask about details. We do not sell your number.",
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
  { name: "message", label: "Message (optional)", control: "textarea", attributes: { rows: messageTextareaRows } },
];

/** Returns the controls of the form in order. Labels and placeholders of `fields`, from the content, replace the defaults. */
export function quoteControls(lines: readonly LineOption[], fields: readonly FormField[] = []): FormControl[] {
  return DEFAULT_CONTROLS.map((control) => {
    const { label = control.label, placeholder = control.placeholder } =
      fields.find(({ name }) => name === control.name) ?? {};
    const options = control.name === "insuranceType" && { options: lines };
    return { ...control, label, ...(placeholder !== undefined && { placeholder }), ...options };
  });
}

const ANSWER_CONTROLS: Readonly<Record<AnswerType, Pick<FormControl, "control" | "attributes">>> = {
  text: { control: "input", attributes: { type: "text" } },
  paragraph: { control: "textarea", attributes: { rows: 3 } },
  // Number inputs of browsers refuse or drop what people write: "about 1,200".
  number: { control: "input", attributes: { type: "text", inputMode: "decimal" } },
  date: { control: "input", attributes: { type: "date" } },
  deadline: { control: "input", attributes: { type: "date" } },
  choice: { control: "select", attributes: {} },
};

export function questionControl(question: FormQuestion): FormControl {
  const { id, label, hint, type, choices = [], isRequired = false, autoComplete = "off" } = question;
  const { control, attributes } = ANSWER_CONTROLS[type];
  const hasText = type === "paragraph" || attributes.type === "text";
  return {
    name: `${DETAIL_PREFIX}${id}`,
    label: isRequired ? label : `${label} (optional)`,
    ...(hint !== undefined && { hint }),
    ...(type === "choice" && { placeholder: "Choose one" }),
    control,
    options: choices.map((choice) => ({ value: choice, label: choice })),
    attributes: {
      ...attributes,
      ...(hasText && { maxLength: maxCharactersOf(type), autoComplete }),
      ...(isRequired && { required: true }),
    },
  };
}
