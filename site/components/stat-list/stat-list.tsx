import type { ReactNode } from "react";
import type { Stat } from "#schemas/page.generated.ts";

/** Figures with what each one counts. */
export function StatList({ stats = [] }: { stats: readonly Stat[] | undefined }): ReactNode {
  if (stats.length === 0) return null;
  return (
    <dl className="stat-list">
      {stats.map(({ value, label }) => (
        <div className="stat" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
