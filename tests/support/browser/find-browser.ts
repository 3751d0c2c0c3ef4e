import { existsSync } from "node:fs";
import { chromium } from "playwright/test";
import { messageWithCauses } from "#content/platform/error-message.ts";
import { canInstallPackages, installPackages, run } from "../debian-packages.ts";

/** A program that tests run. */
interface Program {
  name: string;
  /** Default paths, the preferred one first. */
  paths: readonly string[];
  /** Packages of Debian that contain it. */
  packages: readonly string[];
  /** Next step on other systems. */
  hint: string;
}

/** Chromium without a window, which starts and renders in half the time. */
const HEADLESS_PATH = "/usr/bin/chromium-headless-shell";

const CHROMIUM: Program = {
  name: "Chromium",
  paths: [
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ],
  packages: ["chromium", "chromium-headless-shell"],
  hint: "Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.",
};

const FIREFOX: Program = {
  name: "Firefox",
  paths: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
  packages: ["firefox-esr"],
  hint: "Install Firefox.",
};

const WEBKIT_DRIVER: Program = {
  name: "WebKit's driver",
  paths: ["/usr/bin/WebKitWebDriver"],
  packages: ["webkit2gtk-driver"],
  hint: "Install WebKitGTK's driver.",
};

const DISPLAY_SERVER: Program = {
  name: "Xvfb",
  paths: ["/usr/bin/Xvfb"],
  packages: ["xvfb"],
  hint: "Install Xvfb.",
};

/**
 * Installs the browsers that the tests need and that are missing: packages of Debian if the user is root there, and
 * Playwright's Chromium elsewhere. Ubuntu has a package of that name too, but it only starts a snap.
 * @returns a line that says which ones the tests use
 * @throws Error if a browser is missing and cannot be installed
 */
export function installBrowsers({ isFullRun }: { isFullRun: boolean }): string {
  const programs = isFullRun ? [CHROMIUM, FIREFOX, WEBKIT_DRIVER, DISPLAY_SERVER] : [CHROMIUM];
  const missing = programs.filter((program) => findPath(program) === undefined);
  if (missing.length > 0) {
    console.log(`Installing ${missing.map(({ name }) => name).join(", ")}.`);
    const isRoot = process.getuid?.() === 0;
    if (canInstallPackages()) tryToInstall(missing);
    if (findPath(CHROMIUM) === undefined) {
      run("npx", ["playwright", "install", ...(isRoot ? ["--with-deps"] : []), "chromium"]);
    }
  }
  return `Browsers: ${[findBrowser(), ...programs.slice(1).map(requirePath)].join(", ")}`;
}

/**
 * Returns the path of the browser for the tests: CHROMIUM_PATH, an installed browser, or Playwright's own.
 * @throws Error if there is none
 */
export function findBrowser(): string {
  return process.env.CHROMIUM_PATH === undefined && existsSync(HEADLESS_PATH) ? HEADLESS_PATH : findFullBrowser();
}

/**
 * Returns the path of a browser like `findBrowser`, but not of one without a window, which has no back/forward cache.
 * @throws Error if there is none
 */
export function findFullBrowser(): string {
  return requirePath(CHROMIUM);
}

/** @throws Error if there is no Firefox */
export function findFirefox(): string {
  return requirePath(FIREFOX);
}

/** Paths of the programs that run WebKit. */
export interface WebKitPaths {
  driver: string;
  /** Display server without a screen. */
  display: string;
}

/** @throws Error if there is no WebKit */
export function findWebKit(): WebKitPaths {
  return { driver: requirePath(WEBKIT_DRIVER), display: requirePath(DISPLAY_SERVER) };
}

function findPath(program: Program): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (program !== CHROMIUM || configuredPath === undefined) return program.paths.find((path) => existsSync(path));
  if (existsSync(configuredPath)) return configuredPath;
  throw new Error(`CHROMIUM_PATH is set to ${configuredPath}, which does not exist.`);
}

function requirePath(program: Program): string {
  const path = findPath(program);
  if (path === undefined) throw new Error(`${program.name} was not found. ${program.hint}`);
  return path;
}

/** Prints why packages cannot be installed. Playwright's Chromium may still be. */
function tryToInstall(programs: readonly Program[]): void {
  try {
    installPackages(programs.flatMap((program) => program.packages));
  } catch (error) {
    console.log(messageWithCauses(error));
  }
}
