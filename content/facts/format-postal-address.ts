import type { Address } from "#schemas/generated/site.ts";

/** Formats a postal address on one line. */
export function formatPostalAddress({ street, city, state, zip }: Address): string {
  return `${street}, ${city}, ${state} ${zip}`;
}
