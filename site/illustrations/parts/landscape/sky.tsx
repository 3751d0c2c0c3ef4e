import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Banded evening sky with stars. Every edge rises from left to right, like the horizon. */
export function Sky(): ReactNode {
  return (
    <>
      <path fill="var(--scene-sky-1)" d="M0 0h1200v560H0z" />
      <g fill="var(--scene-sky-2)">
        <path fillOpacity=".2" d="M0 166c380 12 780-60 1200-76v470H0z" />
        <path fillOpacity=".4" d="M0 246c380 8 780-54 1200-68v382H0z" />
        <path d="M0 300c400 6 800-44 1200-58v318H0z" />
      </g>
      <g fill="var(--scene-sky-3)">
        <path fillOpacity=".5" d="M0 342c400 4 800-38 1200-50v268H0z" />
        <path d="M0 378c400 2 800-34 1200-44v226H0z" />
      </g>
      <path
        fill="var(--scene-paper)"
        fillOpacity=".7"
        d="M140 60h2v2h-2zM262 124h2v2h-2zM330 40h3v3h-3zM424 210h2v2h-2zM470 96h2v2h-2zM560 30h2v2h-2zM612 150h3v3h-3zM700 70h2v2h-2zM770 196h2v2h-2zM824 44h3v3h-3zM880 130h2v2h-2zM960 80h2v2h-2zM1040 30h2v2h-2zM1100 120h2v2h-2zM236 226h2v2h-2zM60 190h2v2h-2z"
      />
    </>
  );
}

/** Long thin clouds, 500 wide, placed by their center. */
export function Streaks(placement: Placement): ReactNode {
  return (
    <At {...placement} fill="var(--scene-sky-1)">
      <path
        fillOpacity=".55"
        d="M-250 5q80-8 160-10 60-8 140-8 90 0 200 10-80 10-210 12-160 4-290-4zM-40 24q70-8 190-8 60 2 90 4-60 8-140 9-90 1-140-5zM-180-22q60-7 130-6 30 1 60 4-50 6-100 6-50 0-90-4z"
      />
    </At>
  );
}

/** Summer cloud, 300 wide and 120 high, lit from the right. */
export function Cumulus(placement: Placement): ReactNode {
  return (
    <At {...placement} fill="var(--scene-sky-3)">
      <path fillOpacity=".75" d="M-40 3l-21-64q9-39 55-35 34-20 60 8 34-6 38 24 28-2 26 26 34 0 30 24 26 2 22 18z" />
      <path
        fill="var(--scene-sky-2)"
        d="M-150 4q-6-18 22-20 2-22 30-20 2-30 36-26 8-30 44-32-16 10-16 28 20-2 22 16 26-4 30 18 22-4 30 14 30-4 34 12 24 2 30 10z"
      />
    </At>
  );
}

/** Sun or moon, placed by its center: a disc in two rings. */
export function Sun(placement: Placement): ReactNode {
  return (
    <At {...placement} fill="var(--scene-paper)">
      <circle r="120" fillOpacity=".2" />
      <circle r="84" fillOpacity=".35" />
      <circle r="52" />
    </At>
  );
}

/** Beams that fan out above a light on the horizon, placed by the light. */
export function Rays({ x, y }: Placement): ReactNode {
  const beams = Array.from({ length: 11 }, (_, index) => {
    const edgePoint = (offset: number) => {
      const angle = ((index - 5 + offset) * Math.PI) / 12;
      return `${Math.round(x + 1300 * Math.sin(angle))} ${Math.round(y - 1300 * Math.cos(angle))}`;
    };
    return `M${x} ${y}L${edgePoint(-0.25)} ${edgePoint(0.25)}z`;
  });
  return <path fill="var(--scene-sky-3)" fillOpacity=".16" d={beams.join("")} />;
}
