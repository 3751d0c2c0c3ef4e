import toasts from "../islands/toasts/toasts.css?inline";
import admin from "./admin.css?inline";

/** The styles of the parts by path. The JSON editor has its own in its shadow root. */
const parts: Readonly<Record<string, string>> = import.meta.glob(["./*/**/*.css", "!./editor/**"], {
  query: "?inline",
  import: "default",
  eager: true,
});

/** The admin's whole stylesheet, inlined in its page. The styles of the parts go into one cascade layer. */
export const adminStylesheet: string = `${admin}@layer parts{${toasts}${Object.values(parts).join("")}}`;
