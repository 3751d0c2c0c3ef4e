import type { ReactNode } from "react";

/** Position and size of a part in a scene. */
export interface Placement {
  /** Units of the scene's 1200 by 560 view box. The point is where the part meets the ground, unless it says otherwise. */
  x: number;
  y: number;
  scale?: number;
  /** Mirrors the part, so that it faces left. */
  isFlipped?: boolean;
}

interface AtProps extends Placement {
  children: ReactNode;
  fill?: string;
}

/** Places a drawing whose reference point is 0,0. */
export function At({ x, y, scale = 1, isFlipped = false, fill, children }: AtProps): ReactNode {
  const size = isFlipped ? ` scale(${-scale} ${scale})` : scale === 1 ? "" : ` scale(${scale})`;
  return (
    <g transform={`translate(${x} ${y})${size}`} fill={fill}>
      {children}
    </g>
  );
}
