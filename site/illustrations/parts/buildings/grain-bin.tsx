import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Round bin of corrugated steel, 76 wide and 100 high. */
export function GrainBin(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path fill="var(--scene-middle)" d="M-36 4v-72h72V4z" />
      <path fill="var(--scene-far)" d="M8 4v-72h20V4z" />
      <path fill="var(--scene-near)" d="M-36 4v-72h22V4zM-38-68L-5-94v-6H5v6l33 26q-38 8-76 0z" />
      <path fill="var(--scene-middle)" d="M5-94l33 26q-14 4-26 4z" />
      <path
        fill="none"
        stroke="var(--scene-ground)"
        strokeOpacity=".5"
        d="M-36-54q36 6 72 0M-36-40q36 6 72 0M-36-26q36 6 72 0M-36-12q36 6 72 0"
      />
    </At>
  );
}
