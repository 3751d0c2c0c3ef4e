import { expect, test } from "vitest";
import { memoryOutbox } from "#tests/support/outbox/memory-outbox.ts";
import { sampleEntry, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { mustLease } from "#tests/support/outbox/test-outbox.ts";
import { findRequest, readDetail } from "./request-detail.ts";

test("tells a request that was only saved from one that was emailed later", async () => {
  const outbox = memoryOutbox();
  const read = async () => {
    const request = await findRequest(outbox, sampleId(1));
    const { isSavedOnly, delivery } = (request && (await readDetail(outbox, request))) ?? {};
    return [isSavedOnly, delivery?.office.status, delivery?.office.isSavedOnly];
  };
  await outbox.enqueue(sampleEntry(1));
  const saved = await mustLease(outbox, sampleId(1));
  await saved.complete("sent", { ...saved.entry, isSavedOnly: true });
  expect(await read()).toEqual([true, "sent", true]);
  await outbox.retry(sampleId(1), { mayResend: true });
  const emailed = await mustLease(outbox, sampleId(1));
  await emailed.complete("sent", emailed.entry);
  expect(await read()).toEqual([undefined, "sent", undefined]);
});

test("shows an email that is being sent without the error that counts only if the server stops", async () => {
  const outbox = memoryOutbox();
  const readOffice = async () => {
    const request = await findRequest(outbox, sampleId(1));
    return request && (await readDetail(outbox, request)).delivery.office;
  };
  await outbox.enqueue(sampleEntry(1));
  const lease = await mustLease(outbox, sampleId(1));
  const interrupted = {
    ...sampleEntry(1),
    attempts: 1,
    lastError: "The server stopped",
    dueAt: "2026-11-22T12:00:00Z",
  };
  await lease.update(interrupted);
  expect(await readOffice()).toEqual({ status: "new", attempts: 1, isRunning: true, deliveredTo: [] });
  await lease.reschedule(interrupted);
  expect(await readOffice()).toMatchObject({ status: "new", attempts: 1, lastError: "The server stopped" });
});
