import type { ReactNode } from "react";
import { Elevator } from "./parts/buildings/elevator.tsx";
import { Fence } from "./parts/landscape/fence.tsx";
import { Windbreak } from "./parts/landscape/trees.tsx";

/** Horizon at night above the footer, with a lantern at the fence. Its lower edge has the footer's color. */
export function FooterNight(): ReactNode {
  return (
    <svg
      className="footer-night"
      viewBox="0 0 1200 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="var(--scene-night)">
        <g opacity=".5">
          <path d="M0 72c300-4 500-4 700-14s360-20 500-24v96H0z" />
          <Elevator x={468} y={64} scale={0.27} />
          <Windbreak x={516} y={64} scale={0.28} />
          <Windbreak x={860} y={52} scale={0.24} />
        </g>
        <path d="M0 86c300-4 500-6 700-14s360-20 500-24v90H0z" />
      </g>
      <g fill="var(--scene-light)">
        <circle cx="686" cy="88" r="30" fillOpacity=".14" />
        <circle cx="686" cy="88" r="18" fillOpacity=".3" />
        <path d="M681 82h10q5 7 0 14h-10q-5-7 0-14z" />
      </g>
      <path
        fill="var(--night)"
        d="M679 81l5-5v-3h4v3l5 5zM678 96h16v4h-16zM672 68h15v5h-2v-2h-13zM669 62h4v50h-4zM0 116c300-4 500-6 700-14s360-20 500-22v40H0z"
      />
      <Fence
        from={{ x: -14, y: 117, height: 24 }}
        to={{ x: 1218, y: 80, height: 22 }}
        count={22}
        color="var(--night)"
      />
    </svg>
  );
}
