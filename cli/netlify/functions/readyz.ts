import type { Config } from "@netlify/functions";
import { createHandler } from "../netlify-app.ts";

export default createHandler();

export const config: Config = { path: ["/healthz", "/readyz"] };
