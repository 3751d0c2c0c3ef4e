import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Outline from the hind foot over the rump, with the tail. */
const HIND = "h-7l1-24q-3-12 0-26 1-10 4-14zM4-62q-6 3-6 12l-1 26q-2 5 0 11h3q2-5 0-11l1-24z";

/** Cow that looks up, 102 long and 74 high. */
export function Cow(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path
        d={`M6-62c20 3 42 2 60-1 5-1 8-4 12-6l-9 3q1-6 10-6h5l14 14 2 7q0 3-3 3h-8q-8 2-9 10-1 6-4 10l-3 6v24h-7l-2-22-4-1-1 23h-6l-2-25q-13 6-27 1l-3 4q-2 8 0 20h-7l-3-17-3 17${HIND}`}
      />
    </At>
  );
}

/** Grazing cow, 104 long and 64 high. */
export function GrazingCow(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path
        d={`M6-62c20 3 42 2 60-1 11 3 20 14 27 28l7-3q0 6-5 8l6 22q0 6-4 7h-6q-3 0-4-4l-6-16q-6-5-9-13-1 6-4 10l-1 24h-7l-2-22-4-1-1 23h-6l-2-25q-10 6-21 1l-3 4q-2 8 0 20h-7l-3-17-3 17${HIND}`}
      />
    </At>
  );
}
