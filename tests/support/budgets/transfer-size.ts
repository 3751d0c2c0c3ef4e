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

/** Sizes of scripts by their address, which has the hash of the content, since compression takes long. */
const scriptSizes = new Map<string, number>();

export async function measureResponse(response: Response): Promise<LoadedResource> {
  const kind = response.request().resourceType();
  const url = response.url();
  const body = await response.body();
  const measure = kind === "font" || kind === "image" ? () => body.byteLength / 1000 : () => brotliKilobytes(body);
  const kilobytes = (kind === "script" ? scriptSizes.get(url) : undefined) ?? measure();
  if (kind === "script") scriptSizes.set(url, kilobytes);
  return { url, kind, origin: new URL(url).origin, kilobytes };
}

/** Returns the transfer size of a text in kilobytes. */
export function brotliKilobytes(body: Buffer): number {
  return brotliCompressSync(body).byteLength / 1000;
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
