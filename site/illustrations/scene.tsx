import type { ReactNode } from "react";
import { shared } from "#site/shared-markup/shared.tsx";
import { FarmYard } from "./scenes/farm/farm-yard.tsx";
import { Pasture } from "./scenes/farm/pasture.tsx";
import { Tanks } from "./scenes/farm/tanks.tsx";
import { Tractor } from "./scenes/farm/tractor.tsx";
import { Lake } from "./scenes/home/lake.tsx";
import { Porch } from "./scenes/home/porch.tsx";
import { Reading } from "./scenes/home/reading.tsx";
import { Rooms } from "./scenes/home/rooms.tsx";
import { Storm } from "./scenes/home/storm.tsx";
import { Horizon } from "./scenes/horizon.tsx";
import { Fleet } from "./scenes/road/fleet.tsx";
import { Road } from "./scenes/road/road.tsx";
import { Desk } from "./scenes/town/desk.tsx";
import { JobSite } from "./scenes/town/job-site.tsx";
import { MainStreet } from "./scenes/town/main-street.tsx";
import { TownMap } from "./scenes/town/map.tsx";
import { Office } from "./scenes/town/office.tsx";
import { Table } from "./scenes/town/table.tsx";

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

/** Illustration that fills its container. Its colors are the custom properties of `styles/scenes.css`. */
export const Scene = shared(SceneInPlace, ({ name }) => [SCENES, name]);

function SceneInPlace({ name }: { name: SceneName }): ReactNode {
  const Drawing = SCENES[name];
  return (
    <svg
      className="scene"
      viewBox="0 0 1200 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
