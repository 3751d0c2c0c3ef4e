import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/support/arbitraries.ts";
import { DueQueue } from "./due-queue.ts";

const due = fc.record({ id: fc.uuid(), dueMs: fc.integer({ min: 0, max: 50 }) });

test("gives what is due in order, and keeps what is not", () => {
  fc.assert(
    fc.property(fc.array(due), fc.array(due), fc.integer({ min: 0, max: 60 }), (filled, added, nowMs) => {
      const queue = new DueQueue();
      queue.fill(filled);
      for (const one of added) queue.add(one);
      const all = new Map([...filled, ...added].map(({ id, dueMs }) => [id, dueMs]));
      const times: number[] = [];
      for (let id = queue.take(nowMs); id !== undefined; id = queue.take(nowMs)) times.push(all.get(id) ?? -1);
      const later = [...all.values()].filter((dueMs) => dueMs > nowMs);
      expect(times).toEqual([...all.values()].filter((dueMs) => dueMs <= nowMs).sort((a, b) => a - b));
      expect(queue.nextMs).toBe(later.length === 0 ? undefined : Math.min(...later));
    }),
    RUNS,
  );
});
