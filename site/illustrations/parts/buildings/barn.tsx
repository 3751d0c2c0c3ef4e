import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Gambrel barn seen from its corner, 250 wide and 168 high. The gable is in shade, the long side in evening light. */
export function Barn({ isLit = false, ...placement }: Placement & { isLit?: boolean }): ReactNode {
  return (
    <At {...placement}>
      <path fill="var(--scene-near)" d="M0 6v-70l12-32 40-30 40 30 12 32V6z" />
      <path fill="var(--scene-middle)" d="M104 6v-70h146V4z" />
      <path fill="var(--scene-far)" fillOpacity=".5" d="M104 6v-66h146v6H110v60z" />
      <path fill="var(--scene-detail)" d="M98-60l-8-36-38-28-38 28-10 36-6-2 11-38 43-34h154l36 30 12 40z" />
      <path
        fill="var(--scene-ground)"
        d="M92-96h142l14 34H104zM136-128v-16l12-8 12 8v16zM42-64h20v-20H42zM130-30h12v-16h-12zM166-30h12v-16h-12zM202-30h12v-16h-12z"
      />
      <path fill={isLit ? "var(--scene-light)" : "var(--scene-ground)"} d="M30 6v-46h46V6z" />
      {isLit ? <path fill="var(--scene-light)" d="M47-69h10v-11H47z" /> : null}
      <path
        fill="none"
        stroke={isLit ? "var(--scene-detail)" : "var(--scene-far)"}
        strokeWidth="2"
        d={`M26-41h54M148-152v-18m-12 6h20l-5-4m5 4l-5 4m-19-8l4 4-4 4${isLit ? "M53 4v-44M30-18h46" : "M30 4v-44h46V4M53 4v-44M30-40L53 4 76-40M30 4l23-44L76 4"}`}
      />
    </At>
  );
}
