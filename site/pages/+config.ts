import type { Config } from "vike/types";

export default {
  filesystemRoutingRoot: "/",
  // Pages are HTML only. The browser loads +client.ts, and React only on pages with islands.
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
