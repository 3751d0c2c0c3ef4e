import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Grain leg, 220 high, with a spout on each side. */
export function GrainLeg(placement: Placement): ReactNode {
  return (
    <At {...placement} fill="var(--scene-ground)">
      <path d="M-12-220l8-10H6l8 10v12h-6V6h-5v-214h-4V6h-5v-214h-6z" />
      <path
        fill="none"
        stroke="var(--scene-ground)"
        strokeWidth="3"
        d="M-6-206L-62-118M8-206l60 90M-6-20L8-50-6-80l14-30-14-30 14-30-14-30"
      />
    </At>
  );
}
