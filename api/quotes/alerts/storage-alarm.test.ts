import { expect, test, vi } from "vitest";
import { DatabaseError } from "#content/database/database-error.ts";
import { testSite, testTheme } from "#tests/support/mail/sample-mail.ts";
import type { Mail } from "../mail/mail.ts";
import { createStorageAlarm } from "./storage-alarm.ts";

test("emails the reason at the first refused request, and how many more there were an hour later", async () => {
  vi.useFakeTimers();
  const sent: Mail[] = [];
  const alarm = createStorageAlarm({
    send: async (mail) => sent.push(mail),
    addresses: async () => ({
      site: testSite,
      theme: testTheme,
      from: "web@agency.example",
      to: ["owner@agency.example"],
    }),
    mailDomain: "agency.example",
    onError: vi.fn(),
  });
  const full = new DatabaseError(
    "full",
    'The database "agency.db" cannot be used: disk is full. Free space on its disk.',
  );
  for (const _ of [1, 2, 3]) alarm(full);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  alarm(full);
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  expect(sent.map(({ to, text }) => [to, text.slice(0, 15)])).toEqual([
    [["owner@agency.example"], "A visitor was a"],
    [["owner@agency.example"], "3 visitors were"],
  ]);
  expect(sent[0]).toMatchObject({ subject: "Action needed: the website cannot save quote requests" });
  expect(sent[0]?.text.replaceAll("\n", " ")).toContain("disk is full. Free space on its disk.");
});

test("reports an email that cannot be sent", async () => {
  const onError = vi.fn();
  const cause = new Error("ECONNREFUSED");
  const alarm = createStorageAlarm({
    send: () => Promise.reject(cause),
    addresses: async () => ({ site: testSite, theme: testTheme, from: "a@agency.example", to: [] }),
    mailDomain: "agency.example",
    onError,
  });
  alarm(new DatabaseError("unreachable", "down"));
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(cause));
});
