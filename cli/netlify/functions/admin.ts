import type { Config } from "@netlify/functions";
import { createAdmin } from "../create-admin.ts";
import { createHandler } from "../netlify-app.ts";

/** Responds to the calls of /admin. After a commit, the build hook has to answer. */
export default createHandler(({ finishBuilds }) => finishBuilds(), createAdmin);

export const config: Config = { path: "/api/admin/*" };
