import { expect, test } from "vitest";
import type { FormQuestion } from "./quote-controls.ts";
import { readExtras } from "./quote-controls.ts";

const QUESTIONS: FormQuestion[] = [
  { id: "acres", label: "Acres", insuranceTypes: ["farm"] },
  { id: "call-time", label: "Best time to call", insuranceTypes: ["farm", "personal"] },
];

function formData(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

test.each([
  ["farm", { details: { acres: "about 640", "call-time": "Morning" } }],
  ["personal", { details: { "call-time": "Morning" } }],
  ["medicare", {}],
])("reads the answers to the questions for %s insurance", (insuranceType, expected) => {
  const answers = { "details.acres": " about 640 ", "details.call-time": "Morning" };
  expect(readExtras(formData({ insuranceType, about: "", ...answers }), QUESTIONS)).toEqual(expected);
});

test("reads the subject, and no answer that is blank", () => {
  const data = formData({ insuranceType: "farm", about: "boat", "details.acres": " " });
  expect(readExtras(data, QUESTIONS)).toEqual({ about: "boat" });
});
