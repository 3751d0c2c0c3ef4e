import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright/test";

/** Default paths of Chromium and Chrome. */
const USUAL_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Returns the path of the browser for the tests: `CHROMIUM_PATH`, an installed Chromium or Chrome, or Playwright's
 * download. As root on Debian, it installs Chromium if there is none.
 * @throws with instructions if no browser is found
 */
export function findBrowser(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured !== undefined) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, but this file does not exist. Set it to the path of Chromium.`);
  }
  const found = findInstalled();
  if (found !== undefined) return found;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update"], { stdio: "inherit", env });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { stdio: "inherit", env });
    const installed = findInstalled();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    "Chromium is not installed. Install it (on Debian: apt-get install chromium, elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.",
  );
}

function findInstalled(): string | undefined {
  return [...USUAL_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}
