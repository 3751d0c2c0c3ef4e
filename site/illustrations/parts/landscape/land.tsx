import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

interface FurrowsProps {
  /** Vanishing point on the horizon. */
  x: number;
  y: number;
  /** Distance between rows at the lower edge of the scene. */
  step: number;
  fill: string;
  /** Bend of the rows to the left. */
  bow?: number;
}

/** Rows of a field that meet at the horizon. */
export function Furrows({ x, y, step, fill, bow = 0 }: FurrowsProps): ReactNode {
  const count = Math.floor(3600 / step);
  const width = Math.round(step / 2);
  const middle = Math.round((560 - y) / 2);
  const rows = Array.from({ length: count }, (_, index) => {
    const foot = index * step - 1200;
    if (bow === 0) return `M${x} ${y}L${foot} 560h${width}z`;
    const side = Math.round((x + foot) / 2) - bow;
    return `M${x} ${y}Q${side} ${y + middle} ${foot} 560h${width}Q${side + Math.round(width / 2)} ${y + middle} ${x} ${y}z`;
  });
  return <path fill={fill} d={rows.join("")} />;
}

/** Tall bluestem with seed heads, 120 wide and 110 high. */
export function Grass({ color, ...placement }: Placement & { color: string }): ReactNode {
  return (
    <At {...placement} fill={color}>
      <path
        fill="none"
        stroke={color}
        strokeWidth="2"
        d="M-8 6q-4-50-26-78M0 6q-2-60 8-104M6 6q6-44 30-70M-14 6q-10-30-36-42M12 6q12-26 40-34M-2 6q-8-70-14-88M10 6q4-60 22-92M-22 6q-10-16-26-18"
      />
      <path d="M-34-72q-8-6-9-18 8 8 9 18zm0 0q0-12-3-24 8 10 3 24zM8-98q-6-8-4-20 5 8 4 20zm0 0q2-10 8-18 0 12-8 18zM32-86q-3-10 2-20 4 10-2 20zm0 0q4-8 12-14-2 10-12 14zM-16-82q-7-7-7-18 7 8 7 18zM36-64q6-8 14-10-4 10-14 10zM-20 6q-4-26-16-40 16 14 20 40 2-34 8-56 0 36 0 56 8-24 20-36-14 18-14 36z" />
    </At>
  );
}
