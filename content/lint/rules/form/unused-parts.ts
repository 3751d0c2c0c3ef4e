import type { Rule } from "#content/lint/model/rule.ts";
import { listQuoteQuestions } from "#content/quote-form/quote-answers.ts";
import { TYPE_SUBJECTS } from "#content/quote-form/quote-subjects.ts";
import type { Form } from "#schemas/generated/page.ts";
import { INSURANCE_TYPES } from "#schemas/insurance-types.ts";

/** A problem with a subject or a question. */
interface Problem {
  list: "subjects" | "questions";
  index: number;
  message: string;
}

export const unusedFormParts: Rule = {
  code: "form/unused",
  severity: "warning",
  title: "The quote form does not use a subject or a question",
  why: "Visitors never see it, or cannot answer it.",
  fix: "Give each subject and each question an id that no other has, give choices to a question of the type choice, and ask at most three questions for each insurance type.",
  checkDocument: ({ page, pageContent }) => {
    if (page !== "contact" || pageContent?.form === undefined) return [];
    const problems = [...findRepeatedIds(pageContent.form), ...findUnaskedQuestions(pageContent.form)];
    return problems.map(({ list, index, message }) => ({ page, pointer: `/form/${list}/${index}/id`, message }));
  },
};

function findRepeatedIds({ subjects = [], questions = [] }: Form): Problem[] {
  const typeIds = TYPE_SUBJECTS.map(({ id }) => id);
  const isRepeated = (ids: readonly string[], id: string, index: number) => ids.slice(0, index).includes(id);
  const subjectIds = subjects.map(({ id }) => id);
  const questionIds = questions.map(({ id }) => id);
  return [
    ...subjectIds.flatMap((id, index): Problem[] => {
      if (typeIds.includes(id)) return [{ list: "subjects", index, message: `The insurance type ${id} has this id.` }];
      if (!isRepeated(subjectIds, id, index)) return [];
      return [{ list: "subjects", index, message: `Another subject has the id ${id}.` }];
    }),
    ...questionIds.flatMap((id, index): Problem[] =>
      isRepeated(questionIds, id, index)
        ? [{ list: "questions", index, message: `Another question has the id ${id}.` }]
        : [],
    ),
  ];
}

function findUnaskedQuestions(form: Form): Problem[] {
  return (form.questions ?? []).flatMap((question, index): Problem[] => {
    const { label, type, choices = [], insuranceTypes } = question;
    if (type === "choice" && choices.length === 0) {
      return [{ list: "questions", index, message: `The question "${label}" has no choices.` }];
    }
    const missed = INSURANCE_TYPES.filter(
      ({ value }) =>
        (insuranceTypes === undefined || insuranceTypes.includes(value)) &&
        !listQuoteQuestions(form, value).includes(question),
    ).map((insuranceType) => insuranceType.label);
    if (missed.length === 0) return [];
    const types = new Intl.ListFormat("en-US").format(missed);
    return [
      {
        list: "questions",
        index,
        message: `"${label}" is one question too many for ${types}: the form does not ask it.`,
      },
    ];
  });
}
