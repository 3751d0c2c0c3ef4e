import type { ReactNode } from "react";
import { Barn } from "../parts/buildings/barn.tsx";
import { Elevator } from "../parts/buildings/elevator.tsx";
import { GrainBin } from "../parts/buildings/grain-bin.tsx";
import { House } from "../parts/buildings/house.tsx";
import { WaterTower } from "../parts/buildings/water-tower.tsx";
import { Windmill } from "../parts/buildings/windmill.tsx";
import { Fence } from "../parts/landscape/fence.tsx";
import { Furrows, Grass } from "../parts/landscape/land.tsx";
import { Glow } from "../parts/landscape/light.tsx";
import { Sky, Streaks } from "../parts/landscape/sky.tsx";
import { Poplar, Windbreak } from "../parts/landscape/trees.tsx";

/** Home: the prairie at dusk, a distant town, and a farmhouse with a lit window. */
export function Horizon(): ReactNode {
  return (
    <>
      <Sky />
      <Streaks x={900} y={232} />
      <Streaks x={350} y={322} scale={0.7} />
      <path
        fill="var(--scene-paper)"
        d="M492 232a20 20 0 1 1-22 28 17 17 0 1 0 22-28zM444 226l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
      />
      <g fill="var(--scene-far)">
        <path d="M0 420c140-6 220-14 330-14s220-6 380-10 330-14 490-22v186H0z" />
        <Elevator x={286} y={408} scale={0.42} />
        <WaterTower x={262} y={410} scale={0.36} color="var(--scene-far)" />
        <Windbreak x={350} y={408} scale={0.5} />
        <path d="M432 408v-20l4-22 4 22v6l14 10v8z" />
        <Windbreak x={450} y={406} scale={0.3} />
        <Windbreak x={960} y={388} scale={0.44} />
        <Windbreak x={70} y={418} scale={0.36} />
      </g>
      <path fill="var(--scene-middle)" fillOpacity=".5" d="M0 440c240-2 440-20 660-30s380-16 540-28v120H0z" />
      <Windmill x={880} y={414} scale={0.62} color="var(--scene-near)" />
      <g fill="var(--scene-near)">
        <Windbreak x={486} y={426} scale={0.72} />
        <Poplar x={572} y={428} scale={0.86} />
        <Poplar x={590} y={428} scale={1.08} />
        <Poplar x={608} y={428} scale={0.92} />
      </g>
      <GrainBin x={838} y={418} scale={0.54} />
      <Barn x={690} y={422} scale={0.56} />
      <House x={600} y={428} scale={0.84} />
      <Glow x={621} y={409} scale={0.6} />
      <path fill="var(--scene-middle)" d="M0 458c240 2 420-22 640-34 200-10 380-16 560-28v166H0z" />
      <Furrows x={672} y={421} step={96} bow={70} fill="var(--scene-near)" />
      <path
        fill="var(--scene-far)"
        d="M626 425c-10 24-70 40-120 62s-110 46-120 73h170c-20-40 40-62 60-86s22-34 26-50z"
      />
      <path fill="var(--scene-light)" fillOpacity=".5" d="M612 427h14l-4 16-34 18z" />
      <path fill="var(--scene-ground)" d="M0 524c140-4 260 10 380 40H0zM1200 486c-200 14-330 40-420 78h420z" />
      <Fence
        from={{ x: 800, y: 566, height: 62 }}
        to={{ x: 1220, y: 484, height: 34 }}
        count={10}
        color="var(--scene-detail)"
      />
      <Grass x={300} y={556} color="var(--scene-detail)" />
      <Grass x={214} y={560} scale={1.3} color="var(--scene-detail)" />
    </>
  );
}
