import type { ReactNode } from "react";
import { Glow } from "#site/illustrations/parts/landscape/light.tsx";

/** Houses of a block as a path that starts at the block's upper left corner. */
const BLOCK = "h9v9h-9zm14 2h8v9h-8zm14-2h10v8h-10zm-28 24h8v10h-8zm13 2h11v9h-11zm15-1h8v9h-8z";

/** Upper left corners of the blocks, row by row. */
const BLOCKS = [
  { y: 132, row: [406, 466, 526, 596, 654, 714, 774, 834] },
  { y: 192, row: [346, 406, 466, 654, 714, 774, 834] },
  { y: 252, row: [346, 406, 466, 654, 714, 774] },
  { y: 314, row: [406, 466, 654, 714, 774] },
  { y: 382, row: [406, 466, 654, 714] },
  { y: 440, row: [466, 526, 654] },
];

/** Contact: a plan of the town between its two creeks, with the agency marked. */
export function TownMap(): ReactNode {
  return (
    <>
      <path fill="var(--scene-middle)" d="M0 0h1200v560H0z" />
      <path fill="var(--scene-near)" d="M0 0h236v226H0zM0 400h150v160H0zM924 0h276v150H924zM1000 376h200v184h-200z" />
      <path
        fill="none"
        stroke="var(--scene-far)"
        strokeOpacity=".6"
        strokeWidth="2"
        d="M0 20h236M0 44h236M0 68h236M0 92h236M0 116h236M0 140h236M0 164h236M0 188h236M0 212h236M14 400v160M38 400v160M62 400v160M86 400v160M110 400v160M134 400v160M1000 392h200M1000 416h200M1000 440h200M1000 464h200M1000 488h200M1000 512h200M1000 536h200M944 0v150M968 0v150M992 0v150M1016 0v150M1040 0v150M1064 0v150M1088 0v150M1112 0v150M1136 0v150M1160 0v150M1184 0v150"
      />
      <path
        fill="none"
        stroke="var(--scene-sky-1)"
        strokeWidth="24"
        d="M-20 280q120-30 200 0t120 100 120 90 160 54 180 4 280 60M1220 200q-120 50-190 70t-70 90-110 80-150 90"
      />
      <path fill="none" stroke="var(--scene-detail)" strokeWidth="3" d="M252-10L322 570" />
      <path fill="none" stroke="var(--scene-detail)" strokeWidth="11" strokeDasharray="2 9" d="M252-10L322 570" />
      <g fill="none" stroke="var(--scene-sky-3)">
        <path
          strokeWidth="4"
          d="M330 180h560M330 240h560M330 302h500M390 432h440M450 490h280M336 120v182M396 120v320M456 120v376M516 120v410M704 120v376M764 120v320M824 120v310M884 120v120M644 120v400"
        />
        <path strokeWidth="9" d="M-10 374l1220-14M580-10v580" />
      </g>
      <path
        fill="var(--scene-detail)"
        d={`${BLOCKS.flatMap(({ y, row }) => row.map((x) => `M${x} ${y}${BLOCK}`)).join("")}M556 188h16v22h-16zM556 213h16v16h-16zM554 248h18v12h-18zM556 263h16v28h-16zM588 188h14v14h-14zM588 205h18v24h-18zM588 314h18v18h-18zM588 335h14v16h-14zM588 386h16v18h-16zM588 408h14v14h-14zM556 386h16v32h-16z`}
      />
      <g fill="var(--scene-near)">
        <path d="M588 246h50v50h-50zM524 382h24v42h-24z" />
        <path
          stroke="var(--scene-near)"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray="0 16"
          d="M338 318v46M640 446v50M870 264v80M750 446h90M236 246h50M910 190v160M420 506h90M180 420v120"
        />
      </g>
      <path fill="var(--scene-far)" d="M604 256h18v8h8v14h-8v8h-18v-8h-8v-14h8z" />
      <g fill="var(--scene-far)" stroke="var(--scene-detail)" strokeWidth="2">
        <circle cx="613" cy="271" r="6" />
        <circle cx="300" cy="214" r="8" />
        <circle cx="303" cy="234" r="8" />
        <circle cx="306" cy="254" r="8" />
      </g>
      <Glow x={564} y={340} scale={0.9} />
      <circle cx="564" cy="340" r="9" fill="var(--scene-light)" />
      <circle cx="564" cy="340" r="4" fill="var(--scene-flame)" />
      <g fill="var(--scene-sky-3)">
        <path d="M950 286l-9 34 9-6 9 6zM943 280v-14h3l6 9v-9h3v14h-3l-6-9v9z" />
      </g>
    </>
  );
}
