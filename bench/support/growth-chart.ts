/** Draws time, CPU and memory of commands against the number of pages, as SVG files for the light and the dark scheme. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ColorPair } from "#content/theme/colors.ts";
import { resolveTheme } from "#content/theme/resolve-theme.ts";

const PICTURES = join(import.meta.dirname, "../../docs/pictures");

/** Measurements of a command at one number of pages. */
export interface GrowthPoint {
  pages: number;
  seconds: number;
  /** User CPU of all threads. */
  cpuSeconds: number;
  peakMB: number;
}

/** A column of the chart. */
export interface GrowthSeries {
  title: string;
  subtitle: string;
  points: readonly GrowthPoint[];
}

type Scheme = keyof ColorPair;

/** A row of the chart. */
interface Figure {
  title: string;
  color: ColorPair;
  /** Values that may have a line. The axis ends at two of them. */
  ticks: readonly number[];
  value(point: GrowthPoint): number;
  format(value: number): string;
}

const COLORS = resolveTheme({}).colors;

const SECONDS = [0.01, 0.1, 1, 10, 100, 1000];
const MEGABYTES = [10, 30, 100, 300, 1000, 3000, 10_000];

const FIGURES: readonly Figure[] = [
  { title: "Time", color: COLORS.accent, ticks: SECONDS, value: (point) => point.seconds, format: formatSeconds },
  {
    title: "User CPU",
    color: COLORS.primary,
    ticks: SECONDS,
    value: (point) => point.cpuSeconds,
    format: formatSeconds,
  },
  {
    title: "Peak memory",
    color: COLORS.good,
    ticks: MEGABYTES,
    value: (point) => point.peakMB,
    format: formatMegabytes,
  },
];

/** Sizes in pixels. A decade is as wide as it is high, so proportional growth rises at 45 degrees. */
const DECADE = 42;
const LEFT = 88;
const GAP = 22;
const TOP = 116;
const ROW_GAP = 38;
const BOTTOM = 56;

const GUIDE = "Both axes are logarithmic. Dashed: growth in proportion, twice as much for twice as many pages.";

/** Writes `docs/pictures/growth-light.svg` and `growth-dark.svg`. */
export function writeGrowthCharts(series: readonly GrowthSeries[]): void {
  for (const scheme of ["light", "dark"] as const)
    writeFileSync(join(PICTURES, `growth-${scheme}.svg`), drawGrowth(series, scheme));
}

