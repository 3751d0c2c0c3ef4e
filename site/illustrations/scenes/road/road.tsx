import type { ReactNode } from "react";
import { Fence, Poles } from "#site/illustrations/parts/landscape/fence.tsx";
import { Glow } from "#site/illustrations/parts/landscape/light.tsx";
import { Cumulus, Sky, Streaks } from "#site/illustrations/parts/landscape/sky.tsx";
import { Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";

/** Auto: a car with its lights on, on a gravel road under a wide sky. */
export function Road(): ReactNode {
  return (
    <>
      <Sky />
      <Cumulus x={400} y={322} scale={1.25} />
      <Cumulus x={1040} y={270} scale={1.1} />
      <Cumulus x={90} y={350} scale={0.7} />
      <Streaks x={690} y={326} scale={0.5} />
      <g fill="var(--scene-far)">
        <path d="M0 416c300-14 500-8 700-20s360-26 500-30v200H0z" />
        <Windbreak x={230} y={412} scale={0.6} />
        <Windbreak x={470} y={406} scale={0.4} />
        <path d="M740 398v-22l14-8 14 8v-8h10v30z" />
        <Windbreak x={780} y={396} scale={0.5} />
      </g>
      <path fill="var(--scene-middle)" d="M0 434c300-10 500-12 620-22s440-26 580-32v180H0z" />
      <path
        fill="var(--scene-near)"
        d="M620 411L-900 520v40h160zM620 411L-380 560h260zM620 411L60 560h250zM620 411L2000 480v40zM620 411l900 149h-260zM620 411l440 149H860z"
      />
      <path fill="var(--scene-ground)" d="M618 411h4L900 560H280z" />
      <path fill="var(--scene-far)" d="M619 411h2L830 560H360z" />
      <Fence
        from={{ x: 150, y: 580, height: 90 }}
        to={{ x: 612, y: 413, height: 4 }}
        count={14}
        color="var(--scene-detail)"
      />
      <Poles
        from={{ x: 960, y: 580, height: 366 }}
        to={{ x: 630, y: 412, height: 10 }}
        count={9}
        color="var(--scene-detail)"
      />
      <path fill="var(--scene-light)" fillOpacity=".4" d="M556 488h92l44 72H416z" />
      <path fill="var(--scene-light)" fillOpacity=".45" d="M562 488h80l10 40H512z" />
      <path
        fill="var(--scene-detail)"
        d="M552 494v-28q0-9 10-11 6-22 14-24 26-4 52 0 8 2 14 24 10 2 10 11v28h-16v-8h-68v8z"
      />
      <path fill="var(--scene-sky-2)" d="M574 453q4-14 8-16 20-3 40 0 4 2 8 16-28-4-56 0z" />
      <path fill="var(--scene-far)" d="M584 466h36v3h-36zM584 473h36v3h-36zM552 482h100v3H552z" />
      <Glow x={566} y={470} scale={0.5} />
      <Glow x={638} y={470} scale={0.5} />
      <g fill="var(--scene-flame)">
        <circle cx="566" cy="470" r="7" />
        <circle cx="638" cy="470" r="7" />
      </g>
    </>
  );
}
