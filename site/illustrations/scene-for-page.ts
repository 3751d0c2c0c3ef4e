import { isLineOfBusiness, lineOfBusinessOf, type PageId } from "#schemas/page-ids.ts";
import type { TintLine } from "#schemas/palette.ts";

/**
 * Pages of each scene, by the name of its file in `scenes/`. A coverage page that is missing here has the scene of its line
 * of business.
 */
export const SCENE_PAGES = {
  horizon: ["home"],
  "main-street": ["commercial", "contact"],
  fleet: ["commercial/commercial-auto", "commercial/trucking"],
  "job-site": ["commercial/contractor-coverage", "commercial/workers-compensation"],
  table: ["commercial/restaurant-coverage", "commercial/liquor-liability"],
  desk: ["commercial/cyber-liability", "commercial/errors-omissions"],
  tanks: ["commercial/fuel-propane"],
  "farm-yard": ["farm"],
  pasture: ["farm/liability-ranch"],
  tractor: ["farm/tractor-truck"],
  porch: ["personal"],
  road: ["personal/auto"],
  rooms: ["personal/renters"],
  storm: ["personal/umbrella"],
  lake: ["medicare"],
  office: ["about", "claims"],
  map: [],
  reading: ["privacy", "terms", "accessibility"],
} satisfies Record<string, readonly PageId[]>;

export type SceneName = keyof typeof SCENE_PAGES;

const SCENE_BY_PAGE: ReadonlyMap<PageId, SceneName> = new Map(
  (Object.keys(SCENE_PAGES) as SceneName[]).flatMap((scene) =>
    SCENE_PAGES[scene].map((page) => [page, scene] as const),
  ),
);

/** Returns the scene of a page, of its line of business, or else the horizon. */
export function sceneForPage(id: PageId | undefined): SceneName {
  if (id === undefined) return "horizon";
  return SCENE_BY_PAGE.get(id) ?? SCENE_BY_PAGE.get(lineOfBusinessOf(id) ?? "home") ?? "horizon";
}

/** Returns the line of business that gives a page its tint, or undefined for other pages. */
export function tintLineForPage(id: PageId | undefined): TintLine | undefined {
  if (id === undefined) return undefined;
  return id === "medicare" || isLineOfBusiness(id) ? id : lineOfBusinessOf(id);
}
