import type { FormField, QuoteQuestion } from "#schemas/generated/page.ts";
import {
  DETAIL_PREFIX,
  MAX_ANSWER_CHARACTERS,
  MIN_PHONE_CHARACTERS,
  type QuoteField,
  type QuoteRequest,
} from "#schemas/quotes/quote-request.ts";
import { messageTextareaRows } from "#site/constants.ts";

export interface FormControl {
  name: string;
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

/** Control of a field that every request has. */
export interface QuoteControl extends FormControl {
  name: QuoteField;
}

/** Optional question, with all insurance types that the form asks it for. */
export type FormQuestion = QuoteQuestion & Required<Pick<QuoteQuestion, "insuranceTypes">>;

const requiredInput = (name: QuoteField, label: string, type: string, autoComplete: string): QuoteControl => ({
  name,
  label,
  control: "input",
  attributes: { type, autoComplete, required: true },
});

const DEFAULT_CONTROLS: readonly QuoteControl[] = [
  requiredInput("firstName", "First Name", "text", "given-name"),
  requiredInput("lastName", "Last Name", "text", "family-name"),
  requiredInput("email", "Email", "email", "email"),
  {
    name: "phone",
    label: "Phone",
    hint: "So we can ask about details of your quote. We do not sell your number.",
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
export function quoteControls(lines: readonly LineOption[], fields: readonly FormField[] = []): QuoteControl[] {
  return DEFAULT_CONTROLS.map((control) => {
    const { label = control.label, placeholder = control.placeholder } =
      fields.find(({ name }) => name === control.name) ?? {};
    const options = control.name === "insuranceType" && { options: lines };
    return { ...control, label, ...(placeholder !== undefined && { placeholder }), ...options };
  });
}

/** Attributes of the input for each type of answer. */
const ANSWER_ATTRIBUTES = {
  text: { type: "text", maxLength: MAX_ANSWER_CHARACTERS },
  // Number inputs of browsers refuse or drop what people write: "about 1,200".
  number: { type: "text", maxLength: MAX_ANSWER_CHARACTERS, inputMode: "decimal" },
  date: { type: "date" },
  choice: {},
} as const;

export function questionControl({ id, label, hint, type = "text", choices = [] }: FormQuestion): FormControl {
  return {
    name: `${DETAIL_PREFIX}${id}`,
    label: `${label} (optional)`,
    ...(hint !== undefined && { hint }),
    ...(type === "choice" && { placeholder: "Choose one" }),
    control: type === "choice" ? "select" : "input",
    options: choices.map((choice) => ({ value: choice, label: choice })),
    attributes: ANSWER_ATTRIBUTES[type],
  };
}

/** Reads the fields that are never at fault: the subject, and the answers to the questions for the insurance type. */
export function readExtras(data: FormData, questions: readonly FormQuestion[]): Partial<QuoteRequest> {
  const read = (name: string) => data.get(name)?.toString().trim();
  const details = questions.flatMap(({ id, insuranceTypes }) => {
    const answer = read(`${DETAIL_PREFIX}${id}`);
    return answer && insuranceTypes.some((type) => type === read("insuranceType")) ? [[id, answer]] : [];
  });
  const about = read("about");
  return { ...(about && { about }), ...(details.length > 0 && { details: Object.fromEntries(details) }) };
}
