import type { ReactNode } from "react";
import { Desk } from "#site/art/scenes/desk.tsx";
import { FarmYard } from "#site/art/scenes/farm-yard.tsx";
import { Fleet } from "#site/art/scenes/fleet.tsx";
import { Horizon } from "#site/art/scenes/horizon.tsx";
import { JobSite } from "#site/art/scenes/job-site.tsx";
import { Lake } from "#site/art/scenes/lake.tsx";
import { MainStreet } from "#site/art/scenes/main-street.tsx";
import { TownMap } from "#site/art/scenes/map.tsx";
import { Office } from "#site/art/scenes/office.tsx";
import { Pasture } from "#site/art/scenes/pasture.tsx";
import { Porch } from "#site/art/scenes/porch.tsx";
import { Reading } from "#site/art/scenes/reading.tsx";
import { Road } from "#site/art/scenes/road.tsx";
import { Rooms } from "#site/art/scenes/rooms.tsx";
import { Storm } from "#site/art/scenes/storm.tsx";
import { Table } from "#site/art/scenes/table.tsx";
import { Tanks } from "#site/art/scenes/tanks.tsx";
import { Tractor } from "#site/art/scenes/tractor.tsx";

export const SCENES = {
  horizon: Horizon,
  "main-street": MainStreet,
  fleet: Fleet,
  "job-site": JobSite,
  table: Table,
  desk: Desk,
  tanks: Tanks,
  "farm-yard": FarmYard,
  pasture: Pasture,
  tractor: Tractor,
  porch: Porch,
  road: Road,
  rooms: Rooms,
  storm: Storm,
  lake: Lake,
  office: Office,
  map: TownMap,
  reading: Reading,
} satisfies Record<string, () => ReactNode>;

export type SceneName = keyof typeof SCENES;

/** A picture in flat layers, cut to the shape of its place. Its colors come from `styles/scenes.css`. */
export function Scene({ name }: { name: SceneName }): ReactNode {
  const Picture = SCENES[name];
  return (
    <svg
      className="scene"
      viewBox="0 0 1200 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Picture />
    </svg>
  );
}
