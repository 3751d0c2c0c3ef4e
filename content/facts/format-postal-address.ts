import type { Address } from "#schemas/generated/site.ts";

export function formatPostalAddress({ street, city, state, zip }: Address): string {
  return `${street}, ${city}, ${state} ${zip}`;
}
