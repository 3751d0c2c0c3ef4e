import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Water tower, 150 high. */
export function WaterTower({ color, ...placement }: Placement & { color: string }): ReactNode {
  return (
    <At {...placement} fill={color}>
      <path d="M-3 4v-84h6V4zM-28-88v-34L0-146l28 24v34q-10 16-28 16t-28-16zM-32-100h64v5h-64zM-1-144v-12h2v12z" />
      <path
        fill="none"
        stroke={color}
        strokeWidth="3"
        d="M-26-90L-36 4M26-90L36 4M-12-78L-14 4M12-78L14 4M-32-36h64M-29-62L32-36M29-62L-32-36M-34-6L32-36M34-6L-32-36"
      />
    </At>
  );
}
