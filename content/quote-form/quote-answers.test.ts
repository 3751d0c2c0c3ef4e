import { expect, test } from "vitest";
import type { Form } from "#schemas/generated/page.ts";
import { formatAnswer, listQuestions, readAnswers } from "./quote-answers.ts";

const FORM: Form = {
  questions: [
    { id: "renewal", label: "Renewal date", type: "date" },
    { id: "acres", label: "Acres", type: "number", insuranceTypes: ["farm"] },
    { id: "drivers", label: "Drivers", type: "number", insuranceTypes: ["personal"] },
    { id: "contact", label: "Reach me by", type: "choice", choices: ["Phone call", "Email"] },
    { id: "note", label: "Note", insuranceTypes: ["medicare"] },
  ],
};

test("keeps the answers to the questions of the insurance type, in the order of the form", () => {
  const submitted = { contact: "Email", drivers: "2", acres: "1,200", renewal: "2026-12-01" };
  expect(readAnswers(FORM, "farm", submitted)).toEqual([
    { id: "renewal", label: "Renewal date", value: "2026-12-01" },
    { id: "acres", label: "Acres", value: "1,200" },
    { id: "contact", label: "Reach me by", value: "Email" },
  ]);
});

test.each([
  ["a choice that the form no longer offers", { contact: "Fax" }],
  ["a date in another form", { renewal: "12/01/2026" }],
  ["a number with words", { acres: "about 1,200" }],
])("keeps %s as the visitor wrote it", (_, submitted) => {
  expect(readAnswers(FORM, "farm", submitted)).toMatchObject([{ value: Object.values(submitted)[0] }]);
});

test.each([
  ["an empty answer", { contact: "", acres: "" }],
  ["a name that is no ID", { "<b>": "x" }],
])("drops %s", (_, submitted) => {
  expect(readAnswers(FORM, "farm", submitted)).toEqual([]);
});

test("keeps any text", () => {
  expect(readAnswers(FORM, "medicare", { note: "After 5, please" })).toEqual([
    { id: "note", label: "Note", value: "After 5, please" },
  ]);
});

test("keeps answers to questions that the form does not have any more, with their IDs", () => {
  const answers = readAnswers(FORM, "farm", { constructor: "x", drivers: "2" });
  expect(answers).toEqual([{ id: "constructor", label: "constructor", value: "x" }]);
  expect(readAnswers(undefined, "farm", { acres: "40" })).toEqual([{ id: "acres", label: "acres", value: "40" }]);
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`other-${index}`, "x"]));
  expect(readAnswers(FORM, "farm", many)).toHaveLength(10);
});

test("asks the fields of a kind of request in its order, with the words of the vocabulary or its own", () => {
  const form: Form = {
    asks: [
      { name: "holder", required: true },
      { name: "address", label: "Address of the lender" },
    ],
    questions: [{ id: "length", label: "Length of the boat" }],
  };
  expect(listQuestions(form, "personal")).toMatchObject([
    { id: "holder", label: "Certificate holder", type: "text", isRequired: true },
    { id: "address", label: "Address of the lender", type: "paragraph" },
    { id: "length", label: "Length of the boat", type: "text" },
  ]);
});

test.each([
  ["2026-12-01", "December 1, 2026"],
  ["2026-02-30", "2026-02-30"],
  ["1,200", "1,200"],
])("formats %s as %s", (value, expected) => {
  expect(formatAnswer(value)).toBe(expected);
});
