import fc from "fast-check";
import { expect, test } from "vitest";
import { DueQueue } from "./due-queue.ts";

const dueEntry = fc.record({ id: fc.uuid(), dueMs: fc.integer({ min: 0, max: 50 }) });

test("returns due entries in order of due time and keeps the others", () => {
  fc.assert(
    fc.property(fc.array(dueEntry), fc.array(dueEntry), fc.integer({ min: 0, max: 60 }), (initial, added, nowMs) => {
      const queue = new DueQueue();
      for (const entry of initial) queue.add(entry);
      queue.clear();
      for (const entry of added) queue.add(entry);
      const dueMsById = new Map(added.map(({ id, dueMs }) => [id, dueMs]));
      const popped: number[] = [];
      for (let id = queue.popDue(nowMs); id !== undefined; id = queue.popDue(nowMs)) {
        popped.push(dueMsById.get(id) ?? -1);
      }
      const times = [...dueMsById.values()];
      const later = times.filter((dueMs) => dueMs > nowMs);
      expect(popped).toEqual(times.filter((dueMs) => dueMs <= nowMs).sort((a, b) => a - b));
      expect(queue.nextDueMs).toBe(later.length === 0 ? undefined : Math.min(...later));
    }),
  );
});
