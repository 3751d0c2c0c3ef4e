import type { ReactNode } from "react";
import { Courthouse } from "#site/illustrations/parts/buildings/courthouse.tsx";
import { Facade } from "#site/illustrations/parts/buildings/facade.tsx";
import { WaterTower } from "#site/illustrations/parts/buildings/water-tower.tsx";
import { Standing } from "#site/illustrations/parts/figures/people.tsx";
import { Sky, Streaks } from "#site/illustrations/parts/landscape/sky.tsx";
import { Pickup } from "#site/illustrations/parts/vehicles/pickup.tsx";

const near = "var(--scene-near)";
const middle = "var(--scene-middle)";

/** Commercial: the shops of Main Street in the evening, with one still open. */
export function MainStreet(): ReactNode {
  return (
    <>
      <Sky />
      <Streaks x={560} y={250} scale={0.7} />
      <g fill="var(--scene-far)">
        <path d="M0 400l1200-40v160H0z" />
        <Courthouse x={746} y={404} scale={0.88} />
        <WaterTower x={392} y={424} scale={1.2} color="var(--scene-far)" />
      </g>
      <Facade x={-20} y={498} width={130} height={150} fill={near} top="plain" windows={4} />
      <Facade x={110} y={496} width={110} height={132} fill={middle} top="stepped" windows={3} />
      <Facade x={220} y={493} width={120} height={176} fill={near} top="arched" windows={4} floors={2} />
      <Facade x={340} y={490} width={104} height={136} fill={middle} top="stepped" windows={3} />
      <Facade x={444} y={487} width={136} height={186} fill={near} top="plain" windows={4} floors={2} />
      <Facade x={580} y={484} width={116} height={142} fill={middle} top="arched" windows={3} isLit />
      <Facade x={696} y={481} width={100} height={130} fill={near} top="plain" windows={3} />
      <Facade x={796} y={478} width={128} height={180} fill={middle} top="stepped" windows={4} floors={2} />
      <Facade x={924} y={475} width={112} height={138} fill={near} top="arched" windows={3} />
      <Facade x={1036} y={472} width={180} height={166} fill={middle} top="plain" windows={5} floors={2} />
      <path fill={middle} d="M0 498l1200-30v92H0z" />
      <path fill="var(--scene-ground)" d="M0 512l1200-30v78H0z" />
      <path fill="var(--scene-light)" fillOpacity=".55" d="M592 483h66l8 12h-82z" />
      <path fill="var(--scene-light)" fillOpacity=".45" d="M583 497l84-2 30 65H540z" />
      <Pickup x={716} y={516} scale={1.2} />
      <path
        fill="var(--scene-detail)"
        d="M504 506v-94h4v94zM500 506l2-16h8l2 16zM488 418q2-9 18-9t18 9v-3q-2-10-18-10t-18 10zM880 496v-94h4v94zM876 496l2-16h8l2 16zM864 408q2-9 18-9t18 9v-3q-2-10-18-10t-18 10z"
      />
      <g fill="var(--scene-detail)">
        <Standing x={612} y={502} scale={0.9} />
      </g>
    </>
  );
}
