import type { ReactNode } from "react";
import { At } from "../at.tsx";

interface FacadeProps {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  top: "plain" | "stepped" | "arched";
  /** Number of windows on each upper floor. */
  windows: number;
  floors?: number;
  isLit?: boolean;
}

const TOPS: Record<FacadeProps["top"], (width: number) => string> = {
  plain: (width) => `M0 0v-4h${width}v4z`,
  stepped: (width) => {
    const step = Math.round(width / 5);
    return `M0 0v-8h${step}v-9h${step}v-9h${width - 4 * step}v9h${step}v9h${step}v8z`;
  },
  arched: (width) => {
    const side = Math.round(width / 4);
    return `M0 0v-6h${side}q${Math.round(width / 4)}-30 ${width - 2 * side} 0h${side}v6z`;
  },
};

function upperWindows({ width, height, windows, floors = 1 }: FacadeProps): string {
  const pitch = width / windows;
  return Array.from({ length: floors * windows }, (_, index) => {
    const left = Math.round(pitch * ((index % windows) + 0.5)) - 7;
    const sill = 62 - height + 52 * Math.floor(index / windows);
    return `M${left} ${sill}v-30q7-9 14 0v30z`;
  }).join("");
}

/** Brick shop on Main Street, with a shop window, an awning, tall upper windows and a cornice. */
export function Facade(props: FacadeProps): ReactNode {
  const { x, y, width, height, fill, top, isLit = false } = props;
  const brackets = Array.from(
    { length: Math.floor(width / 14) },
    (_, index) => `M${4 + index * 14} ${14 - height}h4v7h-4z`,
  );
  return (
    <At x={x} y={y}>
      <g fill={fill}>
        <path d={`M0 8v${-8 - height}h${width}v${height + 8}z`} />
        <path transform={`translate(0 ${-height})`} d={TOPS[top](width)} />
      </g>
      <path fill="var(--scene-far)" fillOpacity=".6" d={`M${width - 5}-62V${14 - height}h5V-62z`} />
      <path
        fill="var(--scene-detail)"
        d={`M-4 ${14 - height}v-8l-3-6h${width + 14}l-3 6v8z${brackets.join("")}${upperWindows(props)}M6 4v-60h${width - 12}v60z`}
      />
      <path
        fill={isLit ? "var(--scene-light)" : "var(--scene-near)"}
        d={`M12-10v-42h${width - 50}v42zM${width - 30} 4v-56h18V4z`}
      />
      <path
        fill="var(--scene-ground)"
        d={`M2-62l-6 17h${width + 8}l-6-17zM${width - 22} 4v-24h2V4zM${Math.round(width / 2) - 20} -10v-36h2v36z`}
      />
    </At>
  );
}
