import { expect, test } from "vitest";
import { isPassword } from "#api/auth/password.ts";
import { adminAccess } from "./admin-access.ts";

const HASH = `scrypt.15.8.3.${"A".repeat(22)}.${"A".repeat(43)}`;

test.each(["development", "production"] as const)("in %s, the password that is set is the password", async (mode) => {
  expect(await adminAccess({ ADMIN_PASSWORD_HASH: HASH, NODE_ENV: mode })).toEqual({ access: { hash: HASH } });
});

test("in production without one, nobody can sign in, and everybody is told why", async () => {
  const { access, notice } = await adminAccess({ ADMIN_PASSWORD_HASH: undefined, NODE_ENV: "production" });
  const why = "There is no ADMIN_PASSWORD_HASH, so the admin is closed. agency admin hash makes one.";
  expect([access, notice?.("http://127.0.0.1:3000/")]).toEqual([{ closed: why }, why]);
});

test("while developing without one, a password is made up for each run", async () => {
  const passwords = new Set<string>();
  for (let run = 0; run < 2; run += 1) {
    const { access, notice } = await adminAccess({ ADMIN_PASSWORD_HASH: undefined, NODE_ENV: "development" });
    const said = notice?.("http://127.0.0.1:3000/") ?? "";
    const start = "There is no ADMIN_PASSWORD_HASH: for this run, the password of http://127.0.0.1:3000/admin is ";
    expect(said.slice(0, start.length)).toBe(start);
    const password = said.slice(start.length, -1);
    expect(password).toMatch(/^(?:[2-9a-hjkmnp-z]{4}-){3}[2-9a-hjkmnp-z]{4}$/);
    expect("hash" in access && (await isPassword(password, access.hash))).toBe(true);
    passwords.add(password);
  }
  expect(passwords.size).toBe(2);
});
