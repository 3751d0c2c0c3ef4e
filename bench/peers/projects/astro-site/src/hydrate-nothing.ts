/** Does nothing, because Astro hydrates the islands. */
export function hydrateIslands(): void {}
