/** Passwords: rules for new ones, and hashes by scrypt (RFC 7914), which have no characters that shells or `.env` files interpret. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

export const MIN_PASSWORD_CHARACTERS = 12;

/**
 * Cost of one guess: scrypt fills 2^logN blocks of 128 · r bytes, p times.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt
 */
const COST = { logN: 15, r: 8, p: 3 };

const BYTES = { salt: 16, hash: 32 };

/** Accepts the range of costs that OWASP lists, which take 8 to 128 MiB. */
const HASH = /^scrypt\.(1[3-7])\.(8)\.([1-9]|10)\.([\w-]{22})\.([\w-]{43})$/;

/** Hashes a password as `scrypt.<logN>.<r>.<p>.<salt>.<hash>`, with a random salt, and salt and hash in base64url. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(BYTES.salt);
  const hash = await deriveKey(password, salt, cost);
  return ["scrypt", cost.logN, cost.r, cost.p, salt.toString("base64url"), hash.toString("base64url")].join(".");
}

/**
 * Returns whether the hash was made from the password. Compares in constant time.
 *
 * A password with control characters is always wrong, because no account has one. This also excludes that "secret" and
 * "secret\0" count as equal: HMAC, which scrypt is based on, pads short keys with null bytes.
 * @throws if `hash` is not a password hash
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parsed = parseHash(hash);
  if (parsed === undefined) throw new Error("The password hash is malformed. `agency admin hash` prints a valid one.");
  const isEqual = timingSafeEqual(await deriveKey(password, parsed.salt, parsed), parsed.hash);
  return isEqual && !/\p{Cc}/u.test(password);
}

export function isPasswordHash(text: string): boolean {
  return parseHash(text) !== undefined;
}

function parseHash(text: string) {
  const [, logN, r, p, salt = "", hash = ""] = HASH.exec(text) ?? [];
  if (logN === undefined) return undefined;
  const decode = (encoded: string) => Buffer.from(encoded, "base64url");
  return { logN: Number(logN), r: Number(r), p: Number(p), salt: decode(salt), hash: decode(hash) };
}

/** Normalizes the password first, because keyboards encode accented letters differently. RFC 8265, section 4.2.2 */
function deriveKey(password: string, salt: Buffer, { logN, r, p }: typeof COST): Promise<Buffer> {
  const N = 2 ** logN;
  // OpenSSL refuses to start if its estimate of the memory exceeds this limit.
  const options: ScryptOptions = { N, r, p, maxmem: 128 * r * (N + p + 2) };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, BYTES.hash, options, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    );
  });
}

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
