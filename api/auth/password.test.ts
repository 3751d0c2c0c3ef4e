import { expect, test } from "vitest";
import { hashPassword, isPassword, isPasswordHash } from "./password.ts";

const PASSWORD = "correct horse battery staple";
const CHEAP = { logN: 13, r: 8, p: 1 };

test("a password is known again, and no other is taken for it", async () => {
  const hash = await hashPassword(PASSWORD, CHEAP);
  expect(await isPassword(PASSWORD, hash)).toBe(true);
  for (const other of ["", PASSWORD.toUpperCase(), `${PASSWORD} `, PASSWORD.slice(0, -1)]) {
    expect(await isPassword(other, hash)).toBe(false);
  }
});

test("a hash costs what OWASP asks for, and .env files, shells and Docker leave it as it is", async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^scrypt\.15\.8\.3\.[\w-]{22}\.[\w-]{43}$/);
  expect(await isPassword(PASSWORD, hash)).toBe(true);
});

test("the same password has another hash each time", async () => {
  expect(await hashPassword(PASSWORD, CHEAP)).not.toBe(await hashPassword(PASSWORD, CHEAP));
});

test("scrypt is the one of RFC 7914", async () => {
  // Made by Python: hashlib.scrypt(b"pleaseletmein", salt=b"SodiumChloride..", n=2**14, r=8, p=1, dklen=32)
  const hash = `scrypt.14.8.1.${Buffer.from("SodiumChloride..").toString("base64url")}.yW4mhIlOoEW496uK3bXTIgJvoiHVZ7eo3xY_SZeKCgA`;
  expect(await isPassword("pleaseletmein", hash)).toBe(true);
});

test("an accent is the same however a keyboard writes it", async () => {
  const hash = await hashPassword("caf\u00e9 au lait", CHEAP);
  expect(await isPassword("cafe\u0301 au lait", hash)).toBe(true);
});

const SALT = "A".repeat(22);
const HASH = "A".repeat(43);

test.each([
  ["the least cost", `scrypt.13.8.1.${SALT}.${HASH}`, true],
  ["the most", `scrypt.17.8.10.${SALT}.${HASH}`, true],
  ["nothing", "", false],
  ["a password", PASSWORD, false],
  ["another scheme", `argon2.15.8.3.${SALT}.${HASH}`, false],
  ["less work than is safe", `scrypt.12.8.1.${SALT}.${HASH}`, false],
  ["more memory than a server has", `scrypt.30.8.1.${SALT}.${HASH}`, false],
  ["larger blocks", `scrypt.15.99.1.${SALT}.${HASH}`, false],
  ["more rounds", `scrypt.15.8.11.${SALT}.${HASH}`, false],
  ["no rounds", `scrypt.15.8.0.${SALT}.${HASH}`, false],
  ["a shorter salt", `scrypt.15.8.3.AAAA.${HASH}`, false],
  ["a shorter hash", `scrypt.15.8.3.${SALT}.AAAA`, false],
  ["an empty hash", `scrypt.15.8.3.${SALT}.`, false],
  ["dollars", `$scrypt$15$8$3$${SALT}$${HASH}`, false],
  ["something behind it", `scrypt.15.8.3.${SALT}.${HASH}\n`, false],
])("%s is a hash: %s %s", (_, text, isHash) => {
  expect(isPasswordHash(text)).toBe(isHash);
});

test("what is no hash is no answer", async () => {
  await expect(isPassword("", "")).rejects.toThrow("This is no hash of a password.");
});
