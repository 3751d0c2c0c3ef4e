import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Concrete grain elevator, 150 wide and 170 high, in the fill of its parent. */
export function Elevator(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path d="M0 6v-112h30v-44h8v-18h40v18h8v44h58V6zM150 6v-74h26l14 14V6z" />
      <path
        fill="var(--scene-ground)"
        fillOpacity=".35"
        d="M0 6v-112h10V6zM30 6v-156h8v-18h10V6zM58 6v-112h10V6zM86 6v-112h10V6zM114 6v-112h10V6z"
      />
    </At>
  );
}
