import { MIN_PASSWORD_CHARACTERS } from "./password.ts";

const CONTROL_CHARACTER = /\p{Cc}/u;
const MIN_DIFFERENT_CHARACTERS = 5;

/**
 * Checks a new password.
 * @returns a sentence with the problem and the next step, or undefined if the password is acceptable
 */
export async function findPasswordProblem(password: string): Promise<string | undefined> {
  const characters = [...password];
  if (characters.length < MIN_PASSWORD_CHARACTERS)
    return `The password must have at least ${MIN_PASSWORD_CHARACTERS} characters.`;
  if (CONTROL_CHARACTER.test(password)) return "The password must not contain control characters. Type it again.";
  if (new Set(characters).size < MIN_DIFFERENT_CHARACTERS || (await isCommon(password)))
    return "The password is one of those that attackers try first. Choose another, such as four words that do not belong together.";
  return undefined;
}

/** Checks for common passwords in any case, also if they are repeated, or if digits or signs were added at the end. */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const common = new Set(dictionary["passwords-common"]);
  const text = password.toLowerCase();
  const word = text.replace(/[^\p{L}]+$/u, "");
  const repeated = /^(.+?)\1+$/su.exec(word)?.[1] ?? "";
  return word === "" || [text, word, repeated].some((candidate) => common.has(candidate));
}
