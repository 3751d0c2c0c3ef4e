/**
 * Lighthouse on every public page, as a phone, and on the page that Astro builds from the same content, components, styles and
 * files. The last step of `npm run budgets`.
 *
 * Prints the scores, the times and sizes of both pages, and the audits that cost our page points. Exits with 1 unless all our
 * scores are 100, both pages show the same text, and ours is not behind. `--write` replaces the section in
 * `docs/performance.md`. Addresses as arguments measure only those. Needs network access, because npm downloads Lighthouse and
 * Astro; Astro is left out if it cannot be had.
 */
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningServer } from "#api/server/server.ts";
import { ROUTES } from "#tests/support/browser/routes.ts";
import { buildAstroSite, pageFile } from "./peers/build-astro-site.ts";
import { ASTRO } from "./peers/install.ts";
import { visibleText } from "./peers/visible-text.ts";
import { isPerfect, measurePage, type PageFigures, type PageResult } from "./support/measure-page.ts";
import { writeSection } from "./support/performance-doc.ts";
import { serveSite } from "./support/serve-site.ts";
import { tableRow } from "./support/table.ts";

const SITE = join(import.meta.dirname, "../dist/client");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const SCORES_WIDTH = "100/100/100/100".length;

interface FigureBudget {
  name: string;
  unit: string;
  digits: number;
  /** Excess over Astro that one page may have, because a single run varies. */
  pageSlack?: number;
  /** Excess over Astro that the mean of all pages may have. */
  meanSlack?: number;
}

/**
 * Our documents contain their styles, so only everything that a page loads has a budget. The first layout is then one task
 * instead of two, which costs blocking time. Lighthouse counts in round trips of 150 ms to the largest contentful paint.
 */
const FIGURES: Readonly<Record<keyof PageFigures, FigureBudget>> = {
  lcpMs: { name: "LCP", unit: "ms", digits: 0, pageSlack: 160, meanSlack: 0 },
  tbtMs: { name: "TBT", unit: "ms", digits: 0, pageSlack: 100, meanSlack: 20 },
  htmlKilobytes: { name: "HTML", unit: "kB", digits: 1 },
  kilobytes: { name: "all", unit: "kB", digits: 1, pageSlack: 0, meanSlack: 0 },
};
const KEYS = Object.keys(FIGURES) as (keyof PageFigures)[];
const NAMES = Object.values(FIGURES).map(({ name }) => name);

/** Figures of a page, ours and that of Astro. */
interface Comparison {
  name: string;
  own: PageFigures;
  astro: PageFigures;
}

const args = process.argv.slice(2);
const routes = args.some((text) => text.startsWith("/")) ? args.filter((text) => text.startsWith("/")) : ROUTES;
const folder = await mkdtemp(join(tmpdir(), "agency-lighthouse-"));
const servers: RunningServer[] = [];
try {
  const astroOut = await tryBuildAstro();
  const own = await serve(SITE);
  const astro = astroOut === undefined ? undefined : await serve(astroOut);
  const comparisons: Comparison[] = [];
  console.log(
    tableRow("", "scores".padStart(SCORES_WIDTH), ...NAMES, ...(astro ? NAMES.map((name) => `Astro ${name}`) : [])),
  );
  for (const route of routes) {
    const result = await measurePage(own + route, CATEGORIES, folder);
    const peer = astro === undefined ? undefined : (await measurePage(astro + route, ["performance"], folder)).figures;
    printResult(route, result, peer);
    if (!isPerfect(result)) process.exitCode = 1;
    if (peer) comparisons.push({ name: route, own: result.figures, astro: peer });
  }
  if (astroOut && !(await compareWithAstro(comparisons, astroOut))) process.exitCode = 1;
} finally {
  await Promise.all(servers.map((server) => server.close()));
  await rm(folder, { recursive: true });
}

/** Returns the folder of the site that Astro builds, or undefined if that fails. */
async function tryBuildAstro(): Promise<string | undefined> {
  const project = join(folder, "astro");
  await mkdir(project);
  try {
    return await buildAstroSite(project, routes);
  } catch (error) {
    console.log(`Astro is left out: ${error instanceof Error ? error.message : error}\n`);
    return undefined;
  }
}

