import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Old round-fendered pickup, 126 long and 58 high, facing right. */
export function Pickup(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path fill="var(--scene-ground)" d="M0-12v-24h48l4-16q2-6 8-6h22q6 0 9 6l8 15 18 2q8 2 8 10v13z" />
      <path fill="var(--scene-sky-2)" d="M57-37l3-11q1-4 4-4h9v15zM77-52h5q4 0 6 4l6 11H77z" />
      <path fill="var(--scene-detail)" d="M-3-12h132v5H-3zM10-12q2-18 17-18t17 18zM82-12q2-18 17-18t17 18z" />
      <g fill="var(--scene-detail)" stroke="var(--scene-far)" strokeWidth="3">
        <circle cx="27" cy="-11" r="9" />
        <circle cx="99" cy="-11" r="9" />
      </g>
    </At>
  );
}
