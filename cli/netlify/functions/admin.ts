import type { Config } from "@netlify/functions";
import { createAdmin } from "../create-admin.ts";
import { createHandler } from "../netlify-app.ts";

/** Responds to the calls of /admin, of agents and of preview links. After a commit, waits for the answer of the build hook. */
export default createHandler(({ finishBuilds }) => finishBuilds(), createAdmin);

export const config: Config = {
  path: [
    "/api/admin/*",
    "/preview/*",
    "/mcp",
    "/.well-known/oauth-protected-resource",
    "/.well-known/oauth-protected-resource/*",
  ],
};