/** Serves both sites in the same way, and returns the origin. */
async function serve(dir: string): Promise<string> {
  const server = await serveSite(dir);
  servers.push(server);
  return new URL(server.url).origin;
}

function printResult(route: string, { scores, figures, losses }: PageResult, peer: PageFigures | undefined): void {
  console.log(
    tableRow(
      route,
      scores.join("/").padStart(SCORES_WIDTH),
      ...[figures, ...(peer ? [peer] : [])].flatMap(formatFigures),
    ),
  );
  for (const loss of losses) console.log(`    ${loss}`);
}

function formatFigures(figures: PageFigures): string[] {
  return KEYS.map((key) => `${figures[key].toFixed(FIGURES[key].digits)} ${FIGURES[key].unit}`);
}

/** Prints where Astro is ahead, and returns true if our pages show the same text and are within the budgets. */
async function compareWithAstro(comparisons: readonly Comparison[], astroOut: string): Promise<boolean> {
  const differing: string[] = [];
  for (const route of routes) if (!(await hasSameText(route, astroOut))) differing.push(route);
  const mean = meanOf(comparisons);
  console.log(tableRow("mean", " ".repeat(SCORES_WIDTH), ...[mean.own, mean.astro].flatMap(formatFigures)));
  console.log("");
  for (const route of differing) console.log(`${route} shows another text in the Astro build.`);
  const isWithinBudget = [...comparisons, mean]
    .flatMap((comparison) => KEYS.map((key) => isWithin(comparison, key, comparison === mean)))
    .every(Boolean);
  const ratios = KEYS.map((key) => `${FIGURES[key].name} ${(mean.own[key] / mean.astro[key]).toFixed(2)}`);
  console.log(`\nmean relative to Astro ${ASTRO}: ${ratios.join(", ")}`);
  if (args.includes("--write") && routes === ROUTES && differing.length === 0)
    writeSection("lighthouse", toMarkdown([...comparisons, mean]), "npm run budgets -- --write");
  return isWithinBudget && differing.length === 0;
}

async function hasSameText(route: string, astroOut: string): Promise<boolean> {
  const [own, astro] = await Promise.all(
    [SITE, astroOut].map(async (dir) => visibleText(await readFile(join(dir, pageFile(route)), "utf8"))),
  );
  return own === astro;
}

/** Compares a figure with its budget. Prints it if Astro is ahead. */
function isWithin({ name, own, astro }: Comparison, key: keyof PageFigures, isMean: boolean): boolean {
  const { unit, digits, pageSlack, meanSlack, ...figure } = FIGURES[key];
  const slack = isMean ? meanSlack : pageSlack;
  if (slack === undefined || own[key] <= astro[key]) return true;
  const isWithinSlack = own[key] <= astro[key] + slack;
  const verdict = isWithinSlack ? `within ${slack} ${unit}` : `OVER BUDGET: at most ${slack} ${unit} more`;
  const [ours, theirs] = [own, astro].map((figures) => figures[key].toFixed(digits));
  console.log(`Astro is ahead on ${name}: ${figure.name} ${ours} against ${theirs} ${unit} (${verdict})`);
  return isWithinSlack;
}

function meanOf(comparisons: readonly Comparison[]): Comparison {
  const mean = (site: "own" | "astro") => {
    const meanFigure = (key: keyof PageFigures) =>
      comparisons.reduce((sum, { [site]: figures }) => sum + figures[key], 0) / comparisons.length;
    return {
      lcpMs: meanFigure("lcpMs"),
      tbtMs: meanFigure("tbtMs"),
      htmlKilobytes: meanFigure("htmlKilobytes"),
      kilobytes: meanFigure("kilobytes"),
    };
  };
  return { name: "mean", own: mean("own"), astro: mean("astro") };
}

function toMarkdown(comparisons: readonly Comparison[]): string {
  const columns = KEYS.flatMap((key) => [`${FIGURES[key].name} ${FIGURES[key].unit}`, `Astro ${ASTRO}`]);
  const rows = comparisons.map(({ name, own, astro }) => {
    const cells = KEYS.flatMap((key) => [own, astro].map((figures) => figures[key].toFixed(FIGURES[key].digits)));
    return `| ${[name, ...cells].join(" | ")} |`;
  });
  return [`| page | ${columns.join(" | ")} |`, `| --- |${" --: |".repeat(columns.length)}`, ...rows].join("\n");
}
