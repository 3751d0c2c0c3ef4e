import type { Config, Context } from "@netlify/functions";
import { createAdmin } from "../create-admin.ts";
import { openNetlifyApp } from "../netlify-app.ts";

/** Responds to the calls of /admin. The first one copies the content of the deployment to Netlify Blobs. */
export default async function admin(request: Request, context: Context): Promise<Response> {
  const { app, seedContent } = await openNetlifyApp(createAdmin);
  await seedContent();
  return app.fetch(request, { address: context.ip });
}

export const config: Config = { path: "/api/admin/*" };
