import { formatList } from "#content/documents/format-number.ts";
import { resolveText } from "#content/facts/resolve-references.ts";
import { defineRule, defineWarning, type Rule, suggesting } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { listQuestions } from "#content/quote-form/quote-answers.ts";
import { kindOfPage, SERVICE } from "#content/quote-form/request-kinds.ts";
import type { Form } from "#schemas/generated/page.ts";
import type { Pointer } from "#schemas/json.ts";
import { type LineOfBusiness, linesOf } from "#schemas/lines.ts";
import { parentOf } from "#schemas/page-ids.ts";
import { escapeHtml } from "#schemas/values/escape-html.ts";

/** The disclosures of a consent text, and the words that make each of them. */
const DISCLOSURES: Readonly<Record<string, RegExp>> = {
  "say that calls and texts may be automated": /\bauto(?:mat|dial)/i,
  "say that consent is not a condition of purchase":
    /(?:\bnot|n['’]t) (?:(?:be )?a condition|required?|needed|necessary|(?:have|need) to)\b|\bwithout (?:agreeing|consent)/i,
  "say how often messages come":
    /\bfrequency\b|\b(?:messages?|msgs?|texts?)(?: (?:per|a|each|every) |\/)(?:day|week|month|mo)\b/i,
  "say that message and data rates may apply": /\b(?:message|msg)s? ?(?:and|&(?:amp;)?) ?data rates\b/i,
  "offer STOP to opt out": /\bSTOP\b/,
  "offer HELP": /\bHELP\b/,
  "refer to the privacy policy": /\bprivacy\b/i,
};

export const FORM_RULES: readonly Rule[] = [
  defineRule<{ isNamed: boolean; missing: string[] }>({
    code: "consent/incomplete",
    title: "The consent text lacks a disclosure",
    why: "Consent to marketing calls and texts is not valid without the disclosures, and carriers may block the texts.",
    fix: "Add the missing disclosures to form.consent on the contact page, or remove the text and its checkbox.",
    formFix: "Add what is missing to the text beside the consent checkbox, or remove the text and its checkbox.",
    source:
      "47 CFR 64.1200(f)(9) (prior express written consent); CTIA, Messaging Principles and Best Practices (2023), section 5",
    message: ({ isNamed, missing }, words) => {
      const all = [...(isNamed ? [] : [`name the agency (${words.fact("{site.name}")})`]), ...missing];
      return `The consent text does not ${formatList(all, "disjunction")}.`;
    },
    checkDocument: ({ page, texts, facts }, { settings: { name, shortName = name } }) => {
      const consent = page === "contact" ? texts.find(({ pointer }) => pointer === "/form/consent") : undefined;
      if (!consent?.plain.trim()) return [];
      const shown = resolveText(consent.plain, "scalar", facts).replace(/\s+/g, " ");
      const missing = Object.keys(DISCLOSURES).filter((action) => !DISCLOSURES[action]?.test(shown));
      const names = [name, shortName].flatMap((text) => [text, escapeHtml(text)]);
      const isNamed = names.some((text) => shown.includes(text));
      return isNamed && missing.length === 0 ? [] : [{ page, pointer: consent.pointer, params: { isNamed, missing } }];
    },
  }),
  defineRule<{ subject: string; suggestion?: string }>({
    code: "form/subject",
    title: "A link to the quote form names a subject that does not exist",
    why: "The form does not know what the visitor asked about, and neither does the office.",
    fix: "Name a line of business, a coverage page such as commercial/trucking, or a subject in form.subjects of the contact page.",
    formFix: "Choose another subject for the link, or add this one to the quote form on the contact page.",
    message: ({ subject, suggestion }) => `The quote form has no subject "${subject}".${didYouMean(suggestion)}`,
    checkSite: ({ internalLinks, subjects }) =>
      internalLinks.flatMap(({ page, pointer, subject }) => {
        if (subject === undefined || subjects.has(subject)) return [];
        const suggestion = closest(subject, subjects);
        const found = { page, pointer, ...suggesting({ subject }, suggestion) };
        return [{ ...found, ...(suggestion && { suggestion: `/contact?about=${suggestion}` }) }];
      }),
  }),
  defineRule({
    code: "form/promise",
    title: "A form for clients does not say that nothing is changed until it is confirmed in writing",
    why: "A client who believes that a vehicle is insured as soon as the form is sent may drive it without coverage.",
    fix: "Write in form.promise of the page: Nothing is changed until we confirm it in writing.",
    formFix:
      "Write in the sentence about when a change takes effect: Nothing is changed until we confirm it in writing.",
    message: () => "The form does not say that nothing is changed until the office confirms it in writing.",
    checkDocument: ({ page, pageContent }) => {
      const kind = pageContent && kindOfPage(page, pageContent);
      const { promise = "" } = kind?.form ?? {};
      if (kind === undefined || PROMISE.test(promise)) return [];
      return [{ page, pointer: kind.form.promise === undefined ? "/form" : "/form/promise", params: {} }];
    },
  }),
  defineRule<{ label: string }>({
    code: "form/sensitive",
    title: "A form asks for a number that it must not collect",
    why: "Social Security, driver’s license and card numbers are masked before a request is stored, so the office never gets them.",
    fix: "Ask for the number by phone, and remove it from the form.",
    message: ({ label }) => `The form asks for "${label}", which is masked before the office gets it.`,
    checkDocument: ({ page, pageContent, texts }) =>
      (pageContent?.form === undefined ? [] : texts).flatMap(({ pointer, plain }) => {
        if (!ASKING_TEXT.test(pointer) || !SENSITIVE.test(plain) || REFUSAL.test(plain)) return [];
        return [{ page, pointer, params: { label: plain }, phrase: plain }];
      }),
  }),
  defineWarning<{ problem: string }>({
    code: "form/unused",
    title: "A form does not use a subject or a question",
    why: "Visitors never see it, or cannot answer it.",
    fix: "Give each subject and each question an id that no other has, give choices to a question of the type choice, and ask at most three questions for each line of business in `lines` of site.json.",
    formFix:
      "Give the subject or the question an ID that no other has, add choices, or remove a question of that line of business.",
    message: ({ problem }) => problem,
    checkDocument: ({ page, pageContent }, { settings }) => {
      const isUsed = page === "contact" || parentOf(page) === SERVICE;
      if (!isUsed || pageContent?.form === undefined) return [];
      const { form } = pageContent;
      const checks = [findRepeatedIds, findUnaskedQuestions, findUnknownLines];
      return checks.flatMap((find) => find(form, linesOf(settings))).map((problem) => ({ page, ...problem }));
    },
  }),
  defineWarning<{ label: string }>({
    code: "form/unlisted",
    title: "The privacy policy does not list a question of the quote form",
    why: "The answers are stored and mailed. A policy that lists what the form asks, but not all of it, misleads visitors.",
    fix: "List the question on the privacy page in the words of the form, or remove it from the form on the contact page.",
    source: "15 U.S.C. 45 (unfair or deceptive acts or practices)",
    message: ({ label }) => `The privacy policy does not list the question "${label}".`,
    checkSite: ({ index }) => {
      const policy = index.get("privacy")?.page?.policy;
      if (policy === undefined) return [];
      const known = normalize(policy);
      return (index.get("contact")?.page?.questions ?? []).flatMap((label, position) => {
        if (known.includes(normalize(label))) return [];
        const pointer = `/form/questions/${position}/label`;
        return [{ page: "contact", pointer, params: { label }, phrase: label }];
      });
    },
  }),
];

const toProblem = (pointer: Pointer, problem: string) => ({ pointer, params: { problem } });

/** One sentence that says both: what does not happen, and until when. */
const PROMISE =
  /\b(?:nothing|no|not|only)\b[^.]*\b(?:until|unless|before|when|after)\b[^.]*\b(?:in writing|written)\b/i;

const ASKING_TEXT = /^\/form\/(?:asks|questions|fields)\/\d+\/(?:label|hint|placeholder)$/;

const SENSITIVE =
  /social security|\bs\.?s\.?n\b|\bcvv\b|\bdrivers?['’]?s? licen[cs]e|\b(?:licen[cs]e|dl|(?<!\bid )card) (?:#|no\b|num)|\bnumbers? o[fn] (?:the|your) (?:card|licen[cs]e)/i;

/** Words of a text that asks to leave a number out. */
const REFUSAL = /\b(?:no|not|never|by phone)\b|n['’]t\b/i;

function findRepeatedIds({ subjects = [], questions = [], asks = [] }: Form, lines: readonly LineOfBusiness[]) {
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  const [fields, types] = [asks.map(({ name }) => name as string), idsOf(lines)];
  const repeated = (ids: readonly string[], taken: readonly string[] = []) =>
    ids.flatMap((id, index) => (taken.includes(id) || ids.indexOf(id) < index ? [{ id, index }] : []));
  return [
    ...repeated(fields).map(({ id, index }) =>
      toProblem(`/form/asks/${index}/name`, `Another field of the form is ${id}.`),
    ),
    ...repeated(idsOf(subjects), types).map(({ id, index }) => {
      const text = types.includes(id) ? `The line of business ${id} has this id.` : `Another subject has the id ${id}.`;
      return toProblem(`/form/subjects/${index}/id`, text);
    }),
    ...repeated(idsOf(questions), fields).map(({ id, index }) =>
      toProblem(`/form/questions/${index}/id`, `Another question has the id ${id}.`),
    ),
  ];
}

function findUnaskedQuestions(form: Form, lines: readonly LineOfBusiness[]) {
  return (form.questions ?? []).flatMap((question, index) => {
    const { label, type, choices = [], insuranceTypes } = question;
    const pointer = `/form/questions/${index}/id` as const;
    const lacksChoices = type === "choice" && choices.length === 0;
    if (lacksChoices) return [toProblem(pointer, `The question "${label}" has no choices.`)];
    const about = lines.filter(({ id }) => insuranceTypes?.includes(id) ?? true);
    const missed = about.filter((line) => !listQuestions(form, line.id).some(({ id }) => id === question.id));
    const types = formatList(missed.map(({ shortTitle }) => shortTitle));
    const problem = `"${label}" is one question too many for ${types}: the form does not ask it.`;
    return missed.length === 0 ? [] : [toProblem(pointer, problem)];
  });
}

/** Finds subjects, questions and lists for a line of business that the site settings do not have. */
function findUnknownLines(form: Form, lines: readonly LineOfBusiness[]) {
  const { insuranceType, subjects = [], questions = [], preparation = [] } = form;
  const used: (readonly [Pointer, string | undefined])[] = [
    ["/form/insuranceType", insuranceType],
    ...subjects.map(({ insuranceType }, index) => [`/form/subjects/${index}/insuranceType`, insuranceType] as const),
    ...questions.flatMap(({ insuranceTypes = [] }, index) =>
      insuranceTypes.map((id, position) => [`/form/questions/${index}/insuranceTypes/${position}`, id] as const),
    ),
    ...preparation.map((list, index) => [`/form/preparation/${index}/insuranceType`, list.insuranceType] as const),
  ];
  const ids = lines.map(({ id }) => id);
  return used.flatMap(([pointer, id]) => {
    if (id === undefined || ids.includes(id)) return [];
    return [toProblem(pointer, `There is no line of business "${id}".${didYouMean(closest(id, ids))}`)];
  });
}

/** Returns a text so that letter case, line breaks and the form of apostrophes make no difference. */
function normalize(text: string): string {
  return text.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
}
