import type { PageContextServer } from "vike/types";
import type { Site } from "#schemas/site.generated.ts";

export function data({ reader }: PageContextServer): Promise<Site> {
  return reader.site();
}
