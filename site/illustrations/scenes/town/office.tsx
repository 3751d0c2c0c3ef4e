import type { ReactNode } from "react";
import { At } from "#site/illustrations/parts/at.tsx";
import { Courthouse } from "#site/illustrations/parts/buildings/courthouse.tsx";
import { Facade } from "#site/illustrations/parts/buildings/facade.tsx";
import { Sitting } from "#site/illustrations/parts/figures/people.tsx";
import { Glow, HangingLantern } from "#site/illustrations/parts/landscape/light.tsx";
import { Sky, Streaks } from "#site/illustrations/parts/landscape/sky.tsx";
import { Windbreak } from "#site/illustrations/parts/landscape/trees.tsx";

/** Agency: its front on Main Street, with the lantern by the door. */
export function Office(): ReactNode {
  return (
    <>
      <Sky />
      <Streaks x={880} y={250} scale={0.7} />
      <g fill="var(--scene-far)">
        <path d="M0 440l1200-60v160H0z" />
        <Courthouse x={900} y={420} scale={0.8} />
        <Windbreak x={960} y={396} />
      </g>
      <At x={-60} y={520} scale={1.4}>
        <Facade x={0} y={0} width={136} height={132} fill="var(--scene-near)" top="plain" windows={4} />
      </At>
      <At x={130} y={516} scale={1.4}>
        <Facade x={0} y={0} width={120} height={160} fill="var(--scene-middle)" top="stepped" windows={3} />
      </At>
      <At x={784} y={506} scale={1.4}>
        <Facade x={0} y={0} width={110} height={128} fill="var(--scene-middle)" top="plain" windows={3} />
      </At>
      <At x={938} y={500} scale={1.4}>
        <Facade x={0} y={0} width={200} height={144} fill="var(--scene-near)" top="arched" windows={5} />
      </At>
      <path fill="var(--scene-near)" d="M300 520V236h480v276z" />
      <path fill="var(--scene-far)" fillOpacity=".5" d="M770 512V250h10v262z" />
      <path
        fill="var(--scene-detail)"
        d="M288 240v-8l-6-10h518l-6 10v8zM308 240h7v10h-7zM344 240h7v10h-7zM380 240h7v10h-7zM416 240h7v10h-7zM452 240h7v10h-7zM488 240h7v10h-7zM524 240h7v10h-7zM560 240h7v10h-7zM596 240h7v10h-7zM632 240h7v10h-7zM668 240h7v10h-7zM704 240h7v10h-7zM740 240h7v10h-7zM440 222q100-30 200 0z"
      />
      <path
        fill="var(--scene-ground)"
        d="M340 330v-46q18-20 36 0v46zM410 330v-46q18-20 36 0v46zM522 330v-46q18-20 36 0v46zM634 330v-46q18-20 36 0v46zM704 330v-46q18-20 36 0v46z"
      />
      <path
        fill="var(--scene-far)"
        d="M336 330h44v6h-44zM406 330h44v6h-44zM518 330h44v6h-44zM630 330h44v6h-44zM700 330h44v6h-44z"
      />
      <path fill="var(--scene-detail)" d="M314 520V360h452v152z" />
      <path fill="var(--scene-light)" d="M332 480v-92h232v92zM640 506v-92h56v92zM640 404v-22h56v22z" />
      <path fill="var(--scene-flame)" fillOpacity=".5" d="M332 388h232v22H332z" />
      <g fill="var(--scene-ground)">
        <path d="M332 480v-8h232v8zM446 388h5v92h-5zM398 446h44v4h-4v24h-3v-24h-30v24h-3v-24h-4zM420 446v-16h4v16zM410 432q12-22 24 0zM480 474v-40h60v40zM486 446h48v-3h-48z" />
        <Sitting x={384} y={476} scale={1.1} />
        <path d="M640 506v-30h56v30zM648 468v-46h40v46zM640 414h56v-3h-56z" />
      </g>
      <path fill="var(--scene-light)" d="M652 464v-38h32v38z" />
      <path fill="var(--scene-ground)" d="M306 362h270l12 30H294z" />
      <path
        fill="var(--scene-far)"
        d="M340 362h30l-2 30h-34zM406 362h32l2 30h-36zM474 362h32l4 30h-36zM542 362h34l12 30h-34z"
      />
      <path fill="none" stroke="var(--scene-detail)" strokeWidth="4" d="M766 372h-50M766 396q-30-2-36-24" />
      <Glow x={732} y={420} scale={1.1} />
      <HangingLantern x={732} y={374} scale={1.1} />
      <path fill="var(--scene-middle)" d="M0 530l1200-34v64H0z" />
      <path fill="var(--scene-light)" fillOpacity=".5" d="M640 512h110l30 18H640zM332 520l232-6 10 14-260 8z" />
      <path fill="var(--scene-ground)" d="M0 546l1200-34v50H0z" />
      <path
        fill="var(--scene-far)"
        d="M390 516h130v5H390zM398 544v-28h5v28zM507 540v-24h5v24zM390 500h130v5H390zM390 508h130v4H390zM398 516v-20h5v20zM507 516v-20h5v20z"
      />
    </>
  );
}
