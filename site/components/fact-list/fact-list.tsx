import type { ReactNode } from "react";

export interface LabeledFact {
  label: string;
  url?: string | undefined;
  value: ReactNode;
}

export function FactList({ facts }: { facts: readonly LabeledFact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, url, value }) => (
        <div key={label}>
          <dt>{url === undefined ? label : <a href={url}>{label}</a>}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
