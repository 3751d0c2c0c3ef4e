import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Crawler crane, 400 wide and 274 high. The boom points left, with a truss on the hook. */
export function Crane(placement: Placement): ReactNode {
  return (
    <At {...placement} fill="var(--scene-detail)">
      <path
        fillRule="evenodd"
        d="M-60 0q-10 0-10-10t10-10H60q10 0 10 10T60 0zM-46-22v-16h100v16zM-40-40v-44h34l8 18h50v26zM-32-74v16h20l-6-16z"
      />
      <path
        fill="none"
        stroke="var(--scene-detail)"
        strokeWidth="3"
        d="M-10-68l-266-206L8-76l-20-66-264-132v72l-54 28m108 0l-54-28M-10-68l-5-24-18 0-5-22-18 4-8-24-18 4-8-24-18 4-8-26-20 6-8-28-18 6-8-26-20 4-8-24"
      />
    </At>
  );
}
