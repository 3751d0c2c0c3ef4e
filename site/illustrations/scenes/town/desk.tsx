import type { ReactNode } from "react";
import { Courthouse } from "#site/illustrations/parts/buildings/courthouse.tsx";
import { WaterTower } from "#site/illustrations/parts/buildings/water-tower.tsx";
import { Glow } from "#site/illustrations/parts/landscape/light.tsx";
import { Sky, Streaks } from "#site/illustrations/parts/landscape/sky.tsx";
import { Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";

/** Offices: a desk with a lamp by the window, and the town outside. */
export function Desk(): ReactNode {
  return (
    <>
      <Sky />
      <Streaks x={700} y={252} scale={0.6} />
      <g fill="var(--scene-far)">
        <path d="M0 410l1200-40v160H0z" />
        <Courthouse x={620} y={410} scale={0.74} />
        <WaterTower x={392} y={410} scale={0.8} color="var(--scene-far)" />
        <Windbreak x={690} y={394} scale={0.7} />
        <Windbreak x={420} y={404} scale={0.6} />
      </g>
      <path
        fill="var(--scene-middle)"
        d="M240 480v-62h56l28-24 28 24h14v-16h64v-8h14v8h34v22h40v-14h52v14h48l24-20 24 20h20v-34h70v-10h12v10h30v28h40v-12h70v80z"
      />
      <path fill="var(--scene-near)" fillRule="evenodd" d="M0 0h1200v560H0zM262 0h626v446H262z" />
      <path
        fill="var(--scene-ground)"
        d="M250 0h12v446h626V0h12v460H250zM466 0h8v446h-8zM678 0h8v446h-8zM262 236h626v8H262zM234 452h682v10H234z"
      />
      <path fill="var(--scene-ground)" d="M952 212h210v300H952zM60 262h120v90H60z" />
      <path
        fill="var(--scene-far)"
        d="M962 300v-62h14v62zM978 300v-54h10v54zM990 300v-66h16v66zM1010 300l14-58 10 3-14 55zM1060 300v-40h40v40zM962 384v-50h18v50zM984 384v-60h10v60zM996 384v-54h14v54zM1040 384v-60h12v60zM1054 384v-64h16v64zM1072 384v-52h10v52zM70 272h100v70H70z"
      />
      <path fill="var(--scene-near)" d="M962 300h190v8H962zM962 384h190v8H962zM92 328l20-30 16 20 10-10 16 20z" />
      <Glow x={764} y={352} scale={1.7} />
      <path fill="var(--scene-detail)" d="M150 484l880-26v16l-30 1v85h-20v-84l-780 22v62h-20v-61l-30 1z" />
      <path fill="var(--scene-light)" fillOpacity=".55" d="M744 354l-110 116 190-6z" />
      <path fill="var(--scene-light)" d="M622 470l206-6v6l-206 6z" />
      <path fill="var(--scene-detail)" d="M420 482l12-8h62v-24h24v22h60l12 6zM396 340h218v114H396z" />
      <path fill="var(--scene-sky-3)" d="M404 348h202v94H404z" />
      <path fill="var(--scene-sky-2)" d="M404 348h202v14H404zM404 362h44v80h-44z" />
      <path
        fill="var(--scene-middle)"
        d="M460 376h70v5h-70zM460 388h54v5h-54zM460 400h70v5h-70zM460 412h40v5h-40zM568 376l20 7v16q-2 14-20 22-18-8-20-22v-16zM411 352h5v5h-5zM420 352h5v5h-5zM411 372h28v4h-28zM411 382h22v4h-22zM411 392h28v4h-28z"
      />
      <path fill="none" stroke="var(--scene-detail)" strokeWidth="6" d="M846 462l20-70-92-56" />
      <path
        fill="var(--scene-detail)"
        d="M812 466v-6q34-14 68 0v4zM734 356q0-34 36-38l22 30q-8 18-26 28zM858 384h14v14h-14z"
      />
      <path fill="var(--scene-light)" d="M734 356l32 20q-26 10-32-20z" />
      <path fill="var(--scene-flame)" d="M648 469l8-6h84l-6 5z" />
      <path
        fill="var(--scene-ground)"
        d="M330 480v-28h34v28zM364 458q14 0 12 8t-12 6v-4q8 0 8-4t-8-2zM216 484v-8h84v6zM222 476v-10h70v10zM214 466v-9h80v9z"
      />
      <path fill="none" stroke="var(--scene-far)" strokeWidth="2" d="M342 446q-6-8 0-14t0-14M352 446q-6-8 0-14t0-14" />
      <path fill="var(--scene-detail)" d="M480 560v-42q0-16 16-16h84q16 0 16 16v42z" />
    </>
  );
}
