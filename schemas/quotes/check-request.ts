/** Check of a request against the questions of its form, shared by the form in the browser and the API. */
import { type FormQuestion, isDate, maxCharactersOf, readAnswer } from "./answers.ts";
import { AnswersSchema, DETAIL_PREFIX, QUOTE_FIELDS, QuoteFormSchema, type QuoteIssue } from "./quote-request.ts";

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

function findProblem({ label, type, isRequired = false }: FormQuestion, value: string, today: string) {
  const max = maxCharactersOf(type);
  if (value === "") return isRequired ? `${label}: this is required` : undefined;
  if (value.length > max) return `${label}: at most ${max.toLocaleString("en-US")} characters`;
  if (type !== "paragraph" && /\p{Cc}/u.test(value)) return `${label}: plain text on one line`;
  if (type !== "deadline") return undefined;
  if (!isDate(value)) return `${label}: a date, such as ${today}`;
  return value < today ? `${label}: today or a later day` : undefined;
}
