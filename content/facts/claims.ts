/** The advertising claims of the site settings. */
import type { Site } from "#schemas/generated/site.ts";
import type { Pointer } from "#schemas/json.ts";

/** An advertising claim with one value. */
export interface ClaimEntry {
  id: string;
  /** The statement that the claim is about. Claims with one subject and different values contradict each other. */
  subject: string;
  value: string;
  /** The claim in full, with `{value}` in the place of the value. */
  wording: string;
  /** Words after a figure that show that a text makes this claim. */
  terms: readonly string[] | undefined;
  /** The document or the count that proves the claim. */
  source: string | undefined;
  /** The days on which the claim was checked and may be published last: YYYY-MM-DD. */
  asOf: string | undefined;
  expires: string | undefined;
  /** The location of the value in the site settings. */
  pointer: Pointer;
}

/**
 * Lists the claims of the site settings. A claim of an earlier version, which has several readings, becomes a claim for
 * each reading: the first keeps the id, and the others get a number after it.
 */
export function listClaims({ claims = [] }: Pick<Site, "claims">): ClaimEntry[] {
  return claims.flatMap((claim, index) => {
    const { id, label = id, subject = label, value, wording = `{value} ${subject}`, readings = [] } = claim;
    const { source, asOf, expires, terms } = claim;
    const entry = { subject, wording, source, asOf, expires, terms };
    if (value !== undefined) return [{ ...entry, id, value, pointer: `/claims/${index}/value` }];
    return readings.map((reading, position) => ({
      ...entry,
      id: position === 0 ? id : `${id}-${position + 1}`,
      value: reading.value,
      pointer: `/claims/${index}/readings/${position}/value`,
    }));
  });
}
