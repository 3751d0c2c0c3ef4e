import type { PageContextServer } from "vike/types";
import type { Site } from "#schemas/generated/site.ts";

export function data({ reader }: PageContextServer): Promise<Site> {
  return reader.site();
}
