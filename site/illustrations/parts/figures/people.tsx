import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Standing person, 50 high. */
export function Standing(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path d="M-6 2l1-24-3-1-1-12q1-6 6-7-2-3-1-6h8q1 3-1 6 5 1 6 7l-1 12-3 1 1 24H2L0-16-2 2zM-7-47h14v-2H4q-1-5-4-5t-4 5h-3z" />
    </At>
  );
}

/** Person who sits at a table on the right, 40 high. */
export function Sitting(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path d="M-8 0v-22q0-9 7-10-3-3-2-7 2-4 6-4t5 5q1 4-2 7 5 2 6 8l8 4-1 4-12-3-1 9v9z" />
    </At>
  );
}
