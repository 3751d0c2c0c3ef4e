import type { ReactNode } from "react";
import { Barn } from "#site/illustrations/parts/buildings/barn.tsx";
import { Elevator } from "#site/illustrations/parts/buildings/elevator.tsx";
import { GrainBin } from "#site/illustrations/parts/buildings/grain-bin.tsx";
import { GrainLeg } from "#site/illustrations/parts/buildings/grain-leg.tsx";
import { Standing } from "#site/illustrations/parts/figures/people.tsx";
import { Furrows } from "#site/illustrations/parts/landscape/land.tsx";
import { Rays, Sky } from "#site/illustrations/parts/landscape/sky.tsx";
import { Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";

/** Farm: a barn with light in its open door, and grain bins at the end of the rows. */
export function FarmYard(): ReactNode {
  return (
    <>
      <Sky />
      <Rays x={1010} y={390} />
      <g fill="var(--scene-far)">
        <path d="M0 424c300-14 500-8 700-26s360-30 500-34v200H0z" />
        <Windbreak x={30} y={418} scale={0.6} />
        <Elevator x={150} y={416} scale={0.44} />
        <Windbreak x={1010} y={380} scale={0.9} />
      </g>
      <g fill="var(--scene-near)">
        <Windbreak x={226} y={452} scale={1.2} />
      </g>
      <GrainLeg x={768} y={440} />
      <GrainBin x={706} y={442} scale={1.2} />
      <GrainBin x={836} y={438} scale={1.2} />
      <GrainBin x={926} y={436} scale={0.9} />
      <Barn x={346} y={456} scale={1.32} isLit />
      <path fill="var(--scene-middle)" d="M0 470c400-4 800-34 1200-56v156H0z" />
      <Furrows x={700} y={438} step={112} fill="var(--scene-near)" />
      <path fill="var(--scene-ground)" d="M0 474l346-12h336q-90 14-140 40t-70 58H0z" />
      <path fill="var(--scene-light)" fillOpacity=".55" d="M386 460h61q-6 50-40 100H216q120-40 170-100z" />
      <g fill="var(--scene-detail)">
        <Standing x={402} y={484} scale={0.9} />
        <path d="M433 488v-12l-5-2 1-4 7-2 2-4 3 3 16 1 6-6 1 3-4 6v17h-3l-1-9-11-1-1 10h-3v-9l-3-1-1 10z" />
      </g>
    </>
  );
}
