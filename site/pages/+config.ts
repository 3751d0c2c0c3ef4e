import type { Config } from "vike/types";

export default {
  filesystemRoutingRoot: "/",
  // Pages are HTML only: the browser gets +client.ts, and React where a page has an island.
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
