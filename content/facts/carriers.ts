import type { Carrier, Site } from "#schemas/generated/site.ts";
import { toSlug } from "#schemas/page-ids.ts";

/** Returns the carriers of a site in their order, each with its anchor, which is unique. */
export function listCarriers({ carriers = [] }: Pick<Site, "carriers">): (Carrier & { id: string })[] {
  const taken = new Set<string>();
  return carriers.map((carrier, index) => {
    const name = (carrier.id ?? toSlug(carrier.name)) || "carrier";
    const id = taken.has(name) ? `${name}-${index + 1}` : name;
    taken.add(id);
    return { ...carrier, id };
  });
}
