/**
 * Builds the command line after `npm ci`, and makes it a program of this folder, so that `npx agency` runs it as it is.
 * Without the link, npm would install the folder on the first call and build it again, while a server may run it. An
 * installation without the development packages (`npm ci --omit=dev`) cannot build, and runs what `dist/` already contains.
 */
import { execSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";

try {
  import.meta.resolve("commander");
} catch {
  console.log("The development packages are not installed, so dist/cli stays as it is.");
  process.exit();
}
execSync("npm run --silent build:cli", { stdio: "inherit" });

// On Windows, npm needs a script in place of a link, and goes on installing the folder.
if (process.platform !== "win32") {
  const link = "node_modules/.bin/agency";
  rmSync(link, { force: true });
  symlinkSync("../../dist/cli/bin.js", link);
}
