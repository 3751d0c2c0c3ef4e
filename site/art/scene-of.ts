import { isSection, type PageId, type Section, sectionOf } from "#schemas/pages.ts";
import type { SceneName } from "#site/art/scene.tsx";

/** Line of business: what a page is tinted for. */
export type Line = Section | "medicare";

/** The picture of each page. A coverage page that is not named here has the picture of its section. */
const SCENE_OF: Readonly<Record<PageId, SceneName>> = {
  home: "horizon",
  about: "office",
  contact: "office",
  claims: "office",
  privacy: "reading",
  terms: "reading",
  accessibility: "reading",

  commercial: "main-street",
  "commercial/commercial-auto": "fleet",
  "commercial/trucking": "fleet",
  "commercial/contractor-coverage": "job-site",
  "commercial/workers-compensation": "job-site",
  "commercial/restaurant-coverage": "table",
  "commercial/liquor-liability": "table",
  "commercial/cyber-liability": "desk",
  "commercial/errors-omissions": "desk",
  "commercial/fuel-propane": "tanks",

  farm: "farm-yard",
  "farm/liability-ranch": "pasture",
  "farm/tractor-truck": "tractor",

  personal: "porch",
  "personal/auto": "road",
  "personal/renters": "rooms",
  "personal/umbrella": "storm",

  medicare: "lake",
};

/** The picture of a page: its own, else its section's, else the horizon. */
export function sceneOf(id: PageId | undefined): SceneName {
  const scene = (page: PageId) => (Object.hasOwn(SCENE_OF, page) ? SCENE_OF[page] : undefined);
  return scene(id ?? "home") ?? scene(sectionOf(id ?? "") ?? "home") ?? "horizon";
}

/** The line of business that a page belongs to, or undefined for one that belongs to none. */
export function lineOf(id: PageId | undefined): Line | undefined {
  if (id === undefined) return undefined;
  if (id === "medicare" || isSection(id)) return id;
  return sectionOf(id);
}
