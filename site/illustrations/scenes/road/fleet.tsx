import type { ReactNode } from "react";
import { Elevator } from "#site/illustrations/parts/buildings/elevator.tsx";
import { Poles } from "#site/illustrations/parts/landscape/fence.tsx";
import { Sky, Streaks } from "#site/illustrations/parts/landscape/sky.tsx";
import { Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";
import { Pickup } from "#site/illustrations/parts/vehicles/pickup.tsx";
import { Semi } from "#site/illustrations/parts/vehicles/semi.tsx";

/** Trucks and commercial auto: a truck and a pickup on the road in the evening. */
export function Fleet(): ReactNode {
  return (
    <>
      <Sky />
      <Streaks x={800} y={216} />
      <Streaks x={240} y={296} scale={0.6} />
      <g fill="var(--scene-far)">
        <path d="M0 420c300-14 500-8 700-26s360-30 500-34v200H0z" />
        <Windbreak x={70} y={416} scale={0.7} />
        <Windbreak x={228} y={412} scale={0.5} />
        <Elevator x={896} y={382} scale={0.62} />
        <Windbreak x={1000} y={376} scale={0.5} />
      </g>
      <path fill="var(--scene-middle)" d="M0 452c260-14 460-8 680-26s380-28 520-32v166H0z" />
      <Poles
        from={{ x: -60, y: 500, height: 230 }}
        to={{ x: 1260, y: 440, height: 230 }}
        count={7}
        color="var(--scene-near)"
      />
      <path fill="var(--scene-near)" d="M0 490l1200-44v114H0z" />
      <path fill="var(--scene-ground)" d="M0 504l1200-42v98H0z" />
      <g transform="rotate(-2 600 480)">
        <path fill="var(--scene-light)" fillOpacity=".3" d="M834 442l350 54-350 2z" />
        <path fill="var(--scene-light)" fillOpacity=".4" d="M834 442l230 54-230 2z" />
        <path fill="var(--scene-detail)" d="M396 493h460l12 3-12 3H396zM176 493h160l6 2-6 3H176z" />
        <Semi x={400} y={494} scale={1.1} />
        <Pickup x={180} y={494} scale={1.15} />
      </g>
      <path
        fill="none"
        stroke="var(--scene-paper)"
        strokeOpacity=".6"
        strokeWidth="4"
        strokeDasharray="60 40"
        d="M0 542l1200-42"
      />
    </>
  );
}
