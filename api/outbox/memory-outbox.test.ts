import { memoryOutbox } from "./test-memory-outbox.ts";
import { describeOutbox } from "./test-outbox-contract.ts";

describeOutbox("in memory, for tests", async () => {
  const kept = new Map();
  return async () => memoryOutbox(kept);
});
