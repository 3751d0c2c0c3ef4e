import type { ReactNode } from "react";
import { At } from "#site/illustrations/parts/at.tsx";
import { WaterTower } from "#site/illustrations/parts/buildings/water-tower.tsx";
import { Glow } from "#site/illustrations/parts/landscape/light.tsx";
import { Sky, Streaks } from "#site/illustrations/parts/landscape/sky.tsx";
import { Oak, Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";

const COLUMNS = [446, 506, 634, 694];
const FLOORS = [268, 336, 404];
const WINDOWS = FLOORS.flatMap((y) => COLUMNS.map((x) => `M${x} ${y}h30v44h-30z`)).join("");
const SILLS = FLOORS.flatMap((y) =>
  COLUMNS.map((x) => `M${x - 4} ${y + 44}h38v5h-38zM${x - 4} ${y - 8}h38v6h-38z`),
).join("");

/** Renters: a brick apartment house with one lit window. */
export function Rooms(): ReactNode {
  return (
    <>
      <Sky />
      <Streaks x={250} y={262} scale={0.7} />
      <g fill="var(--scene-far)">
        <path d="M0 440v-44l40-24 40 24v10h60v-40h90v20h70v-50h84v80h420v-50l50-28 50 28v30h96v-40h30v-14h10v14h60v30h100v210H0z" />
        <WaterTower x={950} y={370} scale={0.9} color="var(--scene-far)" />
        <Windbreak x={1000} y={386} />
      </g>
      <path
        fill="var(--scene-middle)"
        d="M0 520V400h60l4-8h140l4 8h40v120zM880 520V378h10l50-30 50 30h10v142zM1040 520V400h160v120z"
      />
      <At x={47} y={41} scale={0.92}>
        <path fill="var(--scene-near)" d="M420 514V240h330v274z" />
        <path fill="var(--scene-middle)" d="M750 514V240l76 22v252z" />
        <path
          fill="var(--scene-detail)"
          d="M408 242v-8l-4-16h352l82 24-4 14-84-20zM416 250h5v10h-5zM446 250h5v10h-5zM476 250h5v10h-5zM506 250h5v10h-5zM536 250h5v10h-5zM566 250h5v10h-5zM596 250h5v10h-5zM626 250h5v10h-5zM656 250h5v10h-5zM686 250h5v10h-5zM716 250h5v10h-5zM744 250h5v10h-5zM520 218l6-20h8l50-16 50 16h8l6 20z"
        />
        <path
          fill="var(--scene-ground)"
          d={`${WINDOWS}M570 300v-36q15-14 30 0v36zM570 380v-50q15-14 30 0v50zM772 296l20 6v40l-20-4zM772 362l20 4v40l-20-3zM772 428l20 2v40l-20-2zM800 304l14 4v40l-14-4zM800 368l14 3v40l-14-3zM800 432l14 1v40l-14-1z`}
        />
        <path fill="var(--scene-far)" d={`${SILLS}M420 466h330v6H420zM750 466l76 2v6l-76-2z`} />
        <Glow x={649} y={358} scale={0.7} />
        <path fill="var(--scene-light)" d="M634 336h30v44h-30z" />
        <path
          fill="var(--scene-ground)"
          d="M634 336v44h3q4-20 3-44zM664 336v44h-3q-4-20-3-44zM643 380q-2-10 4-14l-1-5 3 2h3l3-2-1 6q4 6 1 13 6 0 5-8l2 1q1 8-8 9z"
        />
        <path fill="var(--scene-detail)" d="M556 514v-78h58v78zM546 438l6-14h66l6 14z" />
        <path fill="var(--scene-near)" d="M564 514v-68q21-16 42 0v68z" />
        <path fill="var(--scene-detail)" d="M583 514v-74h4v74zM568 480v-28h12v28zM590 480v-28h12v28z" />
        <path fill="var(--scene-far)" d="M546 508h78v6h6v6h-90v-6h6z" />
      </At>
      <path fill="var(--scene-ground)" d="M0 512l1200-22v70H0z" />
      <path fill="var(--scene-near)" d="M0 536l1200-26v6L0 542z" />
      <g fill="var(--scene-detail)">
        <Oak x={316} y={514} scale={1.24} crownColor="var(--scene-near)" />
        <path d="M870 508v-128h4v128zM866 508l2-20h8l2 20zM856 384q2-10 16-10t16 10v-4q-2-10-16-10t-16 10z" />
      </g>
      <path
        fill="none"
        stroke="var(--scene-detail)"
        strokeWidth="2"
        d="M440 524v-24M470 523v-24M500 522v-24M530 521v-24M436 502l100-3M640 519v-24M670 518v-24M700 517v-24M730 516v-24M636 497l104-3"
      />
    </>
  );
}
