import type { ReactNode } from "react";
import { House } from "#site/illustrations/parts/buildings/house.tsx";
import { Glow } from "#site/illustrations/parts/landscape/light.tsx";
import { Sky } from "#site/illustrations/parts/landscape/sky.tsx";
import { Poplar, Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";

/** Umbrella: a house in the rain, and a person with an umbrella on the way home. */
export function Storm(): ReactNode {
  return (
    <>
      <Sky />
      <path
        fill="var(--scene-paper)"
        fillOpacity=".2"
        d="M300 200h110L270 560H90zM500 200h60L420 560H300zM680 200h120L660 560H480zM900 200h50L830 560H730zM1040 200h120l-100 360H870z"
      />
      <path
        fill="var(--scene-far)"
        d="M0 0h1200v262q-50 26-96 4-30 26-84 8-44 36-112 8-40 22-82 0-60 34-130 2-42 24-98 0-60 30-120 4-50 26-104-4-56 30-126 2-50 24-112-2-60 22-136-6z"
      />
      <path
        fill="var(--scene-middle)"
        d="M0 0h1200v216q-54 22-104 0-44 28-106 4-40 26-108 2-50 24-98-4-56 30-130 4-48 26-112-2-54 26-110-4-60 30-126 0-54 20-106-6-80 22-200-14z"
      />
      <path
        fill="var(--scene-near)"
        d="M0 0h1200v160q-70 26-130 2-60 30-140 6-60 24-122-6-70 32-150 4-70 26-142-8-70 30-146 0-80 24-150-10-90 16-220-14z"
      />
      <g fill="var(--scene-far)">
        <path d="M0 424c300-14 500-8 700-26s360-30 500-34v200H0z" />
        <Windbreak x={250} y={414} scale={0.6} />
      </g>
      <g fill="var(--scene-near)">
        <Windbreak x={800} y={428} scale={1.1} />
        <g transform="skewX(-5)">
          <Poplar x={640} y={442} scale={1.3} />
          <Poplar x={668} y={440} scale={1.1} />
        </g>
      </g>
      <path fill="var(--scene-middle)" d="M0 462c400-10 800-34 1200-52v150H0z" />
      <House x={640} y={446} scale={1.6} />
      <Glow x={680} y={410} scale={0.9} />
      <path fill="var(--scene-middle)" d="M0 470c400-10 800-30 1200-46v140H0z" />
      <path
        fill="var(--scene-light)"
        fillOpacity=".45"
        d="M664 446h34l-40 24q-70 14-80 34t20 56H430q-20-40 40-62t194-52z"
      />
      <path fill="var(--scene-ground)" d="M0 512c140-4 300-10 420 48H0zM1200 474c-200 14-420 30-540 86h540z" />
      <path
        fill="none"
        stroke="var(--scene-paper)"
        strokeOpacity=".5"
        strokeWidth="2"
        d="M322 300l-20 50M390 340l-24 60M300 420l-20 50M560 300l-24 60M600 380l-20 50M820 310l-20 50M900 370l-24 60M950 300l-20 50M860 470l-20 50M780 330l-16 40M350 470l-20 50M930 450l-18 44"
      />
      <path
        fill="var(--scene-detail)"
        d="M466 530l4-46q-8 2-10-4l4-34q2-12 14-14-6-6-2-14t12-6 8 10q0 6-4 10 8 2 10 8l10 4v-40h3v62h-3v-16l-10-3 8 45q-4 4-8 2l10 36h-8l-14-34-8 34z"
      />
      <path
        fill="var(--scene-detail)"
        d="M424 414q4-50 78-62v-10h3v10q74 10 82 58-10-12-26-2-10-12-28 0-12-12-30-2-16-10-30 2-16-10-26 2-14-8-23 4z"
      />
      <path fill="var(--scene-far)" d="M505 352q60 6 82 58-10-12-26-2-8-38-56-56z" />
    </>
  );
}
