/** Time to publish one changed page, with a new process and with one that keeps running. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { changeTitle } from "../support/generate-export.ts";
import { median, type Usage } from "../support/measure.ts";
import { measureCommand } from "../support/measure-command.ts";
import type { Peer, Watcher } from "./peer.ts";
import { CHANGED_PAGE } from "./watchers.ts";

const ROUNDS = 5;
/** Changes before the measured ones. The first one can be part of the build with which a process starts. */
const WARM_UP_ROUNDS = 2;
/** Time in which a process that has finished its work uses no CPU. */
const IDLE_MS = 500;

interface ChangedPage {
  peer: Peer;
  /** Runs of a new process. */
  cold: Usage[];
  /** Median time of each process that keeps running, in milliseconds. */
  watched: readonly (Pick<Watcher, "mode" | "isPreview"> & { medianMs: number })[];
}

/** Measures every peer that can build a site again. All of them must have built it. */
export async function measureChangedPage(peers: readonly Peer[]): Promise<ChangedPage[]> {
  const results: ChangedPage[] = [];
  for (const peer of peers) {
    if (peer.source === undefined) continue;
    // Otherwise a peer would wait for the writes of the one before.
    execFileSync("sync");
    const cold = await runCold(peer, peer.source);
    const watched = [];
    for (const watch of peer.watchers ?? []) watched.push(await runWatcher(await watch(peer)));
    results.push({ peer, cold, watched });
  }
  return results;
}

async function runCold(peer: Peer, source: string): Promise<Usage[]> {
  const usages: Usage[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await changeTitle(source, CHANGED_PAGE, `change ${round}`);
    usages.push(await measureCommand(peer.rebuild ?? peer.build));
  }
  return usages;
}

async function runWatcher(watcher: Watcher): Promise<ChangedPage["watched"][number]> {
  const times: number[] = [];
  try {
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      const start = performance.now();
      await watcher.publish(`published ${round}`);
      if (round >= WARM_UP_ROUNDS) times.push(performance.now() - start);
      await waitUntilIdle(watcher.pid);
    }
  } finally {
    await watcher.stop();
  }
  return { mode: watcher.mode, isPreview: watcher.isPreview, medianMs: median(times) };
}

/** Waits until a process has finished what follows a change, such as building the other pages again. */
async function waitUntilIdle(pid: number | undefined): Promise<void> {
  let before: number;
  let after = readCpuMs(pid);
  do {
    before = after;
    await sleep(IDLE_MS);
    after = readCpuMs(pid);
  } while (after > before + IDLE_MS / 10);
}

/** Returns the CPU time of a process: `utime` and `stime` in proc_pid_stat(5), in ticks of 10 ms. */
function readCpuMs(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return 10 * (Number(user) + Number(system));
}

export function changedPageTable(results: readonly ChangedPage[]): string {
  const rows = results.map(({ peer, cold, watched }) => {
    const walls = cold.map(({ wallMs }) => wallMs);
    const times = [Math.min(...walls), median(walls), median(cold.map(({ userMs }) => userMs))];
    const modes = watched.map(({ mode, medianMs }) => `${mode}: ${(medianMs / 1000).toFixed(3)}`);
    return `| ${[peer.name, ...times.map((ms) => (ms / 1000).toFixed(2)), modes.join("<br>")].join(" | ")} |`;
  });
  const head =
    "| one changed page | new process: best time s | median time s | user CPU s | running process: median time s |";
  return [head, "| --- | --: | --: | --: | --- |", ...rows].join("\n");
}

/** Maximum times to publish one page, in milliseconds. */
const GOALS_MS = { process: 250, server: 25 };

/**
 * Returns true if the first peer publishes a page faster than all others, with a new process and with a running one. Prints
 * its times beside their goals.
 */
export function isFastest([first, ...others]: readonly ChangedPage[]): boolean {
  if (first === undefined) return false;
  const best = ({ cold }: ChangedPage) => Math.min(...cold.map(({ wallMs }) => wallMs));
  const bestWatched = ({ watched }: ChangedPage) =>
    Math.min(...watched.filter(({ isPreview }) => !isPreview).map(({ medianMs }) => medianMs));
  const times = first.cold.map(({ wallMs }) => wallMs);
  const [fastest, slowest] = [Math.min(...times), Math.max(...times)].map((ms) => `${ms.toFixed(0)} ms`);
  console.log(`\none page, new process: best ${fastest}, worst ${slowest}, goal ≤ ${GOALS_MS.process} ms`);
  console.log(`one page, server: median ${bestWatched(first).toFixed(0)} ms, goal ≤ ${GOALS_MS.server} ms`);
  return others.every((other) => best(first) < best(other) && bestWatched(first) < bestWatched(other));
}
