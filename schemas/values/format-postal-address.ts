/** Formats a postal address on one line. */
export function formatPostalAddress(address: Readonly<Record<"street" | "city" | "state" | "zip", string>>): string {
  const { street, city, state, zip } = address;
  return `${street}, ${city}, ${state} ${zip}`;
}
