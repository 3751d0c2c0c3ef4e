import type { ReactNode } from "react";
import { Standing } from "#site/illustrations/parts/figures/people.tsx";
import { Glow } from "#site/illustrations/parts/landscape/light.tsx";
import { Sky, Streaks } from "#site/illustrations/parts/landscape/sky.tsx";
import { Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";
import { Crane } from "#site/illustrations/parts/vehicles/crane.tsx";
import { Pickup } from "#site/illustrations/parts/vehicles/pickup.tsx";

/** Bents of the frame, one behind the other. */
const BENTS = Array.from(
  { length: 8 },
  (_, index) =>
    `M${404 + index * 42} ${496 - index * 4}v-124l76-66 76 66v124m0-124h-152m76 0v-66m-38 190v-158m76 0v158`,
);

/** Contractors: the frame of a house with a lamp inside, and a crane above it. */
export function JobSite(): ReactNode {
  return (
    <>
      <Sky />
      <Streaks x={290} y={256} scale={0.9} />
      <g fill="var(--scene-far)">
        <path d="M0 424c300-14 500-8 700-26s360-30 500-34v200H0z" />
        <Windbreak x={170} y={420} scale={0.8} />
        <Windbreak x={1000} y={384} scale={0.8} />
      </g>
      <path fill="var(--scene-middle)" d="M0 462c400-10 800-34 1200-52v150H0z" />
      <path fill="var(--scene-near)" d="M614 284l148-14 76 66-148 14z" />
      <path fill="none" stroke="var(--scene-near)" strokeWidth="5" d={BENTS.slice(4).join("")} />
      <Glow x={478} y={420} scale={1.1} />
      <path
        fill="none"
        stroke="var(--scene-detail)"
        strokeWidth="5"
        d={`${BENTS.slice(0, 4).join("")}M404 372l294-28M480 306l294-28M556 372l294-28M442 340l126-12M518 340l126-12`}
      />
      <path fill="var(--scene-light)" d="M468 412h20l6 14h-32z" />
      <g fill="var(--scene-detail)">
        <path d="M477 374h2v40h-2z" />
        <Standing x={520} y={302} scale={0.62} />
        <Standing x={584} y={330} scale={0.62} />
        <path d="M620 502l34-110h5l-33 110zM640 500l34-110h5l-33 110z" />
      </g>
      <Crane x={932} y={480} />
      <path
        fill="none"
        stroke="var(--scene-detail)"
        strokeWidth="2"
        d="M628 504l34-110M632 480h12M638 460h12M644 440h12M650 420h12"
      />
      <path fill="var(--scene-near)" d="M0 504c400-8 800-30 1200-48v108H0z" />
      <path fill="var(--scene-light)" fillOpacity=".45" d="M420 500l116-4 40 20-190 8z" />
      <path fill="var(--scene-ground)" d="M0 526c400-8 800-30 1200-48v82H0z" />
      <Pickup x={216} y={514} scale={1.1} />
      <path
        fill="var(--scene-detail)"
        d="M690 506l150-8v-6l-150 8zM696 498l136-8v-6l-136 8zM690 490l150-8v-6l-150 8zM704 512v-8h8v7zM816 506v-8h8v7z"
      />
    </>
  );
}
