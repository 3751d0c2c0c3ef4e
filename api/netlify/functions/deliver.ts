import type { Config } from "@netlify/functions";
import { openNetlifyApp } from "../netlify-app.ts";

/** Delivers every entry of the outbox that is due: entries that were never tried, and those to be tried again. */
export default async function deliver(): Promise<void> {
  const { deliveryWorker } = await openNetlifyApp();
  await deliveryWorker.deliverDue();
}

export const config: Config = { schedule: "*/5 * * * *" };
