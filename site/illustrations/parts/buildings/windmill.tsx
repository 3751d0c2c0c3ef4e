import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

const SPOKES = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const point = (radius: number, turn: number) =>
    `${Math.round(radius * Math.sin(angle + turn))} ${Math.round(-150 - radius * Math.cos(angle + turn))}`;
  return `M${point(8, 0)}L${point(34, -0.18)}L${point(34, 0.18)}z`;
}).join("");

/** Farm windmill, 185 high, with its vane to the left. */
export function Windmill({ color, ...placement }: Placement & { color: string }): ReactNode {
  return (
    <At {...placement} fill={color}>
      <path
        fill="none"
        stroke={color}
        strokeWidth="3"
        d="M-26 4L-2-150 2-150 26 4M-22-20h44M-17-52h34M-12-84h24M-22-20L17-52M22-20l-39-32 29-32M17-52l-29-32 20-30M12-84L-8-114"
      />
      <path d="M-4-152h-44l-22-14v30l22-12h44z" />
      <path d={SPOKES} />
      <circle cy="-150" r="5" />
    </At>
  );
}
