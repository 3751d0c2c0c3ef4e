import { isLineOfBusiness, type LineOfBusiness, lineOfBusinessOf, type PageId } from "#schemas/page-ids.ts";
import type { SceneName } from "./scene.tsx";

/** Line of business: what gives a page its tint. */
export type TintLine = LineOfBusiness | "medicare";

/** The pages that each picture belongs to. A coverage page that is not named has the picture of its section. */
const PAGES_OF: Readonly<Record<SceneName, readonly PageId[]>> = {
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
};

const SCENE_OF: ReadonlyMap<PageId, SceneName> = new Map(
  (Object.keys(PAGES_OF) as SceneName[]).flatMap((scene) => PAGES_OF[scene].map((page) => [page, scene] as const)),
);

/** The picture of a page: its own, else its section's, else the horizon. */
export function sceneForPage(id: PageId | undefined): SceneName {
  if (id === undefined) return "horizon";
  return SCENE_OF.get(id) ?? SCENE_OF.get(lineOfBusinessOf(id) ?? "home") ?? "horizon";
}

/** The line of business that a page belongs to, or undefined for one that belongs to none. */
export function tintLineForPage(id: PageId | undefined): TintLine | undefined {
  if (id === undefined) return undefined;
  return id === "medicare" || isLineOfBusiness(id) ? id : lineOfBusinessOf(id);
}
