import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Horizontal vessel, 260 long and 86 high, lit from above. */
function Vessel(): ReactNode {
  return (
    <>
      <path fill="var(--scene-middle)" d="M34-86h192q34 4 34 34t-34 34H34Q0-22 0-52t34-34z" />
      <path fill="var(--scene-near)" d="M1-46h258q-3 26-33 28H34Q4-20 1-46z" />
      <path fill="var(--scene-paper)" fillOpacity=".75" d="M34-82h192q12 2 20 12H14q8-10 20-12z" />
      <path
        fill="none"
        stroke="var(--scene-ground)"
        strokeWidth="2"
        d="M34-86q-14 34 0 68M226-86q14 34 0 68M76-86v68M184-86v68"
      />
    </>
  );
}

/** Propane tank on two saddles, 260 long and 100 high. */
export function BulletTank(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path fill="var(--scene-detail)" d="M46 6l6-42h22l6 42zM180 6l6-42h22l6 42zM116-84v-16h28v16zM62-84v-10h12v10z" />
      <Vessel />
    </At>
  );
}

/** Propane truck, 190 long and 72 high, facing right. */
export function TankTruck(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <At x={0} y={-10} scale={0.48}>
        <Vessel />
      </At>
      <path fill="var(--scene-ground)" d="M128-12v-46q0-6 6-6h20q6 0 9 6l8 18 12 3q5 1 5 8v17z" />
      <path fill="var(--scene-sky-2)" d="M140-42v-15h12q4 0 6 4l5 11z" />
      <path fill="var(--scene-detail)" d="M0-20h190v9H0z" />
      <g fill="var(--scene-detail)" stroke="var(--scene-far)" strokeWidth="3">
        <circle cx="30" cy="-10" r="9" />
        <circle cx="54" cy="-10" r="9" />
        <circle cx="164" cy="-10" r="9" />
      </g>
    </At>
  );
}

/** Upright fuel tank with a stair, 124 wide and 156 high. */
export function StorageTank(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path fill="var(--scene-middle)" d="M-60 6v-136q60-22 120 0V6z" />
      <path fill="var(--scene-near)" d="M-60 6v-136q20-7 40-9V6z" />
      <path fill="var(--scene-far)" d="M24 6v-145q14 2 24 5V6z" />
      <path fill="var(--scene-detail)" d="M-62-128q62-24 124 0v5q-62-22-124 0zM-8-146v-10H8v10z" />
      <path
        fill="none"
        stroke="var(--scene-detail)"
        strokeWidth="2"
        d="M-60-10q70-20 120-110M-60-24q64-18 112-102M-44-30v18M-28-37v17M-12-46v17M4-58v18M20-74v20M36-94v22M-60-60q60 10 120 0M-60-94q60 8 120 0"
      />
    </At>
  );
}
