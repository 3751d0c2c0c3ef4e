import { memoryOutbox } from "./memory-outbox.ts";
import { describeOutbox } from "./outbox-contract.ts";

describeOutbox("outbox in memory", async () => {
  const [entries, marks] = [new Map(), new Map()];
  return async () => memoryOutbox(entries, marks);
});
