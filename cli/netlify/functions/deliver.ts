import type { Config, Context } from "@netlify/functions";
import { createAdmin } from "../create-admin.ts";
import { createOpener } from "../netlify-app.ts";

const open = createOpener(createAdmin);

/** Delivers every entry of the outbox that is due, and does the other work that no request starts. */
export default async function deliver(_request: Request, context: Context): Promise<void> {
  const { runTasks } = await open(context);
  await runTasks();
}

export const config: Config = { schedule: "*/5 * * * *" };
