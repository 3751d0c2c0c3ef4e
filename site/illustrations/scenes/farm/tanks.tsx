import type { ReactNode } from "react";
import { Elevator } from "#site/illustrations/parts/buildings/elevator.tsx";
import { BulletTank, StorageTank, TankTruck } from "#site/illustrations/parts/buildings/tank.tsx";
import { Standing } from "#site/illustrations/parts/figures/people.tsx";
import { Fence } from "#site/illustrations/parts/landscape/fence.tsx";
import { Glow } from "#site/illustrations/parts/landscape/light.tsx";
import { Sky, Streaks } from "#site/illustrations/parts/landscape/sky.tsx";
import { Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";

/** Fuel and propane: tanks at the edge of town, with a lamp above the loading dock. */
export function Tanks(): ReactNode {
  return (
    <>
      <Sky />
      <Streaks x={880} y={226} scale={0.9} />
      <g fill="var(--scene-far)">
        <path d="M0 424c300-14 500-8 700-26s360-30 500-34v200H0z" />
        <Windbreak x={180} y={420} scale={0.7} />
        <Elevator x={80} y={420} scale={0.5} />
        <Windbreak x={1000} y={384} />
      </g>
      <path fill="var(--scene-middle)" d="M0 462c400-10 800-34 1200-52v150H0z" />
      <Fence
        from={{ x: -20, y: 474, height: 44 }}
        to={{ x: 1220, y: 424, height: 44 }}
        count={22}
        color="var(--scene-near)"
      />
      <StorageTank x={340} y={480} scale={1.25} />
      <StorageTank x={486} y={470} scale={1.5} />
      <path fill="var(--scene-near)" d="M0 488c400-8 800-30 1200-48v120H0z" />
      <BulletTank x={756} y={478} scale={1.15} />
      <Glow x={664} y={312} scale={1.1} />
      <path fill="var(--scene-detail)" d="M600 500v-204h66v6h-60v198z" />
      <path fill="var(--scene-light)" d="M650 302h28l6 12h-40z" />
      <path fill="var(--scene-light)" fillOpacity=".3" d="M644 314h40l66 184H586z" />
      <path fill="var(--scene-ground)" d="M0 514c400-8 800-30 1200-48v94H0z" />
      <path fill="var(--scene-light)" fillOpacity=".5" d="M580 502l170-6 30 14-230 8z" />
      <TankTruck x={560} y={520} scale={1.25} />
      <g fill="var(--scene-detail)">
        <Standing x={536} y={522} />
      </g>
      <path fill="none" stroke="var(--scene-detail)" strokeWidth="3" d="M542 496q10 14 22-6" />
    </>
  );
}
