/** Questions of a form and their answers. */

/** A `deadline` is a date that is not past. */
export type AnswerType = "text" | "paragraph" | "number" | "date" | "deadline" | "choice";

export interface FormQuestion {
  id: string;
  label: string;
  hint?: string | undefined;
  type: AnswerType;
  /** Value of the attribute `autocomplete`. Default: `off`, because most answers are not about the visitor. */
  autoComplete?: string | undefined;
  choices?: readonly string[] | undefined;
  isRequired?: boolean | undefined;
  /** IDs of the lines of business that the form asks it for. Default: all. */
  insuranceTypes?: readonly string[] | undefined;
}

export type Answers = Readonly<Record<string, string | undefined>>;

const MAX_CHARACTERS = { paragraph: 2000, other: 200 };

export function maxCharactersOf(type: AnswerType): number {
  return type === "paragraph" ? MAX_CHARACTERS.paragraph : MAX_CHARACTERS.other;
}

export function isAskedFor({ insuranceTypes }: FormQuestion, insuranceType: string | undefined): boolean {
  return insuranceTypes?.some((type) => type === insuranceType) ?? true;
}

/** Returns the answer to a question, or "" if there is none. */
export function readAnswer(answers: Answers = {}, id: string): string {
  return (Object.hasOwn(answers, id) && answers[id]) || "";
}

/** Returns whether a text is a day of the calendar in ISO 8601. */
export function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
