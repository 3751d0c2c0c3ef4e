/**
 * Time and memory of building a site of 10,000 coverage pages of about 55 kB, for this project and for other site generators.
 *
 * Every peer writes the same pages from the same content: their templates are derived from a page that this project renders
 * (`peers/template.ts`), and the DOM of sampled pages must equal ours. The peers run in turn, in an order that rotates, each
 * as a new process into a new folder. npm downloads peers on the first run, so this benchmark runs only when it is named.
 */
import { execFileSync } from "node:child_process";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { findDifference } from "./peers/compare-documents.ts";
import { type Peer, preparePeers } from "./peers/prepare-peers.ts";
import { prepareSite } from "./peers/prepare-site.ts";
import { type Usage, median } from "./support/measure.ts";
import { measureCommand } from "./support/measure-command.ts";

const PAGES = Number(process.env.PAGES ?? 10_000);
const DEFAULT_ROUNDS = 3;
const COMPARED_PAGES = 100;
const MAX_SIZE_DIFFERENCE = 0.001;

/** @param rounds how often each peer builds the site */
export async function benchPeers(folder: string, rounds = DEFAULT_ROUNDS): Promise<boolean> {
  const site = await prepareSite(folder, PAGES);
  const peers = await preparePeers(folder, site);
  const usages = new Map<Peer, Usage[]>(peers.map((peer) => [peer, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const peer of [...peers.slice(round % peers.length), ...peers.slice(0, round % peers.length)]) {
      await rm(peer.out, { recursive: true, force: true });
      execFileSync("sync");
      usages.get(peer)?.push(await measureCommand(peer.build));
    }
  }
  const isEqual = await comparePages(peers);
  printTable(usages);
  return isEqual;
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
    const difference = (await findPageDifference(first, peer, samples)) ?? (await findSizeDifference(peer, samples, expectedBytes));
    if (difference !== undefined) console.log(`${peer.name} differs: ${difference}\n`);
    isEqual &&= difference === undefined;
  }
  return isEqual;
}

async function findPageDifference(first: Peer, peer: Peer, names: readonly string[]): Promise<string | undefined> {
  for (let index = 0; index < names.length; index += Math.ceil(names.length / COMPARED_PAGES)) {
    const name = names[index] ?? "";
    const [expected, actual] = await Promise.all([first, peer].map(({ out }) => readFile(join(out, "commercial", name), "utf8")));
    const difference = findDifference(expected ?? "", actual ?? "");
    if (difference !== undefined) return `${name}: ${difference}`;
  }
  return undefined;
}

async function findSizeDifference(peer: Peer, names: readonly string[], expectedBytes: number): Promise<string | undefined> {
  const ratio = (await sumSizes(peer, names)) / expectedBytes;
  return Math.abs(ratio - 1) <= MAX_SIZE_DIFFERENCE ? undefined : `its pages have ${ratio.toFixed(4)} times the bytes`;
}

async function sumSizes({ out }: Peer, names: readonly string[]): Promise<number> {
  let sum = 0;
  for (const name of names) sum += (await stat(join(out, "commercial", name))).size;
  return sum;
}

function printTable(usages: ReadonlyMap<Peer, readonly Usage[]>): void {
  console.log("| whole build | version | Node | best wall s | median wall s | user CPU s | peak MiB |");
  console.log("|---|---|---|---|---|---|---|");
  for (const [{ name, version, node }, runs] of usages) {
    const walls = runs.map(({ wallMs }) => wallMs);
    const seconds = [Math.min(...walls), median(walls), median(runs.map(({ userMs }) => userMs))].map((ms) => (ms / 1000).toFixed(2));
    const peak = Math.max(...runs.map(({ peakMiB }) => peakMiB)).toFixed(0);
    console.log(`| ${[name, version, node, ...seconds, peak].join(" | ")} |`);
  }
}
