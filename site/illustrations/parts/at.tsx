import type { ReactNode } from "react";

/** Where a part stands: its foot, in units of the scene, and its size against its drawing. */
export interface Placement {
  x: number;
  y: number;
  scale?: number;
  /** Whether it looks to the left. */
  isFlipped?: boolean;
}

interface AtProps extends Placement {
  children: ReactNode;
  fill?: string;
}

/** Puts a drawing whose foot is at 0,0 at its place. */
export function At({ x, y, scale = 1, isFlipped: flipped = false, fill, children }: AtProps): ReactNode {
  const size = flipped ? ` scale(${-scale} ${scale})` : scale === 1 ? "" : ` scale(${scale})`;
  return (
    <g transform={`translate(${x} ${y})${size}`} fill={fill}>
      {children}
    </g>
  );
}
