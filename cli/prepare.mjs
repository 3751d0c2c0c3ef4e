/**
 * Builds the command line after `npm ci`. An installation without the development packages (`npm ci --omit=dev`) cannot
 * build, and runs what `dist/` already contains.
 */
import { execSync } from "node:child_process";

try {
  import.meta.resolve("commander");
} catch {
  console.log("The development packages are not installed, so dist/cli stays as it is.");
  process.exit();
}
execSync("npm run --silent build:cli", { stdio: "inherit" });
