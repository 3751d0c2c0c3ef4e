import { expect, test, vi } from "vitest";
import { memoryRecordStore } from "#api/storage/memory-record-store.ts";
import { memoryMediaStore } from "#tests/support/media/memory-media-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import type { AuditEntry } from "../auth/audit/audit-log.ts";
import { parseEnv } from "../config/env.ts";
import { createAdmin } from "./create-admin.ts";

const REFUSED: AuditEntry = {
  time: "2026-11-20T12:00:00.000Z",
  event: "sign-in-refused",
  outcome: "too-many",
  address: "203.0.113.7",
};

function invoke(records = memoryRecordStore()) {
  const parsed = parseEnv({ STORAGE: "netlify-blobs" });
  if ("problems" in parsed) throw new Error(parsed.problems.join(" "));
  const { audit, photos } = createAdmin({
    env: parsed.env,
    root: "",
    store: memoryStore(),
    records,
    media: memoryMediaStore(),
    copies: { async *list() {}, remove: async () => false },
    onError: () => undefined,
  });
  return { audit, photos, records };
}

test("writes the first refusal of a network in a minute, and the number of the others, whichever invocation refuses them", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const first = invoke();
  for (let n = 0; n < 3; n += 1) await first.audit.write(REFUSED);
  const second = invoke();
  for (let n = 0; n < 3; n += 1) await second.audit.write(REFUSED);
  expect([await first.records.list("audit/"), await second.records.list("audit/")]).toMatchObject([{ length: 1 }, []]);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await second.records.list("audit/")).toHaveLength(1), { timeout: 30_000 });
  expect((await second.records.get("audit/000000000001"))?.value.line).toContain('"count":5');
});

test("accepts only photos that fit into a call of a function, in Base64 and with its headers", () => {
  const { maxBytes = Infinity } = invoke().photos;
  expect((maxBytes / 3) * 4).toBeLessThan(5.9 * 1024 * 1024);
});
