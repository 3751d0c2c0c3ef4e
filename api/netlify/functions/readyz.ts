import type { Config } from "@netlify/functions";
import { handleRequest } from "../netlify-app.ts";

export default handleRequest;

export const config: Config = { path: ["/healthz", "/readyz"] };
