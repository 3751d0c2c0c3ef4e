/**
 * Time and memory of building a site of 10,000 coverage pages of 63 kB, and of publishing one changed page, for this project
 * and for other site generators.
 *
 * Every peer writes the same pages from the same content: their templates are derived from a page that this project renders
 * (`peers/template.ts`), and the DOM of sampled pages must equal ours. The peers run in turn, in an order that rotates, each
 * as a new process into a new folder. npm downloads peers on the first run, so this benchmark runs only when it is named.
 */
import { execFileSync } from "node:child_process";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { changedPageTable, isFastest, measureChangedPage } from "./peers/changed-page.ts";
import { findDifference } from "./peers/compare-documents.ts";
import type { Peer } from "./peers/peer.ts";
import { preparePeers } from "./peers/prepare-peers.ts";
import { prepareSite } from "./peers/prepare-site.ts";
import type { BenchOptions } from "./support/bench-options.ts";
import { median, type Usage } from "./support/measure.ts";
import { measureCommand } from "./support/measure-command.ts";
import { writeSection } from "./support/performance-doc.ts";

const PAGES = 10_000;
const ROUNDS = 3;
const COMPARED_PAGES = 100;
const MAX_SIZE_DIFFERENCE = 0.001;
/** User CPU relative to Eleventy, and time relative to the bare loop over a template literal. */
const GOALS = { cpu: 1, time: 2 };

export async function benchPeers(folder: string, { mayWrite = false }: BenchOptions): Promise<boolean> {
  const site = await prepareSite(folder, PAGES);
  const peers = await preparePeers(folder, site);
  const usages = new Map<Peer, Usage[]>(peers.map((peer) => [peer, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const peer of [...peers.slice(round % peers.length), ...peers.slice(0, round % peers.length)]) {
      await rm(peer.out, { recursive: true, force: true });
      execFileSync("sync");
      usages.get(peer)?.push(await measureCommand(peer.build));
    }
  }
  const isEqual = await comparePages(peers);
  const results = [...usages].map(([peer, runs]) => summarize(peer, runs));
  const changes = await measureChangedPage(peers);
  const tables = `${toTable(results)}\n\n${changedPageTable(changes)}`;
  console.log(tables);
  if (mayWrite && isEqual) writeSection("peers", tables);
  return isEqual && isAhead(results) && isFastest(changes);
}

/** Returns true if all peers wrote the pages of the first one. Prints the first difference of each that did not. */
async function comparePages([first, ...others]: readonly Peer[]): Promise<boolean> {
  if (first === undefined) return false;
  const names = await readdir(join(first.out, "commercial"));
  const samples = names.filter((name) => name.startsWith("sample-") && name.endsWith(".html"));
  const expectedBytes = await sumSizes(first, samples);
  console.log(`${samples.length} pages, ${(expectedBytes / samples.length / 1000).toFixed(1)} kB each\n`);
  let isEqual = true;
  for (const peer of others) {
    const difference =
      (await findPageDifference(first, peer, samples)) ?? (await findSizeDifference(peer, samples, expectedBytes));
    if (difference !== undefined) console.log(`${peer.name} differs: ${difference}\n`);
    isEqual &&= difference === undefined;
  }
  return isEqual;
}

async function findPageDifference(first: Peer, peer: Peer, names: readonly string[]): Promise<string | undefined> {
  for (let index = 0; index < names.length; index += Math.ceil(names.length / COMPARED_PAGES)) {
    const name = names[index] ?? "";
    const [expected, actual] = await Promise.all(
      [first, peer].map(({ out }) => readFile(join(out, "commercial", name), "utf8")),
    );
    const difference = findDifference(expected ?? "", actual ?? "");
    if (difference !== undefined) return `${name}: ${difference}`;
  }
  return undefined;
}

async function findSizeDifference(
  peer: Peer,
  names: readonly string[],
  expectedBytes: number,
): Promise<string | undefined> {
  const ratio = (await sumSizes(peer, names)) / expectedBytes;
  return Math.abs(ratio - 1) <= MAX_SIZE_DIFFERENCE ? undefined : `its pages have ${ratio.toFixed(4)} times the bytes`;
}

async function sumSizes({ out }: Peer, names: readonly string[]): Promise<number> {
  let sum = 0;
  for (const name of names) sum += (await stat(join(out, "commercial", name))).size;
  return sum;
}

interface Result extends Peer {
  seconds: number[];
  userSeconds: number[];
  peakMB: number;
}

function summarize(peer: Peer, runs: readonly Usage[]): Result {
  const peakMB = Math.max(...runs.map(({ peakMiB }) => peakMiB)) * 1.048576;
  const seconds = runs.map(({ wallMs }) => wallMs / 1000);
  return { ...peer, seconds, userSeconds: runs.map(({ userMs }) => userMs / 1000), peakMB };
}

function toTable(results: readonly Result[]): string {
  const rows = results.map(({ name, version, node, seconds, userSeconds, peakMB }) => {
    const range = [seconds, userSeconds].flatMap((values) => [Math.min(...values), Math.max(...values)]);
    const cells = [name, version, node, ...range.map((value) => value.toFixed(2)), peakMB.toFixed(0)];
    return `| ${cells.join(" | ")} |`;
  });
  const head = "| whole build | version | Node | best time s | worst | best user CPU s | worst | peak memory MB |";
  return [head, "| --- | --- | --- | --: | --: | --: | --: | --: |", ...rows].join("\n");
}

/** Compares this project with Eleventy and the bare loop, round by round. A peer that is not there is not compared. */
function isAhead(results: readonly Result[]): boolean {
  const find = (name: string) => results.find((result) => result.name === name);
  const [own, eleventy, loop] = [find("this project"), find("Eleventy"), find("template literal loop")];
  const compare = (title: string, values: readonly number[] = [], others: readonly number[] = [], goal = 1) => {
    const ratios = values.map((value, round) => value / (others[round] ?? Number.NaN)).filter((ratio) => ratio > 0);
    if (ratios.length === 0) return true;
    const range = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
    console.log(`${title}: best ${range[0]}, worst ${range[1]}, goal ≤ ${goal}`);
    return median(ratios) <= goal;
  };
  const isWithin = [
    compare("\ntime relative to Eleventy", own?.seconds, eleventy?.seconds),
    compare("user CPU relative to Eleventy", own?.userSeconds, eleventy?.userSeconds, GOALS.cpu),
    compare("time relative to the loop", own?.seconds, loop?.seconds, GOALS.time),
  ];
  return isWithin.every(Boolean);
}
