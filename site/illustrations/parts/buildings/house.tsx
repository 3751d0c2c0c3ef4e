import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Farmhouse seen from its corner, 120 wide and 90 high, with one lit window. */
export function House(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path fill="var(--scene-ground)" d="M0 6v-52l26-34 26 34V6zM84-74v-20h12v24z" />
      <path fill="var(--scene-near)" d="M52 6v-52h66V6z" />
      <path fill="var(--scene-detail)" d="M-5-42l31-40h74l24 38H52L27-76-2-39z" />
      <path fill="var(--scene-light)" d="M16-34h18v22H16z" />
      <path fill="var(--scene-ground)" d="M64-32h10v16H64zM92-32h10v16H92zM24-34h2v22h-2zM16-24h18v2H16z" />
    </At>
  );
}
