import { expect, test } from "vitest";
import type { Account } from "#api/auth/accounts.ts";
import { verifyPassword } from "#api/auth/password.ts";
import { DatabaseError } from "#content/database/database-error.ts";
import { createAdminAccess } from "./open-admin.ts";

const HASH = `scrypt.15.8.3.${"A".repeat(22)}.${"A".repeat(43)}`;
const NO_ACCOUNTS = { list: async () => [] };
const URL = "http://127.0.0.1:3000/";

test.each(["development", "production"] as const)("uses the configured password in %s", async (mode) => {
  expect(await createAdminAccess({ ADMIN_PASSWORD_HASH: HASH, NODE_ENV: mode }, NO_ACCOUNTS)).toEqual({
    access: { hash: HASH },
  });
});

test("closes the admin in production without a password, and gives the reason", async () => {
  const { access, notice } = await createAdminAccess(
    { ADMIN_PASSWORD_HASH: undefined, NODE_ENV: "production" },
    NO_ACCOUNTS,
  );
  const reason =
    "The admin is closed because there are no accounts and ADMIN_PASSWORD_HASH is not set. Run `agency admin add` to create an account or, for an office of one person, `agency admin hash`.";
  expect([access, notice?.(URL)]).toEqual([{ closed: reason }, reason]);
});

test("closes the admin if the accounts cannot be read, and gives the reason", async () => {
  const accounts = { list: () => Promise.reject(new DatabaseError("corrupt", "The database cannot be used.")) };
  const { access, notice } = await createAdminAccess(
    { ADMIN_PASSWORD_HASH: undefined, NODE_ENV: "development" },
    accounts,
  );
  expect(access).toMatchObject({ closed: expect.any(String) });
  expect(notice?.(URL)).toBe("The database cannot be used.");
});

test("generates a different password for each run in development", async () => {
  const passwords = new Set<string>();
  for (let run = 0; run < 2; run += 1) {
    const { access, notice } = await createAdminAccess(
      { ADMIN_PASSWORD_HASH: undefined, NODE_ENV: "development" },
      NO_ACCOUNTS,
    );
    const message = notice?.(URL) ?? "";
    const start = `There are no accounts. For this run, the password of ${URL}admin is `;
    expect(message.slice(0, start.length)).toBe(start);
    const password = message.slice(start.length, -1);
    expect(password).toMatch(/^(?:[2-9a-hjkmnp-z]{4}-){3}[2-9a-hjkmnp-z]{4}$/);
    expect("hash" in access && (await verifyPassword(password, access.hash))).toBe(true);
    passwords.add(password);
  }
  expect(passwords.size).toBe(2);
});

test.each(["development", "production"] as const)("generates no password in %s if there are accounts", async (mode) => {
  const accounts = { list: async () => [{ id: "a1" } as Account] };
  const { access, notice } = await createAdminAccess({ ADMIN_PASSWORD_HASH: undefined, NODE_ENV: mode }, accounts);
  expect([access, notice]).toEqual([{ closed: expect.stringContaining("there are no accounts") }, undefined]);
});
