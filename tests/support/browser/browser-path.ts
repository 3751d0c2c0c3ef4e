import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright/test";

/** Default paths of Chromium from Linux distributions and of Chrome. */
const DEFAULT_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Returns the path of the browser for the tests: CHROMIUM_PATH, an installed browser, or Playwright's own. On Debian,
 * installs Chromium if there is none and the user is root.
 * @throws Error if there is no browser
 */
export function browserPath(): string {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath !== undefined) {
    if (existsSync(configuredPath)) return configuredPath;
    throw new Error(`CHROMIUM_PATH is set to ${configuredPath}, which does not exist.`);
  }
  const path = findBrowser() ?? installBrowser();
  if (path !== undefined) return path;
  throw new Error(
    "Chromium was not found. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH.",
  );
}

function findBrowser(): string | undefined {
  return [...DEFAULT_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}

function installBrowser(): string | undefined {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update"], { stdio: "inherit", env });
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { stdio: "inherit", env });
  return findBrowser();
}
