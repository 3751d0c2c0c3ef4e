import { expect, test } from "vitest";
import { type AuditEntry, AuditError } from "#api/auth/audit/audit-log.ts";
import { testOffice } from "#tests/support/api/office.ts";

type Change = [title: string, method: string, path: string, body: unknown, status: number];

const CHANGES: Change[] = [
  ["an import", "POST", "/import?page=about", { HERO_TITLE: "We" }, 200],
  ["a rollback", "POST", "/rollback", { to: 0 }, 200],
  [
    "a new account",
    "POST",
    "/accounts",
    { name: "Eve", email: "eve@example.com", role: "editor", password: "four small red tractors" },
    201,
  ],
  ["a changed account", "PATCH", "/accounts/BEN", { role: "owner" }, 200],
  ["a removed account", "DELETE", "/accounts/BEN", undefined, 200],
  [
    "a changed password",
    "POST",
    "/account/password",
    { current: "seven gray barns at dusk", password: "four small red tractors" },
    200,
  ],
];

/** Signs in as an owner, and makes the audit log fail from then on when `isBroken` returns true for a line. */
async function signInWithLog(isBroken: (entry: AuditEntry) => boolean) {
  let isArmed = false;
  const lines: AuditEntry[] = [];
  const audit = {
    async write(entry: AuditEntry) {
      if (isArmed && isBroken(entry)) throw new AuditError("The disk is full.");
      lines.push(entry);
    },
    check: async () => undefined,
  };
  const office = await testOffice({ audit });
  const browser = office.openBrowser();
  await browser.signIn("ada");
  isArmed = true;
  const send = (method: string, path: string, body: unknown) =>
    browser.send(method, path.replace("BEN", office.ids.ben), body);
  return {
    ...office,
    lines,
    send,
    readState: async () => JSON.stringify([office.store.history(), await office.accounts.list()]),
  };
}

test.each(CHANGES)("%s is between two lines with the account", async (_, method, path, body, status) => {
  const { send, lines, ids } = await signInWithLog(() => false);
  expect((await send(method, path, body)).status).toBe(status);
  expect(lines.slice(1)).toMatchObject([
    { outcome: "started", account: ids.ada, by: "Ada Lindqvist" },
    { outcome: "done", account: ids.ada, by: "Ada Lindqvist" },
  ]);
});

test.each(CHANGES)("%s is refused if the audit log cannot be written", async (_, method, path, body) => {
  const { send, readState, logged } = await signInWithLog(() => true);
  const before = await readState();
  const response = await send(method, path, body);
  expect([response.status, (await response.json()).code]).toEqual([503, "audit-unavailable"]);
  expect(await readState()).toBe(before);
  expect(logged).toContainEqual(expect.objectContaining({ level: 50, msg: "request failed" }));
});

test.each(CHANGES)("%s counts if only its second line cannot be written", async (_, method, path, body, status) => {
  const { send, readState, lines, logged } = await signInWithLog(({ outcome }) => outcome !== "started");
  const before = await readState();
  expect((await send(method, path, body)).status).toBe(status);
  expect(await readState()).not.toBe(before);
  expect(lines.at(-1)).toMatchObject({ outcome: "started" });
  expect(logged).toContainEqual(expect.objectContaining({ level: 50, msg: "audit log write failed" }));
});

test("signing out succeeds although the audit log cannot be written", async () => {
  const { send } = await signInWithLog(() => true);
  expect((await send("DELETE", "/session", undefined)).status).toBe(200);
  expect((await send("GET", "/session", undefined)).status).toBe(401);
});
