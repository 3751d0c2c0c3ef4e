import type { ReactNode } from "react";
import { Elevator } from "#site/illustrations/parts/buildings/elevator.tsx";
import { Furrows } from "#site/illustrations/parts/landscape/land.tsx";
import { Sky, Streaks, Sun } from "#site/illustrations/parts/landscape/sky.tsx";
import { Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";
import { RowCropTractor } from "#site/illustrations/parts/vehicles/row-crop-tractor.tsx";

/** Tractors: the last rows of the day, in front of the sun. */
export function Tractor(): ReactNode {
  return (
    <>
      <Sky />
      <Sun x={640} y={374} scale={2.3} />
      <Streaks x={760} y={322} scale={0.8} />
      <Streaks x={300} y={256} scale={0.6} />
      <path
        fill="none"
        stroke="var(--scene-ground)"
        strokeWidth="3"
        d="M372 300q10-10 16 0 8-10 18-2M420 330q8-8 12 0 6-8 14-2M344 344q8-8 12 0 6-8 14-2M410 272q6-6 10 0 6-6 12-2"
      />
      <g fill="var(--scene-far)">
        <path d="M0 424c300-14 500-8 700-26s360-30 500-34v200H0z" />
        <Windbreak x={210} y={416} scale={0.8} />
        <Elevator x={890} y={386} scale={0.52} />
        <Windbreak x={980} y={380} scale={0.5} />
      </g>
      <path fill="var(--scene-middle)" d="M0 462c400-10 800-34 1200-52v150H0z" />
      <Furrows x={1040} y={415} step={110} fill="var(--scene-near)" bow={30} />
      <path
        fill="var(--scene-paper)"
        fillOpacity=".4"
        d="M490 486q-16-30-54-22-20-30-62-14-40-22-80 6-50-14-84 20-30 0-40 14z"
      />
      <path fill="var(--scene-light)" fillOpacity=".5" d="M742 396l300 40-250 14z" />
      <g fill="var(--scene-detail)">
        <path d="M390 470h110l46-18 2 7-46 22v8h-6v-12H396v12h-6zM446 470v-16h6v16z" />
        <path d="M378 484a10 14 0 1 0 20 0 10 14 0 1 0-20 0zM402 484a10 14 0 1 0 20 0 10 14 0 1 0-20 0zM426 484a10 14 0 1 0 20 0 10 14 0 1 0-20 0zM450 484a10 14 0 1 0 20 0 10 14 0 1 0-20 0zM474 484a10 14 0 1 0 20 0 10 14 0 1 0-20 0z" />
      </g>
      <RowCropTractor x={560} y={494} scale={1.72} />
    </>
  );
}
