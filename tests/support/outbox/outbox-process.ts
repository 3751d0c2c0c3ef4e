/**
 * Process that enqueues, delivers and removes entries until it is killed.
 *
 * Usage: `node --import tsx outbox-process.ts OUTBOX_DIR MAIL_LOG FIRST_NUMBER`. It writes `stored ID`, `removing ID` and
 * `removed ID` to standard output, and the ID of each sent entry to the log.
 */
import { appendFileSync } from "node:fs";
import { createDeliveryWorker } from "#api/quotes/delivery/delivery-worker.ts";
import { openFileOutbox } from "#api/quotes/outbox/file/file-outbox.ts";
import { sampleEntry, sampleId } from "./sample-entries.ts";

const VISITORS = 10;

const [dir = "", mailLog = "", firstNumber = ""] = process.argv.slice(2);

const outbox = await openFileOutbox({ dir });
const delivery = createDeliveryWorker({
  outbox,
  async send({ id, messageId }) {
    await new Promise(setImmediate);
    appendFileSync(mailLog, `${id} ${messageId}\n`);
    return { accepted: ["quotes@agency.example"], rejected: [] };
  },
  onError(error) {
    throw error;
  },
});
delivery.start();

for (let n = Number(firstNumber); ; n += VISITORS) {
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, index) => {
      const { entry } = await outbox.enqueue(sampleEntry(n + index));
      console.log(`stored ${entry.id}`);
      delivery.notify(entry.id);
    }),
  );
  const id = sampleId(n);
  console.log(`removing ${id}`);
  if (await outbox.remove(id)) console.log(`removed ${id}`);
  // Leaves some time for delivery.
  await new Promise((resolve) => setTimeout(resolve, (n / VISITORS) % 20));
}
