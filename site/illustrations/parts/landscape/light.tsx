import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Glow around a light, 160 across, placed by its center. */
export function Glow(placement: Placement): ReactNode {
  return (
    <At {...placement} fill="var(--scene-light)">
      <circle r="80" fillOpacity=".12" />
      <circle r="46" fillOpacity=".2" />
      <circle r="22" fillOpacity=".35" />
    </At>
  );
}

/** Lantern, 60 high, placed by its ring at the top. */
export function HangingLantern(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path fill="none" stroke="var(--scene-detail)" strokeWidth="3" d="M-13 32q-4-30 13-30t13 30" />
      <path fill="var(--scene-light)" d="M-11 26h22q6 14 0 26h-22q-6-12 0-26z" />
      <path fill="var(--scene-flame)" d="M0 30q9 10 0 19-9-9 0-19z" />
      <path fill="var(--scene-detail)" d="M-12 26l5-8v-5H7v5l5 8zM-14 52h28v9h-28zM-1 26h2v6h-2z" />
    </At>
  );
}
