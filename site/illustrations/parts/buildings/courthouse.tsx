import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** County courthouse with a dome, 200 wide and 200 high, in the fill of its parent. */
export function Courthouse(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path d="M-100 4v-70h-4v-8h64v-8l40-20 40 20v8h64v8h-4V4zM-36-100v-22h-4v-6h8v-24h64v24h8v6h-4v22zM-34-150q2-28 28-36v-10h-3v-3h18v3h-3v10q26 8 28 36zM-5-198L0-214l5 16z" />
      <path
        fill="var(--scene-ground)"
        fillOpacity=".4"
        d="M-34-4v-58h7v58zM-17-4v-58h7v58zM0-4v-58h7v58zM17-4v-58h7v58zM-88-10v-40h8v40zM-66-10v-40h8v40zM58-10v-40h8v40zM80-10v-40h8v40zM-26-130v-18h6v18zM-9-130v-18h6v18zM8-130v-18h6v18zM22-130v-18h6v18z"
      />
    </At>
  );
}
