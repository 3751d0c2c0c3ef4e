/** WebKit in a window on a virtual display, over WebDriver: https://www.w3.org/TR/webdriver2/ */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, type ViewportSize } from "playwright/test";
import type { WebKitPaths } from "./find-browser.ts";

/** Keys by name. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" } as const;

/** The key under which WebDriver names an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const TIMEOUT_MS = 30_000;

export interface WebKitPage {
  open(url: string): Promise<void>;
  /** Runs a function in the page, which can use only its arguments. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(selector: string): Promise<void>;
  /** Types a text into a field, or the beginning of an option into a select. */
  type(selector: string, text: string): Promise<void>;
  press(key: keyof typeof KEYS): Promise<void>;
  /** Resizes the window, which is at least 450 px wide. */
  resize(size: ViewportSize): Promise<void>;
  close(): Promise<void>;
}

export interface WebKit {
  /** Opens a window with arguments of MiniBrowser, such as `--dark-mode`. */
  openWindow(...args: string[]): Promise<WebKitPage>;
  close(): void;
}

/** Starts a display server and WebKit's driver on it. */
export async function startWebKit({ driver, display }: WebKitPaths): Promise<WebKit> {
  const screen = spawn(display, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(screen.stdout, "data");
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
  const processes: ChildProcess[] = [screen, spawn(driver, [`--port=${port}`], { stdio: "ignore", env })];
  const send = createSender(`http://127.0.0.1:${port}`);
  await expect(() => send("GET", "/status")).toPass({ timeout: TIMEOUT_MS });
  return {
    openWindow: (...args) => openWindow(send, args),
    close() {
      for (const child of processes.reverse()) child.kill();
    },
  };
}

type Sender = <Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Value>;

/** Returns a function that sends a command and returns the value of the response. */
function createSender(url: string): Sender {
  return async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function openWindow(send: Sender, args: string[]): Promise<WebKitPage> {
  const options = { "webkitgtk:browserOptions": { args: ["--automation", ...args] } };
  const session = await send<{ sessionId: string }>("POST", "/session", { capabilities: { alwaysMatch: options } });
  const path = `/session/${session.sessionId}`;
  const post = <Value>(command: string, body: object) => send<Value>("POST", path + command, body);

  const evaluate: WebKitPage["evaluate"] = (run, ...values) =>
    post("/execute/sync", { script: `return (${String(run)}).apply(null, arguments)`, args: values });

  async function onElement(selector: string, command: string, body: object): Promise<void> {
    // The driver does not wait for the end of a smooth scroll, and clicks only on elements in the window.
    await evaluate((selected) => {
      document.querySelector(selected)?.scrollIntoView({ block: "center", behavior: "instant" });
    }, selector);
    const found = await post<{ [ELEMENT]: string }>("/element", { using: "css selector", value: selector });
    await post(`/element/${found[ELEMENT]}${command}`, body);
  }

  return {
    open: (url) => post("/url", { url }),
    evaluate,
    click: (selector) => onElement(selector, "/click", {}),
    type: (selector, text) => onElement(selector, "/value", { text }),
    press(key) {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] }));
      return post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    resize: ({ width, height }) => post("/window/rect", { width, height }),
    close: () => send("DELETE", path),
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
