import type { Config, Context } from "@netlify/functions";
import { createAdmin } from "../create-admin.ts";
import { openNetlifyApp } from "../netlify-app.ts";

/**
 * Responds to the calls of /admin. The first one copies the content of the deployment to Netlify Blobs. After a commit, the
 * invocation goes on until the build hook has answered.
 */
export default async function admin(request: Request, context: Context): Promise<Response> {
  const { app, seedContent } = await openNetlifyApp({
    create: createAdmin,
    waitUntil: (work) => context.waitUntil(work),
  });
  await seedContent();
  return app.fetch(request, { address: context.ip });
}

export const config: Config = { path: "/api/admin/*" };
