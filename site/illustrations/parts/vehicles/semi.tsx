import type { ReactNode } from "react";
import { At, type Placement } from "../at.tsx";

/** Long-nosed semi-trailer truck, 400 long and 130 high, facing right. */
export function Semi(placement: Placement): ReactNode {
  return (
    <At {...placement}>
      <path fill="var(--scene-near)" d="M0-30v-90h248v90z" />
      <path fill="var(--scene-middle)" d="M0-120h248v8H0z" />
      <path
        fill="var(--scene-ground)"
        d="M256-26v-92q0-6 6-6h40q5 0 7 5l3 9h8q6 0 8 6l9 32 48 5q9 1 9 10v31zM240-34h20v14h-20z"
      />
      <path fill="var(--scene-sky-2)" d="M312-104h8q3 0 4 4l7 28h-19z" />
      <path
        fill="var(--scene-paper)"
        fillOpacity=".8"
        d="M388-62h6v36h-6zM256-50h76l50 2v3h-50l-76-2zM296-28h4v-108h-4zM304-28h4v-104h-4z"
      />
      <path
        fill="var(--scene-detail)"
        d="M0-30h250v6H0zM14-24h96v8H14zM212-24h78v10h-78zM290-26h58v12h-58zM338-26q2-22 26-22t26 22h10v10h-62z"
      />
      <g fill="var(--scene-detail)" stroke="var(--scene-far)" strokeWidth="4">
        <circle cx="34" cy="-15" r="13" />
        <circle cx="66" cy="-15" r="13" />
        <circle cx="232" cy="-15" r="13" />
        <circle cx="264" cy="-15" r="13" />
        <circle cx="364" cy="-15" r="13" />
      </g>
      <path
        fill="var(--scene-light)"
        d="M392-48h6v9h-6zM262-127h5v3h-5zM276-127h5v3h-5zM290-127h5v3h-5zM4-123h5v3H4zM122-123h5v3h-5zM239-123h5v3h-5zM2-42h4v6H2z"
      />
    </At>
  );
}
