/** Clients that do what visitors and the owner do while others flood the server. */
import { setTimeout as sleep } from "node:timers/promises";
import { MIN_FILL_MS, SPAM_GUARD } from "#schemas/quotes/quote-request.ts";
import { CookieJar } from "#tests/support/api/cookie-jar.ts";
import { QUOTE } from "#tests/support/api/sample-quote.ts";

/** Pause between two page views of the reader. */
const READ_INTERVAL_MS = 20;

/** Sends a request as the form in a browser does, and returns its ID, or undefined if the server did not accept it. */
export async function sendQuote(url: string, address: string): Promise<string | undefined> {
  const headers = { "X-Forwarded-For": address };
  const token = await (await fetch(`${url}api/contact`, { headers })).json();
  await sleep(MIN_FILL_MS + 100);
  const response = await fetch(`${url}api/contact`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    // Requests with the same words count as one.
    body: JSON.stringify({ ...QUOTE, message: `From ${address}`, [SPAM_GUARD.formToken]: token[SPAM_GUARD.formToken] }),
  });
  const { success, id } = await response.json();
  return success === true ? id : undefined;
}

/** Reads a page again and again, and returns the times that it took, in milliseconds. */
export async function readPage(url: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const startMs = performance.now();
    const response = await fetch(url);
    await response.text();
    if (response.status !== 200) throw new Error(`${url} must be answered with 200, but got ${response.status}.`);
    times.push(performance.now() - startMs);
    await sleep(READ_INTERVAL_MS);
  }
  return times;
}

export interface Owner {
  /** Signs in, and returns true if the server accepts the password. */
  signIn(): Promise<boolean>;
  /** Imports the texts of a page without storing them, and returns true if that succeeds. */
  importPage(): Promise<boolean>;
}

/** Creates an owner whose browser keeps its cookies from one sign-in to the next. */
export function createOwner(url: string, password: string): Owner {
  const cookies = new CookieJar();

  async function post(path: string, body: object): Promise<boolean> {
    const response = await fetch(`${url}api/admin/${path}`, {
      method: "POST",
      headers: {
        Origin: new URL(url).origin,
        Cookie: cookies.header,
        "Content-Type": "application/json",
        "X-Forwarded-For": "203.0.113.200",
      },
      body: JSON.stringify(body),
    });
    await response.text();
    cookies.store(response);
    return response.ok;
  }

  return {
    signIn: () => post("session", { name: "Ann", password }),
    importPage: () => post("import?page=farm&dryRun=true", { HERO_SUBTITLE: "Changed" }),
  };
}
