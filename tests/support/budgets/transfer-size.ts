/** Transfer sizes of what a page loads. */
import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "playwright/test";

const IDLE_MS = 500;

export interface LoadedResource {
  url: string;
  kind: string;
  origin: string;
  /** Size with Brotli. */
  kilobytes: number;
}

export async function measureResponse(response: Response): Promise<LoadedResource> {
  return {
    url: response.url(),
    kind: response.request().resourceType(),
    origin: new URL(response.url()).origin,
    kilobytes: brotliKilobytes(await response.body()),
  };
}

/** Returns the transfer size of a body in kilobytes. Fonts and images are compressed already. */
export function brotliKilobytes(body: Buffer): number {
  return Math.min(body.byteLength, brotliCompressSync(body).byteLength) / 1000;
}

/** Waits until the page has loaded nothing for 500 ms. */
export async function waitUntilIdle(page: Page, responses: readonly unknown[]): Promise<void> {
  for (let seen = -1; seen < responses.length; ) {
    seen = responses.length;
    await page.waitForTimeout(IDLE_MS);
  }
}

export function scriptKilobytes(loaded: readonly LoadedResource[]): number {
  return sum(loaded.filter(({ kind }) => kind === "script").map(({ kilobytes }) => kilobytes));
}

export function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
