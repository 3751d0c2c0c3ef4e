import type { Address } from "#schemas/site.generated.ts";

/** An address on one line. */
export function postalAddress({ street, city, state, zip }: Address): string {
  return `${street}, ${city}, ${state} ${zip}`;
}
