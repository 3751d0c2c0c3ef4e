import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright/test";

/** Where distributions put Chromium, and vendors Chrome. */
const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The browser of the tests: CHROMIUM_PATH, the system's, or Playwright's own; on Debian as root it is installed.
 * @throws where there is none, with what to do
 */
export function findBrowser(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  const found = find();
  if (found !== undefined) return found;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update"], { stdio: "inherit", env });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { stdio: "inherit", env });
    const installed = find();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    "There is no Chromium. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH.",
  );
}

function find(): string | undefined {
  return [...USUAL_PLACES, chromium.executablePath()].find((path) => existsSync(path));
}
