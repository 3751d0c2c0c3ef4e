import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Old row-crop tractor with a driver, 120 long and 110 high, facing right. */
export function RowCropTractor(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path
        fill="var(--scene-near)"
        d="M22-58h14l6-8 60 6q8 1 8 10v22H96v8H20zM70-64v-32h-3l2-4h6v36zM86-62v-14h5v14z"
      />
      <path
        fill="var(--scene-detail)"
        d="M-8-66q4-12 18-12 18 0 26 14l-6 2Q22-72 10-71-2-70-4-64zM0-82l16-2 3 12H2zM92-28l10-2 4 16h-8zM44-66l-8-16 3-2 9 18zM96-54h8v22h-8zM0-84v-16l3-1 1 17z"
      />
      <path
        fill="var(--scene-ground)"
        d="M6-82l-2-18q0-9 8-10-3-6 0-10h-3v-3h4q1-5 6-5t6 5l6 2-7 2q1 6-3 9 6 2 8 8l10 10-3 4-12-6-2 8 12 4 4 18h-6l-3-14z"
      />
      <g fill="var(--scene-detail)" stroke="var(--scene-detail)">
        <circle cx="10" cy="-34" r="32" strokeWidth="5" strokeDasharray="7 5" />
        <circle cx="102" cy="-15" r="14" strokeWidth="3" strokeDasharray="5 4" />
      </g>
      <g fill="none" stroke="var(--scene-far)" strokeWidth="3">
        <circle cx="10" cy="-34" r="21" />
        <circle cx="102" cy="-15" r="8" />
        <path d="M10-40v12M4-34h12" />
      </g>
      <path fill="var(--scene-light)" d="M108-58h7v9h-7z" />
    </At>
  );
}
