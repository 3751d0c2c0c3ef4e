/** A process that takes and delivers entries until it is killed: `node --import tsx … <folder> <log of mails> <first number>`. */
import { appendFileSync } from "node:fs";
import { createDeliveryWorker } from "#api/quotes/delivery/delivery-worker.ts";
import { openFileOutbox } from "#api/quotes/outbox/file/file-outbox.ts";
import { entryOf } from "./sample-entries.ts";

const [dir = "", log = "", first = ""] = process.argv.slice(2);

const outbox = await openFileOutbox({ dir });
const delivery = createDeliveryWorker({
  outbox,
  async send({ id, messageId }) {
    await new Promise(setImmediate);
    appendFileSync(log, `${id} ${messageId}\n`);
    return { accepted: ["quotes@agency.example"], refused: [] };
  },
  onError(error) {
    throw error;
  },
});
delivery.start();

/** Ten visitors at once, who now and then let delivery have its turn. */
for (let n = Number(first); ; n += 10) {
  await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const { id } = await outbox.enqueue(entryOf(n + index));
      console.log(id);
      delivery.notify(id);
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
}
