/** A password as it is kept: scrypt, RFC 7914, as text that shells, Docker and files `.env` leave as it is. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** What a password has at least, in characters. */
export const MIN_CHARACTERS = 12;

/** What a guess costs: 2^logN blocks of r · 128 bytes, p times. */
interface Cost {
  logN: number;
  r: number;
  p: number;
}

/** https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt */
const COST: Cost = { logN: 15, r: 8, p: 3 };

const BYTES = { salt: 16, hash: 32 };

/** Costs from the least to the most memory that OWASP names: 8 to 128 MiB. */
const HASH = /^scrypt\.(1[3-7])\.(8)\.([1-9]|10)\.([\w-]{22})\.([\w-]{43})$/;

interface Parsed extends Cost {
  salt: Buffer;
  hash: Buffer;
}

/** `scrypt.<logN>.<r>.<p>.<salt>.<hash>`, the last two in base64url. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(BYTES.salt);
  const hash = await derive(password, salt, cost);
  return ["scrypt", cost.logN, cost.r, cost.p, salt.toString("base64url"), hash.toString("base64url")].join(".");
}

/** @throws where `hash` is none */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const parsed = parse(hash);
  if (parsed === undefined) throw new Error("This is no hash of a password.");
  return timingSafeEqual(await derive(password, parsed.salt, parsed), parsed.hash);
}

export function isPasswordHash(text: string): boolean {
  return parse(text) !== undefined;
}

function parse(text: string): Parsed | undefined {
  const [, logN, r, p, salt = "", hash = ""] = HASH.exec(text) ?? [];
  if (logN === undefined) return undefined;
  const bytes = (encoded: string) => Buffer.from(encoded, "base64url");
  return { logN: Number(logN), r: Number(r), p: Number(p), salt: bytes(salt), hash: bytes(hash) };
}

/** Keyboards differ in how they write an accent: RFC 8265, 4.2.2 */
function derive(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** logN;
  // What OpenSSL counts before it begins.
  const options: ScryptOptions = { N, r, p, maxmem: 128 * r * (N + p + 2) };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, BYTES.hash, options, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    );
  });
}
