/**
 * Builds the command line and the fonts after `npm ci`. An installation without the development packages
 * (`npm ci --omit=dev`) cannot build, and runs what `dist/` already contains.
 */
import { execSync } from "node:child_process";
import { existsSync } from "node:fs";

// npm installs this folder for its first `npx agency`, while a server may run the command line.
if (process.env.npm_command === "exec" && existsSync("dist/cli/bin.js")) process.exit();
try {
  import.meta.resolve("vite");
} catch {
  console.log("The development packages are not installed, so dist/cli stays as it is.");
  process.exit();
}
execSync("npm run --silent build:cli -- --mode prepare", { stdio: "inherit" });
