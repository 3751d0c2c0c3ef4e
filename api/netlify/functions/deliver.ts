import type { Config } from "@netlify/functions";
import { openNetlifyApp } from "../netlify-app.ts";

/** Delivers what waits: what could not be sent behind its answer, or is to be tried again. */
export default async function deliver(): Promise<void> {
  const { delivery } = await openNetlifyApp();
  await delivery.deliverDue();
}

export const config: Config = { schedule: "*/5 * * * *" };
