import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AuditEntry, AuditError } from "./audit-log.ts";
import { limitRefusals } from "./limit-refusals.ts";

const REFUSED: AuditEntry = {
  time: "2026-11-20T12:00:00.000Z",
  event: "sign-in-refused",
  outcome: "too-many",
  address: "2001:db8::1",
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const written: AuditEntry[] = [];
  const log = limitRefusals(
    { write: async (entry) => void written.push(entry), check: async () => undefined },
    () => undefined,
  );
  return { written, log };
}

test("writes the first refusal of a network at once, and the number of the others after a minute", async () => {
  const { written, log } = setUp();
  for (const end of [1, 2, 3]) await log.write({ ...REFUSED, address: `2001:db8::${end}` });
  expect(written).toEqual([REFUSED]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toEqual([REFUSED, { ...REFUSED, address: "2001:db8::3", count: 2 }]);
  await log.write(REFUSED);
  expect(written).toHaveLength(3);
});

test("writes other events at once", async () => {
  const { written, log } = setUp();
  for (let n = 0; n < 3; n += 1) await log.write({ ...REFUSED, event: "import" });
  expect(written).toHaveLength(3);
});

test("writes few lines for a flood from many networks", async () => {
  const { written, log } = setUp();
  for (let n = 0; n < 1000; n += 1) await log.write({ ...REFUSED, address: `2001:db8:0:${n.toString(16)}::1` });
  expect(written).toHaveLength(51);
  await log.close();
  expect(written).toHaveLength(52);
  expect(written.at(-1)).toEqual({ ...REFUSED, address: undefined, account: undefined, count: 949 });
});

test("rejects every refusal until the first one can be written", async () => {
  let isWritable = false;
  const written: AuditEntry[] = [];
  const log = limitRefusals(
    {
      async write(entry) {
        if (!isWritable) throw new AuditError("The disk is full.");
        written.push(entry);
      },
      check: async () => undefined,
    },
    () => undefined,
  );
  const results = await Promise.allSettled([log.write(REFUSED), log.write(REFUSED)]);
  expect(results).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
  await expect(log.write(REFUSED)).rejects.toThrow(AuditError);
  isWritable = true;
  await log.write(REFUSED);
  expect(written).toEqual([REFUSED]);
});

test("ends although the counted refusals of a network cannot be written, and writes those of the others", async () => {
  const written: AuditEntry[] = [];
  const errors: unknown[] = [];
  const log = limitRefusals(
    {
      async write(entry) {
        if (entry.count === 1) throw new AuditError("The disk is full.");
        written.push(entry);
      },
      check: async () => undefined,
    },
    (error) => errors.push(error),
  );
  for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.2", "192.0.2.2"])
    await log.write({ ...REFUSED, address });
  await log.close();
  expect(errors).toEqual([new AuditError("The disk is full.")]);
  expect(written.at(-1)).toEqual({ ...REFUSED, address: "192.0.2.2", count: 2 });
});
