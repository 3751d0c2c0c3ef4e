import type { Config, Context } from "@netlify/functions";
import { createAdmin } from "../create-admin.ts";
import { createOpener } from "../netlify-app.ts";

const open = createOpener(createAdmin);

/** Responds to the calls of /admin. After a commit, the invocation goes on until the build hook has answered. */
export default async function admin(request: Request, context: Context): Promise<Response> {
  const { app, finishBuilds } = await open(context);
  const response = await app.fetch(request, { address: context.ip });
  context.waitUntil(finishBuilds());
  return response;
}

export const config: Config = { path: "/api/admin/*" };
