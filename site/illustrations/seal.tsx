import type { ReactNode } from "react";

const RAYS = Array.from({ length: 60 }, (_, index) => {
  const angle = (index * Math.PI) / 30;
  const pointAt = (radius: number) =>
    `${Math.round(60 + radius * Math.sin(angle))} ${Math.round(60 - radius * Math.cos(angle))}`;
  return `M${pointAt(index % 2 ? 38 : 34)}L${pointAt(47)}`;
}).join("");

/** Seal in one color: the lantern in a ring of rays. */
export function Seal(): ReactNode {
  return (
    <svg
      viewBox="0 0 120 120"
      width="120"
      height="120"
      fill="none"
      stroke="currentcolor"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="60" cy="60" r="58" strokeWidth="2" />
      <circle cx="60" cy="60" r="54" strokeWidth="4" strokeDasharray="1 2" />
      <circle cx="60" cy="60" r="50" />
      <path d={RAYS} />
      <path strokeWidth="2" d="M52 46c-5-22 21-22 16 0M45 75V56l8-9m22 28V56l-8-9" />
      <path
        fill="currentcolor"
        stroke="none"
        fillRule="evenodd"
        d="M49 50l6-6v-5h10v5l6 6zM52 52h16q8 9 0 21H52q-8-12 0-21zm8 4q-9 9 0 14 9-5 0-14zM45 75h30l3 7H42z"
      />
    </svg>
  );
}
