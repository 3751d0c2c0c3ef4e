import { memoryOutbox } from "./memory-outbox.ts";
import { describeOutbox } from "./outbox-contract.ts";

describeOutbox("in memory, for tests", async () => {
  const kept = new Map();
  return async () => memoryOutbox(kept);
});
