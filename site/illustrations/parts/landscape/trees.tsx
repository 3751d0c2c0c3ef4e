import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Windbreak of trees, 190 wide and 50 high. */
export function Windbreak(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path d="M0 6v-6q0-9 8-9 1-9 11-8 5-10 17-6 6-12 20-8 12-4 18 6 8-4 13 3 5-6 11-3l4-14 5-13 5 14 4 14 6-8 5-11 5 13 4 10q8-5 14 1 8-6 15 0 9-1 9 9 8 2 7 10v6z" />
    </At>
  );
}

const CROWN =
  "M-84-62q-14-2-12-16 0-14 16-14 0-10 12-12-10-14 4-24 6-8 18-6 2-20 26-20 10-18 32-10 18-12 34 2 18-2 22 16 18 0 18 18 16 2 14 20 18 4 16 20 0 14-14 14-8 12-28 10-10-2-14-8-10 10-26 8-8-2-12-8-10 8-26 6-10-2-14-6-18 16-46 4-14 8-20 6z";

/** Old oak, 200 wide and 160 high, with evening light on its crown. */
export function Oak({ crownColor, ...placement }: Placement & { crownColor: string }): ReactNode {
  return (
    <At {...placement}>
      <path d="M-14 6q10-28 6-60l-34-26 4-4 34 20-4-40h6l6 40 32-34 5 3-28 42q-5 34 12 59z" />
      <path fill={crownColor} d={CROWN} />
      <path transform="translate(-7 5)" d={CROWN} />
      <path
        fill={crownColor}
        d="M-36-92q14-16 34-8-16 0-34 8zM20-112q16-14 36-2-18-4-36 2zM-52-118q10-14 26-10-14 2-26 10zM36-80q14-10 30-2-14 0-30 2z"
      />
    </At>
  );
}

/** Lombardy poplar, 100 high. */
export function Poplar(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path d="M-3 4v-8c-12-8-14-42-4-72 2-10 4-18 7-24 4 6 6 14 8 24 10 30 7 64-4 72v8z" />
    </At>
  );
}

/** Spruce, 100 high. */
export function Spruce(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path d="M-3 4v-8l-23 3 13-20-9 1 13-22-8 1L-6-66l-5 1L0-100l11 35-5-1 11 25-8-1L22-20l-9-1L26-1 3-4v8z" />
    </At>
  );
}
