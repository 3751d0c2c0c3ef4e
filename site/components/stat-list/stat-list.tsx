import type { ReactNode } from "react";
import type { Stat } from "#schemas/generated/page.ts";
import { Island } from "#site/islands/island/island.tsx";
import { StatFigures } from "./stat-figures.tsx";

/** Figures with what each one counts. They come to life where one of them has a note. */
export function StatList({ stats = [] }: { stats: readonly Stat[] | undefined }): ReactNode {
  if (stats.length === 0) return null;
  if (!stats.some(({ note }) => note)) return <StatFigures stats={stats} />;
  return (
    <Island
      name="stat-figures"
      component={StatFigures}
      props={{ stats: stats.map(({ value, label, note }) => ({ value, label, ...(note && { note }) })) }}
      when="interaction"
    />
  );
}
