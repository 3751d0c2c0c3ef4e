import type { ReactNode } from "react";
import { At, type Placement } from "#site/illustrations/parts/at.tsx";
import { Grass } from "#site/illustrations/parts/landscape/land.tsx";
import { Sky, Streaks, Sun } from "#site/illustrations/parts/landscape/sky.tsx";
import { Spruce, Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";

/** Lawn chair of slats, seen from behind, 60 wide. */
function Chair(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path d="M-24 2l4-40-8-2v-5h12l-2-24q2-6 5-7l2 30h2l-1-34q3-4 6-4v38h2v-39q4-2 6 0l-1 39h2l1-38q3 0 6 4l-2 34h2l3-30q4 1 5 7l-3 24h12v5l-8 2 4 40h-6l-4-24h-30l-4 24z" />
    </At>
  );
}

/** Medicare: two chairs on a dock, and a lit cabin across the lake. */
export function Lake(): ReactNode {
  return (
    <>
      <Sky />
      <Sun x={690} y={372} scale={1.3} />
      <Streaks x={560} y={322} scale={0.8} />
      <Streaks x={860} y={240} scale={0.7} />
      <path fill="var(--scene-far)" d="M0 380q160-50 330-20t300 16 300-40 270-8v80H0z" />
      <g fill="var(--scene-middle)">
        <path d="M0 398l500-4 400 2 300-14v40H0z" />
        <Windbreak x={180} y={398} scale={0.6} />
        <Spruce x={350} y={398} scale={0.5} />
        <Spruce x={370} y={398} scale={0.66} />
        <Spruce x={394} y={398} scale={0.44} />
        <Spruce x={850} y={396} scale={0.6} />
        <Spruce x={874} y={396} scale={0.8} />
        <Spruce x={902} y={394} scale={0.54} />
        <Windbreak x={920} y={394} scale={0.9} />
        <path d="M440 396v-16h-4l24-14 24 14h-4v16z" />
      </g>
      <path fill="var(--scene-light)" d="M454 392v-9h9v9z" />
      <path fill="var(--scene-sky-2)" d="M0 402l1200-8v166H0z" />
      <path
        fill="var(--scene-far)"
        d="M0 402l1200-8v18l-260 4-220-4-240 6-180-4-300 6zM0 470q300-16 600-10t600-20v40q-300 14-620 8T0 500zM0 530q300-16 600-10t600-10v50H0z"
      />
      <path
        fill="var(--scene-paper)"
        fillOpacity=".8"
        d="M622 418q70-6 136 0-66 6-136 0zM640 432q50-5 110 0-60 6-110 0zM616 448q70-6 120 0-60 6-120 0zM652 466q60-6 112 0-56 6-112 0zM630 488q50-6 96 0-46 6-96 0z"
      />
      <path fill="var(--scene-light)" d="M452 410h14v3h-14zM455 418h10v3h-10zM450 428h14v3h-14z" />
      <path fill="var(--scene-ground)" d="M474 480h7v40h-7zM596 478h7v40h-7zM440 520h9v40h-9zM620 516h9v44h-9z" />
      <path fill="var(--scene-near)" d="M484 474l112-4 60 90H400z" />
      <path
        fill="none"
        stroke="var(--scene-ground)"
        strokeWidth="2"
        d="M480 480l122-4M472 490l136-4M462 502l154-4M452 516l174-4M440 530l196-4M426 546l222-6"
      />
      <g fill="var(--scene-detail)">
        <Chair x={510} y={496} scale={0.9} />
        <Chair x={574} y={494} scale={0.9} />
        <Spruce x={300} y={566} scale={3} />
        <Spruce x={210} y={580} scale={2.2} />
        <path d="M0 516q200-12 370 50H0zM1200 500q-200 0-340 60h340z" />
      </g>
      <Grass x={920} y={556} color="var(--scene-detail)" />
      <Grass x={990} y={550} scale={1.2} color="var(--scene-detail)" isFlipped />
    </>
  );
}
