import { createOutbox, type Outbox } from "#api/quotes/outbox/database-outbox.ts";
import { memoryDatabase } from "../database/office-databases.ts";

/** Opens an empty outbox in memory, for the time of a test. */
export function memoryOutbox(): Outbox {
  return createOutbox(memoryDatabase());
}
