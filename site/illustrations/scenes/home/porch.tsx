import type { ReactNode } from "react";
import { Sitting } from "#site/illustrations/parts/figures/people.tsx";
import { Glow } from "#site/illustrations/parts/landscape/light.tsx";
import { Sky, Streaks } from "#site/illustrations/parts/landscape/sky.tsx";
import { Oak, Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";

const PICKETS = Array.from({ length: 56 }, (_, index) => index)
  .filter((index) => index < 25 || index > 29)
  .map((index) => `M${index * 22 - 8} ${542 - Math.round(index * 0.5)}v-32l5-6 5 6v32z`);

/** Homeowners: a house among trees with its porch light on. */
export function Porch(): ReactNode {
  return (
    <>
      <Sky />
      <Streaks x={920} y={250} scale={0.9} />
      <g fill="var(--scene-far)">
        <path d="M0 424c300-14 500-8 700-26s360-30 500-34v200H0z" />
        <Windbreak x={850} y={392} />
        <Windbreak x={1010} y={382} scale={0.8} />
        <Windbreak x={20} y={420} />
        <path fillOpacity=".7" d="M702 226q-16-20 6-36t-2-34q30 12 16 36t-6 34z" />
      </g>
      <path fill="var(--scene-near)" d="M440 500V330l94-96 94 96h160v170z" />
      <path fill="var(--scene-middle)" d="M628 330h160v60H628z" />
      <path
        fill="var(--scene-detail)"
        d="M418 344l116-118 80 34h144l48 74H628l-94-96-108 112zM694 266v-44h-4v-8h32v8h-4v44z"
      />
      <path
        fill="var(--scene-ground)"
        d="M498 338v-42h28v42zM542 338v-42h28v42zM524 282v-14q10-12 20 0v14zM660 384v-36h24v36zM730 384v-36h24v36z"
      />
      <path fill="var(--scene-light)" fillOpacity=".45" d="M440 492v-96h348v96z" />
      <path
        fill="var(--scene-light)"
        d="M558 492v-76h36v76zM466 464v-44h52v44zM636 464v-44h36v44zM706 464v-44h36v44z"
      />
      <path
        fill="var(--scene-near)"
        d="M490 464v-44h3v44zM466 441h52v3h-52zM653 464v-44h3v44zM636 441h36v3h-36zM723 464v-44h3v44zM706 441h36v3h-36zM563 452v-30h26v30zM585 474v-6h5v6z"
      />
      <path fill="var(--scene-light)" d="M566 450v-26h20v26z" />
      <Glow x={576} y={404} scale={0.8} />
      <path fill="var(--scene-flame)" d="M571 396h10l3 12h-16z" />
      <g fill="var(--scene-detail)">
        <path d="M408 398l24-28h364l26 28z" />
        <Sitting x={764} y={484} isFlipped />
        <path d="M752 486v-14h26v-22h4v36zM746 490q20 6 42 0v3q-22 6-42 0z" />
      </g>
      <path
        fill="var(--scene-ground)"
        d="M420 396h8v96h-8zM534 396h8v96h-8zM610 396h8v96h-8zM700 396h8v96h-8zM802 396h8v96h-8zM420 396q16 2 20 16v-16zM534 396q-16 2-20 16v-16zM618 396q16 2 20 16v-16zM700 396q-16 2-20 16v-16zM802 396q-16 2-20 16v-16zM404 490h424v16H404zM428 466h106v4H428zM618 466h184v4H618zM440 468h3v24h-3zM454 468h3v24h-3zM468 468h3v24h-3zM482 468h3v24h-3zM496 468h3v24h-3zM510 468h3v24h-3zM524 468h3v24h-3zM630 468h3v24h-3zM644 468h3v24h-3zM658 468h3v24h-3zM672 468h3v24h-3zM686 468h3v24h-3z"
      />
      <path fill="var(--scene-near)" d="M0 506c400-4 800-12 1200-40v100H0z" />
      <path fill="var(--scene-middle)" d="M538 492h76v8h6v8h-88v-8h6z" />
      <g fill="var(--scene-detail)">
        <Oak x={306} y={510} scale={1.4} crownColor="var(--scene-near)" />
        <path
          d="M236 420h2v54h-2zM226 482a12 14 0 1 0 22 0 12 14 0 1 0-22 0zM232 482a6 8 0 1 1 10 0 6 8 0 1 1-10 0z"
          fillRule="evenodd"
        />
      </g>
      <path fill="var(--scene-light)" fillOpacity=".5" d="M534 508h84l34 52H500z" />
      <path fill="var(--scene-ground)" d={`${PICKETS.join("")}M0 520l534-10v5L0 525zM658 508l542-14v5L658 513z`} />
    </>
  );
}
