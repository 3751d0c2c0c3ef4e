import { beforeAll, expect, test } from "vitest";
import { restoreScryptCost } from "#tests/support/scrypt-cost.ts";
import { findPasswordProblem, hashPassword, isPasswordHash, verifyPassword } from "./password.ts";

beforeAll(restoreScryptCost);

const PASSWORD = "correct horse battery staple";
const CHEAP = { logN: 13, r: 8, p: 1 };

test("verifies the right password, and no other", async () => {
  const hash = await hashPassword(PASSWORD, CHEAP);
  expect(await verifyPassword(PASSWORD, hash)).toBe(true);
  for (const other of ["", PASSWORD.toUpperCase(), `${PASSWORD} `, `${PASSWORD}\0`, PASSWORD.slice(0, -1)]) {
    expect(await verifyPassword(other, hash)).toBe(false);
  }
});

test("hashes at the cost that OWASP recommends, without characters that shells or .env files interpret", async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^scrypt\.15\.8\.3\.[\w-]{22}\.[\w-]{43}$/);
  expect(await verifyPassword(PASSWORD, hash)).toBe(true);
});

test("salts each hash differently", async () => {
  expect(await hashPassword(PASSWORD, CHEAP)).not.toBe(await hashPassword(PASSWORD, CHEAP));
});

test("verifies a hash that another implementation of RFC 7914 made", async () => {
  // Made by Python: hashlib.scrypt(b"pleaseletmein", salt=b"SodiumChloride..", n=2**14, r=8, p=1, dklen=32)
  const hash = `scrypt.14.8.1.${Buffer.from("SodiumChloride..").toString("base64url")}.yW4mhIlOoEW496uK3bXTIgJvoiHVZ7eo3xY_SZeKCgA`;
  expect(await verifyPassword("pleaseletmein", hash)).toBe(true);
});

test("verifies an accented password in either Unicode normalization form", async () => {
  const hash = await hashPassword("caf\u00e9 au lait", CHEAP);
  expect(await verifyPassword("cafe\u0301 au lait", hash)).toBe(true);
});

const SALT = "A".repeat(22);
const HASH = "A".repeat(43);

test.each([
  ["the lowest cost", `scrypt.13.8.1.${SALT}.${HASH}`, true],
  ["the highest cost", `scrypt.17.8.10.${SALT}.${HASH}`, true],
  ["nothing", "", false],
  ["a password", PASSWORD, false],
  ["another scheme", `argon2.15.8.3.${SALT}.${HASH}`, false],
  ["a cost that is too low", `scrypt.12.8.1.${SALT}.${HASH}`, false],
  ["a cost that is too high", `scrypt.30.8.1.${SALT}.${HASH}`, false],
  ["larger blocks", `scrypt.15.99.1.${SALT}.${HASH}`, false],
  ["more rounds", `scrypt.15.8.11.${SALT}.${HASH}`, false],
  ["no rounds", `scrypt.15.8.0.${SALT}.${HASH}`, false],
  ["a shorter salt", `scrypt.15.8.3.AAAA.${HASH}`, false],
  ["a shorter hash", `scrypt.15.8.3.${SALT}.AAAA`, false],
  ["an empty hash", `scrypt.15.8.3.${SALT}.`, false],
  ["dollars", `$scrypt$15$8$3$${SALT}$${HASH}`, false],
  ["a trailing line break", `scrypt.15.8.3.${SALT}.${HASH}\n`, false],
])("recognizes %s as a hash: %s %s", (_, text, isHash) => {
  expect(isPasswordHash(text)).toBe(isHash);
});

test("rejects a malformed hash", async () => {
  await expect(verifyPassword("", "")).rejects.toThrow("The password hash is malformed.");
});

test.each([
  "correct horse battery staple",
  "lantern in the window",
  "Mx7-qPz2-vB9d",
  "naïve café at café noon",
  "密码密碼木水火土金日月天地",
])("accepts %s", async (password) => {
  expect(await findPasswordProblem(password)).toBeUndefined();
});

test("accepts 256 characters, and refuses more", async () => {
  const password = "lantern, window, barn and dusk. ".repeat(8);
  expect(await findPasswordProblem(password)).toBeUndefined();
  expect(await findPasswordProblem(`${password}!`)).toBe("The password must have at most 256 characters.");
});

test.each(["", "elevenchars", "short1234"])("refuses %j, which is too short", async (password) => {
  expect(await findPasswordProblem(password)).toBe("The password must have at least 12 characters.");
});

test.each([
  "password123456",
  "PASSWORD123456",
  "Password!2026!",
  "administrator",
  "Welcome-12345",
  "123456789012",
  "!!!!!!!!!!!!",
  "aaaaaaaaaaaa",
  "121212121212",
  "football".repeat(2),
  "Football!2026",
  "qwerty12345678",
])("refuses the common password %s", async (password) => {
  expect(await findPasswordProblem(password)).toContain("attackers try it first");
});

test.each(["lantern in the window\u0000", "lantern\nin the window", "lantern in the window\u007f"])(
  "refuses the control character in %j",
  async (password) => {
    expect(await findPasswordProblem(password)).toContain("control characters");
  },
);
