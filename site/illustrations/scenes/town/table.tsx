import type { ReactNode } from "react";
import { WaterTower } from "#site/illustrations/parts/buildings/water-tower.tsx";
import { Sitting, Standing } from "#site/illustrations/parts/figures/people.tsx";
import { Sky } from "#site/illustrations/parts/landscape/sky.tsx";
import { Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";
import { Pickup } from "#site/illustrations/parts/vehicles/pickup.tsx";

/** Restaurants: the window of a diner at night. */
export function Table(): ReactNode {
  return (
    <>
      <Sky />
      <g fill="var(--scene-far)">
        <path d="M0 420l1200-40v120H0z" />
        <path d="M90 440v-66l22-24 22 24v66zM150 440v-50h60v50zM980 400v-62h60l8-10 8 10v62z" />
        <Windbreak x={10} y={422} />
        <Windbreak x={1040} y={392} scale={1.2} />
        <WaterTower x={936} y={400} scale={1.05} color="var(--scene-far)" />
      </g>
      <path fill="var(--scene-middle)" d="M0 460l1200-36v100H0z" />
      <path fill="var(--scene-near)" d="M250 502V344q2-34 50-38h548q60 4 62 60v136z" />
      <path fill="var(--scene-detail)" d="M238 344q4-50 66-52h546q66 4 74 52z" />
      <path fill="var(--scene-far)" d="M300 304q2-6 12-6h530q30 2 46 8z" />
      <path fill="var(--scene-light)" d="M268 448v-92h624v92z" />
      <path fill="var(--scene-flame)" fillOpacity=".45" d="M268 356h624v30H268z" />
      <g fill="var(--scene-ground)">
        <path d="M268 448v-10h624v10zM700 438v-26h192v-6H694v32z" />
        <Sitting x={318} y={440} scale={1.1} />
        <Sitting x={396} y={440} scale={1.1} isFlipped />
        <Sitting x={548} y={440} scale={1.1} />
        <Standing x={786} y={440} scale={1.2} />
        <path d="M333 412h48v4h-21v24h-6v-24h-21zM563 412h48v4h-21v24h-6v-24h-21zM640 440v-26q0-4 4-4t4 4v26zM722 440v-16h-8v-4h20v4h-8v16zM850 440v-16h-8v-4h20v4h-8v16zM572 412v-8h7v8z" />
        <path d="M356 356v16h2v-16zM586 356v16h2v-16zM792 356v12h2v-12zM344 382q13-22 26 0zM574 382q13-22 26 0zM780 378q13-22 26 0zM842 394h50v3h-50zM850 394v-12h5v12zM860 394v-16h5v16zM872 394v-10h6v10z" />
        <path d="M264 352h6v100h-6zM440 352h8v100h-8zM668 352h8v100h-8zM890 352h6v100h-6z" />
      </g>
      <path fill="var(--scene-light)" d="M454 356h30v90h-30z" />
      <path fill="var(--scene-ground)" d="M448 350h42v152h-42zM456 360v80h26v-80z" fillRule="evenodd" />
      <path
        fill="none"
        stroke="var(--scene-paper)"
        strokeOpacity=".6"
        strokeWidth="2"
        d="M250 462h196M492 462h418M250 472h196M492 472h418M250 482h196M492 482h418"
      />
      <path fill="var(--scene-detail)" d="M546 300v-34h5v34zM646 300v-34h5v34zM520 272v-62h158l22 31-22 31z" />
      <path
        fill="var(--scene-light)"
        d="M538 224h28v8h-19v5h15v8h-15v6h19v8h-28zM574 259l13-35h11l13 35h-9l-3-8h-13l-3 8zM614 224h34v8h-12v27h-9v-27h-13z"
      />
      <path fill="var(--scene-ground)" d="M0 506l1200-20v74H0z" />
      <path fill="var(--scene-near)" d="M436 502h66l6 10h-78z" />
      <path
        fill="var(--scene-light)"
        fillOpacity=".45"
        d="M270 508h160l-8 8H256zM510 508h380l20 8H512zM290 524h120v4H290zM540 524h310v5H540zM330 538h60v3h-60zM590 538h200v3H590z"
      />
      <Pickup x={96} y={514} scale={1.05} />
    </>
  );
}
