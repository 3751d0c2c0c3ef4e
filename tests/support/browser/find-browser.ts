import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright/test";

/** Default paths of Chromium without a window of Linux distributions, which starts and renders in half the time. */
const HEADLESS_PATHS = ["/usr/bin/chromium-headless-shell"];
/** Default paths of Chromium from Linux distributions and of Chrome. */
const FULL_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  chromium.executablePath(),
];
const FIREFOX_PATHS = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const WEBKIT_DRIVER_PATHS = ["/usr/bin/WebKitWebDriver"];
const DISPLAY_SERVER_PATHS = ["/usr/bin/Xvfb"];

const INSTALL_LOCK = join(tmpdir(), "agency-install-browser.lock");

/**
 * Returns the path of the browser for the tests: CHROMIUM_PATH, an installed browser, or Playwright's own. On Debian,
 * installs Chromium if there is none and the user is root.
 * @throws Error if there is no browser
 */
export function findBrowser(): string {
  return findChromium([...HEADLESS_PATHS, ...FULL_PATHS]);
}

/**
 * Returns the path of a browser like `findBrowser`, but not of one without a window, which has no back/forward cache.
 * @throws Error if there is no browser
 */
export function findFullBrowser(): string {
  return findChromium(FULL_PATHS);
}

/**
 * Returns the path of Firefox. On Debian, installs it if there is none and the user is root.
 * @throws Error if there is no Firefox
 */
export function findFirefox(): string {
  const path = findOrInstall(FIREFOX_PATHS, ["firefox-esr"]);
  if (path !== undefined) return path;
  throw new Error("Firefox was not found. Install it (Debian: apt-get install firefox-esr).");
}

/** Paths of the programs that run WebKit. */
export interface WebKitPaths {
  driver: string;
  /** Display server without a screen. */
  display: string;
}

/**
 * Returns the paths of WebKit's driver and of a display server. On Debian, installs them if they are missing and the user is
 * root.
 * @throws Error if there is no WebKit
 */
export function findWebKit(): WebKitPaths {
  const driver = findOrInstall(WEBKIT_DRIVER_PATHS, ["webkit2gtk-driver"]);
  const display = findOrInstall(DISPLAY_SERVER_PATHS, ["xvfb"]);
  if (driver !== undefined && display !== undefined) return { driver, display };
  throw new Error("WebKit was not found. Install it (Debian: apt-get install webkit2gtk-driver xvfb).");
}

function findChromium(paths: readonly string[]): string {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath !== undefined) {
    if (existsSync(configuredPath)) return configuredPath;
    throw new Error(`CHROMIUM_PATH is set to ${configuredPath}, which does not exist.`);
  }
  const path = findOrInstall(paths, ["chromium", "chromium-headless-shell"]);
  if (path !== undefined) return path;
  throw new Error(
    "Chromium was not found. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH.",
  );
}

/** Returns the first path that exists, after an attempt to install packages of Debian if none does. */
function findOrInstall(paths: readonly string[], packages: readonly string[]): string | undefined {
  const isInstalled = (path: string) => existsSync(path);
  if (!paths.some(isInstalled)) install(packages);
  return paths.find(isInstalled);
}

/**
 * Installs packages of Debian; does nothing on other systems and for users other than root. Workers that install different
 * browsers wait for each other.
 */
function install(packages: readonly string[]): void {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  const run = (...args: string[]) =>
    execFileSync("flock", [INSTALL_LOCK, "apt-get", ...args], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  run("update");
  run("install", "-y", "--no-install-recommends", ...packages);
}
