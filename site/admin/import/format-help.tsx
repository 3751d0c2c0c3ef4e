import type { ReactNode } from "react";
import { FORMAT_HELP } from "../ui/format-names.ts";

interface FormatHelpProps {
  /** Whether there is anything that an example would replace. */
  isEmpty: boolean;
  onUse(example: string): void;
}

/** The formats that can be imported, each with an example. */
export function FormatHelp({ isEmpty, onUse }: FormatHelpProps): ReactNode {
  return (
    <details className="format-help" open={isEmpty}>
      <summary>What can be imported</summary>
      <p>JSON in one of four formats, which is recognized by itself. What is not given stays as it is.</p>
      <ul className="lines">
        {FORMAT_HELP.map(({ name, title, text, example }) => (
          <li key={name}>
            <strong>{title}</strong>
            <p>{text}</p>
            <pre>
              <code>{JSON.stringify(example, null, 2)}</code>
            </pre>
            <button
              className="button quiet"
              type="button"
              disabled={!isEmpty}
              onClick={() => onUse(JSON.stringify(example, null, 2))}
            >
              Use This Example<span className="visually-hidden"> of {title}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
