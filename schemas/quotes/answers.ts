/** Questions of a form and the check of their answers, shared by the form in the browser and the API. */
import { AnswersSchema, DETAIL_PREFIX, QUOTE_FIELDS, QuoteFormSchema, type QuoteIssue } from "./quote-request.ts";

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

/**
 * Returns the problems of the fields and the answers, one for each, in the order of the form.
 * @param questions those that the form asks for the line of business of the request
 * @param today date in ISO 8601, in the time zone of the reader
 */
export function checkRequest(
  fields: { details?: unknown },
  questions: readonly FormQuestion[],
  today: string,
): QuoteIssue[] {
  const { error } = QuoteFormSchema.safeParse(fields);
  const details = AnswersSchema.parse(fields.details);
  const answerIssues = questions.flatMap((question): QuoteIssue[] => {
    const problem = findProblem(question, readAnswer(details, question.id), today);
    return problem === undefined ? [] : [{ field: `${DETAIL_PREFIX}${question.id}`, message: problem }];
  });
  const fieldIssues = QUOTE_FIELDS.flatMap((field): QuoteIssue[] => {
    const issue = error?.issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [{ field, message: issue.message }];
  });
  const isAfter = ({ field }: QuoteIssue) => field === "message";
  return [...fieldIssues.filter((issue) => !isAfter(issue)), ...answerIssues, ...fieldIssues.filter(isAfter)];
}

/** Returns the answer to a question, or "" if there is none. */
export function readAnswer(answers: Answers = {}, id: string): string {
  return (Object.hasOwn(answers, id) && answers[id]) || "";
}

function findProblem({ label, type, isRequired = false }: FormQuestion, value: string, today: string) {
  const max = maxCharactersOf(type);
  if (value === "") return isRequired ? `${label}: this is required` : undefined;
  if (value.length > max) return `${label}: at most ${max.toLocaleString("en-US")} characters`;
  if (type !== "paragraph" && /\p{Cc}/u.test(value)) return `${label}: plain text on one line`;
  if (type !== "deadline") return undefined;
  if (!isDate(value)) return `${label}: a date, such as ${today}`;
  return value < today ? `${label}: today or a later day` : undefined;
}

/** Returns whether a text is a day of the calendar in ISO 8601. */
export function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
