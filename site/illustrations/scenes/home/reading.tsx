import type { ReactNode } from "react";
import { Glow } from "#site/illustrations/parts/landscape/light.tsx";
import { Sky, Streaks } from "#site/illustrations/parts/landscape/sky.tsx";
import { Poplar, Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";

const BOOKS =
  "M950 300v-70h16v70zM970 300v-60h10v60zM984 300v-74h18v74zM1006 300l12-66 12 2-12 64zM1040 300v-58h50v58zM950 388v-56h10v56zM964 388v-70h18v70zM986 388v-62h12v62zM1002 388v-66h10v66zM950 474v-66h14v66zM968 474v-54h12v54zM984 474v-70h10v70zM998 474v-60h16v60z";

/** Legal pages: a window, a reading lamp and books. */
export function Reading(): ReactNode {
  return (
    <>
      <Sky />
      <Streaks x={470} y={256} scale={0.6} />
      <path fill="var(--scene-paper)" d="M572 214a18 18 0 1 1-20 26 15 15 0 1 0 20-26z" />
      <g fill="var(--scene-far)">
        <path d="M0 420l1200-50v160H0z" />
        <Windbreak x={340} y={404} scale={0.7} />
        <path d="M500 396v-26l14-10 14 10v26zM534 396v-40q8-10 16 0v40z" />
      </g>
      <path fill="var(--scene-middle)" d="M300 440q180-40 380-50v80H300z" />
      <g fill="var(--scene-near)">
        <Poplar x={352} y={430} scale={1.2} />
        <Poplar x={382} y={424} scale={0.9} />
      </g>
      <path fill="var(--scene-near)" fillRule="evenodd" d="M0 0h1200v560H0zM310 0h330v446H310z" />
      <path
        fill="var(--scene-ground)"
        d="M298 0h12v446h330V0h12v446h16v14H282v-14h16zM470 0h8v446h-8zM310 300h330v7H310z"
      />
      <path
        fill="var(--scene-middle)"
        d="M240 0h84q-6 300-44 480h-60q20-200 20-480zM710 0h-84q6 300 44 480h60q-20-200-20-480z"
      />
      <path
        fill="var(--scene-ground)"
        d="M262 0h8q0 300-24 480h-8q24-200 24-480zM300 0h8q-6 300-36 480h-8q32-200 36-480zM688 0h-8q0 300 24 480h8q-24-200-24-480zM650 0h-8q6 300 36 480h8q-32-200-36-480z"
      />
      <Glow x={776} y={292} scale={2.2} />
      <path fill="var(--scene-light)" fillOpacity=".35" d="M746 316h60l90 210H590z" />
      <path fill="var(--scene-ground)" d="M940 206h260v354H940z" />
      <g fill="var(--scene-far)">
        <path d={BOOKS} />
        <path transform="translate(146 0)" d={BOOKS} />
      </g>
      <path fill="var(--scene-near)" d="M950 300h250v8H950zM950 388h250v8H950zM950 474h250v8H950z" />
      <path fill="var(--scene-detail)" d="M772 316h7v204h-7zM740 520h70v8h-70z" />
      <path fill="var(--scene-light)" d="M744 316l18-62h28l18 62z" />
      <path fill="var(--scene-flame)" fillOpacity=".6" d="M766 254h18l8 62h-34z" />
      <path fill="var(--scene-ground)" d="M0 528l1200-26v60H0z" />
      <path
        fill="var(--scene-detail)"
        d="M560 532v-54q-20-4-18-26 4-18 22-16 16 0 18 20h10l-6-90q0-24 24-26h70q24 2 24 26l-8 90h10q2-20 18-20 18-2 22 16 2 22-18 26v54h-12v10h-10v-10H582v10h-10v-10z"
      />
      <path fill="var(--scene-middle)" d="M592 456h104v18H592zM610 364q0-10 10-10h50q10 0 10 10l-6 80h-58z" />
      <path fill="var(--scene-flame)" d="M702 434l16-15 16 15-4 3-12-11-12 11z" />
      <path fill="var(--scene-detail)" d="M800 470h110v7H800zM846 477h14v50h-14zM826 527h54v5h-54z" />
      <path fill="var(--scene-middle)" d="M820 470v-12h70v12zM828 458v-10h56v10zM824 448v-9h60v9z" />
      <path fill="var(--scene-far)" d="M824 461h60v3h-60zM832 451h48v3h-48z" />
      <path
        fill="var(--scene-ground)"
        d="M420 446q-14-2-12-22 2-14 12-20l-2-16 8 6h8l8-6-1 16q16 10 14 32 10 2 24-2 8 8-4 10z"
      />
      <path fill="var(--scene-detail)" d="M340 446v-10h54v10zM346 436v-9h46v9z" />
    </>
  );
}
