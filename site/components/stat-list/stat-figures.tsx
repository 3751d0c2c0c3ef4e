import type { ReactNode } from "react";
import type { Stat } from "#schemas/generated/page.ts";
import { Tooltip, TooltipProvider } from "#site/islands/tooltip/tooltip.tsx";

/** Figures with their labels. A figure can have a tooltip that explains it. */
export function StatFigures({ stats }: { stats: readonly Stat[] }): ReactNode {
  return (
    <TooltipProvider>
      <dl className="stat-list">
        {stats.map(({ value, label, note }) => (
          <div className="stat" key={label}>
            <dt>
              {label}
              {note ? <Tooltip label={`About ${label}`} note={note} side="bottom" /> : null}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </TooltipProvider>
  );
}
