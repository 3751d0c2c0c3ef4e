import type { Stat } from "#schemas/generated/page.ts";
import { Island } from "#site/islands/island/island.tsx";
import { StatFigures } from "./stat-figures.tsx";

/** Figures with their labels. The list is an island only if a figure has a tooltip. */
export function StatList({ stats = [] }: { stats: readonly Stat[] | undefined }) {
  if (stats.length === 0) return null;
  if (!stats.some(({ note }) => note)) return <StatFigures stats={stats} />;
  const props = { stats: stats.map(({ value, label, note }) => ({ value, label, ...(note && { note }) })) };
  return <Island name="stat-figures" component={StatFigures} props={props} when="interaction" />;
}
