import { hydrateIslands } from "#site/islands/hydrate-islands.ts";

hydrateIslands();
