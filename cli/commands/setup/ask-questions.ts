import { cancel, isCancel, text } from "@clack/prompts";
import { QUESTIONS } from "./questions.ts";

/** Asks the questions that no option has answered. Undefined if the person ends them. */
export async function askQuestions(given: Readonly<Record<string, string>>) {
  const answers: Record<string, string> = { ...given };
  for (const { flag, text: message, standard } of QUESTIONS) {
    if (answers[flag] !== undefined) continue;
    const answer = await text({ message, placeholder: standard, defaultValue: standard });
    if (isCancel(answer)) {
      cancel("Nothing was written.");
      return undefined;
    }
    answers[flag] = answer;
  }
  return answers;
}
