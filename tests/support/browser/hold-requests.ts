import type { Page } from "playwright/test";

/** Pattern of the scripts that hydrate islands. */
export const ISLAND_CHUNKS = "**/assets/chunks/*";

/**
 * Holds all requests that match a pattern.
 * @param pattern glob or regular expression for URLs
 * @returns a function that lets the held requests and all later ones continue
 */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, release } = createGate();
  await page.route(pattern, async (route) => {
    await promise;
    await route.fallback();
  });
  return release;
}

/** Creates a promise and the function that resolves it. */
export function createGate(): { promise: Promise<void>; release: () => void } {
  let release: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