/** @internal exported for tests */
export function drawGrowth(series: readonly GrowthSeries[], scheme: Scheme): string {
  const all = series.flatMap(({ points }) => points);
  const sizes = [...new Set(all.map(({ pages }) => pages))].sort((one, other) => one - other);
  const [smallest = 1, largest = 1] = [sizes[0], sizes.at(-1)];
  const columnWidth = decades(smallest, largest);
  const left = (column: number) => LEFT + column * (columnWidth + GAP);

  const parts: string[] = [];
  let top = TOP;
  for (const figure of FIGURES) {
    const [low, high] = rangeOf(all.map(figure.value), figure.ticks);
    const height = decades(low, high);
    const bottom = top + height;
    const y = (value: number) => round(bottom - decades(low, value));
    const ticks = figure.ticks.filter((tick) => tick >= low && tick <= high);
    parts.push(text(16, top - 12, figure.title, { class: "row" }));
    for (const tick of ticks) parts.push(text(LEFT - 8, y(tick) + 4, figure.format(tick), { class: "axis end" }));
    for (const [column, { points }] of series.entries()) {
      const x = (pages: number) => round(left(column) + decades(smallest, pages));
      const grid = [
        ...ticks.map((tick) => `M${x(smallest)} ${y(tick)}H${x(largest)}`),
        ...sizes.map((pages) => `M${x(pages)} ${round(top)}V${round(bottom)}`),
      ];
      const end = points.at(-1);
      if (end === undefined) continue;
      const start = Math.max(smallest, (end.pages * low) / figure.value(end));
      const guide = `M${x(start)} ${y((figure.value(end) * start) / end.pages)}L${x(end.pages)} ${y(figure.value(end))}`;
      // The label is as wide as the distance of the last two points.
      const highest = Math.max(...points.slice(-2).map(figure.value));
      const line = points.map((point) => `${x(point.pages)} ${y(figure.value(point))}`);
      parts.push(
        `<path class="grid" d="${grid.join("")}"/>`,
        `<path class="guide" d="${guide}"/>`,
        `<path class="line" stroke="${figure.color[scheme]}" d="M${line.join("L")}"/>`,
        ...line.map((at) => dot(at, figure.color[scheme])),
        text(x(end.pages), y(highest) - 9, figure.format(figure.value(end)), { class: "value end" }),
      );
    }
    top = bottom + ROW_GAP;
  }
  const axis = top - ROW_GAP + 18;
  for (const [column, { title, subtitle }] of series.entries()) {
    parts.push(text(left(column), TOP - 46, title, { class: "title" }));
    parts.push(text(left(column), TOP - 30, subtitle, { class: "axis" }));
    for (const pages of labeled(sizes)) {
      const anchor = pages === smallest ? "" : pages === largest ? " end" : " middle";
      parts.push(text(left(column) + decades(smallest, pages), axis, shorten(pages), { class: `axis${anchor}` }));
    }
  }
  parts.push(text(16, axis, "Pages", { class: "row" }));

  const width = round(left(series.length) - GAP + 16);
  const height = round(axis + BOTTOM - 18);
  const title = `Time, CPU and memory with ${smallest.toLocaleString("en-US")} to ${largest.toLocaleString("en-US")} coverage pages`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">${title}</title>
<style>${styles(scheme)}</style>
<rect class="ground" width="${width}" height="${height}" rx="8"/>
${text(16, 32, title, { class: "heading" })}
${text(16, height - 16, GUIDE, { class: "axis" })}
${parts.join("\n")}
</svg>
`;
}

function styles(scheme: Scheme): string {
  const color = (name: keyof typeof COLORS) => COLORS[name][scheme];
  return [
    `text{font:13px system-ui,-apple-system,"Segoe UI",sans-serif;fill:${color("ink")}}`,
    ".heading{font-size:17px;font-weight:600}.title,.row,.value{font-weight:600}",
    `.value{stroke:${color("paper")};stroke-width:4px;paint-order:stroke}`,
    `.axis{fill:${color("muted")};font-size:12px}.end{text-anchor:end}.middle{text-anchor:middle}`,
    `.ground{fill:${color("paper")}}path{fill:none}.grid{stroke:${color("rule")};stroke-width:.75}`,
    `.guide{stroke:${color("muted")};stroke-dasharray:3 4}.line{stroke-width:2.25;stroke-linejoin:round}`,
  ].join("\n");
}

function dot(at: string, color: string): string {
  const [x, y] = at.split(" ");
  return `<circle cx="${x}" cy="${y}" r="3" fill="${color}"/>`;
}

function text(x: number, y: number, content: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<text x="${round(x)}" y="${round(y)}"${written.join("")}>${content}</text>`;
}

/** Returns the distance of two values on a logarithmic axis in pixels. */
function decades(from: number, to: number): number {
  return Math.log10(to / from) * DECADE;
}

/** Returns the ticks that enclose values most closely. */
function rangeOf(values: readonly number[], ticks: readonly number[]): [number, number] {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return [ticks.findLast((tick) => tick <= min) ?? min, ticks.find((tick) => tick >= max) ?? max];
}

/** Returns the numbers of pages whose labels do not overlap: the last one takes the place of its neighbor. */
function labeled(sizes: readonly number[]): number[] {
  return sizes.filter((size, index) => index === sizes.length - 1 || decades(size, sizes.at(-1) ?? size) >= DECADE);
}

/** Formats a time with two significant digits, but not fewer than the whole seconds. */
function formatSeconds(value: number): string {
  return `${value >= 10 ? Math.round(value).toLocaleString("en-US") : Number(value.toPrecision(2))} s`;
}

function formatMegabytes(value: number): string {
  return `${Math.round(value).toLocaleString("en-US")} MB`;
}

/** Formats a number of pages, such as 30,000 as 30k. */
function shorten(pages: number): string {
  return pages < 1000 ? String(pages) : `${pages / 1000}k`;
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
