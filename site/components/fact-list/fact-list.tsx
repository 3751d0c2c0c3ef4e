import type { ReactNode } from "react";

export interface ListedFact {
  label: ReactNode;
  value: ReactNode;
}

/** List of labels and values. */
export function FactList({ facts }: { facts: readonly ListedFact[] }): ReactNode {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
