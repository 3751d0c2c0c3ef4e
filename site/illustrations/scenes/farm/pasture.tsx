import type { ReactNode } from "react";
import { House } from "#site/illustrations/parts/buildings/house.tsx";
import { Windmill } from "#site/illustrations/parts/buildings/windmill.tsx";
import { Cow, GrazingCow } from "#site/illustrations/parts/figures/cattle.tsx";
import { Fence } from "#site/illustrations/parts/landscape/fence.tsx";
import { Grass } from "#site/illustrations/parts/landscape/land.tsx";
import { Cumulus, Sky } from "#site/illustrations/parts/landscape/sky.tsx";
import { Oak, Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";

/** Ranch: cattle on a hill, a windmill, and a distant house with a light. */
export function Pasture(): ReactNode {
  return (
    <>
      <Sky />
      <Cumulus x={720} y={296} scale={0.9} />
      <Cumulus x={250} y={312} scale={0.6} />
      <Cumulus x={1110} y={262} scale={0.8} />
      <g fill="var(--scene-far)">
        <path d="M0 404q200-36 420-6t400-30 380-20v214H0z" />
        <Windbreak x={190} y={394} scale={0.6} />
      </g>
      <House x={300} y={396} scale={0.56} />
      <path fill="var(--scene-middle)" d="M0 444q160-50 380-46 240 6 420 30t400-60v196H0z" />
      <Windmill x={500} y={424} scale={1.1} color="var(--scene-ground)" />
      <path fill="var(--scene-ground)" d="M530 424v-16h66v18z" />
      <path fill="var(--scene-sky-3)" d="M530 408q33-6 66 0-33 5-66 0z" />
      <g fill="var(--scene-ground)">
        <GrazingCow x={644} y={438} scale={0.55} />
        <Cow x={782} y={446} scale={0.55} isFlipped />
      </g>
      <path fill="var(--scene-near)" d="M0 490q260-40 560-26t640-52v152H0z" />
      <g fill="var(--scene-detail)">
        <Oak x={930} y={458} scale={1.24} crownColor="var(--scene-near)" />
        <Cow x={330} y={490} scale={1.3} />
        <Cow x={560} y={482} scale={0.7} />
        <GrazingCow x={850} y={490} scale={1.3} isFlipped />
      </g>
      <path fill="var(--scene-ground)" d="M0 534q500-40 1200-62v90H0z" />
      <Fence
        from={{ x: 130, y: 560, height: 80 }}
        to={{ x: 1230, y: 478, height: 44 }}
        count={11}
        color="var(--scene-detail)"
      />
      <Grass x={250} y={562} scale={0.8} color="var(--scene-detail)" />
    </>
  );
}
