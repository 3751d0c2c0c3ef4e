/**
 * Kills the server 40 times at random moments, under load, with an unreliable mail server and webhook receiver, and with a
 * system clock that jumps by six days. Fails if an acknowledged request is lost, is neither delivered nor announced, or
 * arrives more than three times.
 */
import { crashDelivery } from "#tests/crash/delivery.ts";

const KILLS = 40;
const MAX_COPIES = 3;

export async function benchDelivery(): Promise<boolean> {
  const result = await crashDelivery(KILLS);
  console.log(`SIGKILL of the server: ${KILLS}`);
  console.log(`requests acknowledged with 200: ${result.acknowledged}`);
  console.log(`requests delivered by email: ${result.delivered}`);
  console.log(`requests not delivered, but announced by an alert: ${result.announced}`);
  console.log(`requests lost: ${result.lost}`);
  console.log(`requests neither delivered nor announced: ${result.silent}`);
  console.log(`requests delivered more than once: ${result.duplicates}, at most ${result.maxCopies} times`);
  console.log(`requests posted to the webhook receiver: ${result.posted}`);
  console.log(`requests sent again because a kill cut off the response: ${result.clientRetries}`);
  return result.lost === 0 && result.silent === 0 && result.maxCopies <= MAX_COPIES;
}
