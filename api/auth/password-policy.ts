import { MIN_PASSWORD_CHARACTERS } from "./password.ts";

const MIN_DIFFERENT_CHARACTERS = 5;
/** Maximum length, which also limits the time that the patterns below take. */
const MAX_CHARACTERS = 256;

/** Returns what is wrong with a new password and the next step, as a sentence, or undefined if it is acceptable. */
export async function findPasswordProblem(password: string): Promise<string | undefined> {
  const characters = [...password];
  if (characters.length < MIN_PASSWORD_CHARACTERS)
    return `The password must have at least ${MIN_PASSWORD_CHARACTERS} characters.`;
  if (characters.length > MAX_CHARACTERS) return `The password must have at most ${MAX_CHARACTERS} characters.`;
  if (/\p{Cc}/u.test(password)) return "The password must not contain control characters. Type it again.";
  if (new Set(characters).size < MIN_DIFFERENT_CHARACTERS || (await isCommon(password)))
    return "The password is too common: attackers try it first. Choose another, such as four words that do not belong together.";
  return undefined;
}

/** Common passwords. They are read once, when they are needed: the list takes several megabytes. */
let commonPasswords: ReadonlySet<string> | undefined;

/** Checks for common passwords in any case, also if they are repeated, or if digits or signs were added at the end. */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  commonPasswords ??= new Set(dictionary["passwords-common"]);
  const text = password.toLowerCase();
  const word = text.replace(/[^\p{L}]+$/u, "");
  const repeated = /^(.+?)\1+$/su.exec(word)?.[1] ?? "";
  return word === "" || [text, word, repeated].some((candidate) => commonPasswords?.has(candidate));
}
