import type { ReactNode } from "react";
import { FORMAT_DESCRIPTIONS } from "../ui/format-descriptions.ts";

interface FormatHelpProps {
  /** If false, the examples are disabled, because they would replace the text. */
  isEmpty: boolean;
  onUse(example: string): void;
}

/** The formats that can be imported, each with an example. */
export function FormatHelp({ isEmpty, onUse }: FormatHelpProps): ReactNode {
  return (
    <details className="format-help" open={isEmpty}>
      <summary>What you can import</summary>
      <p>Paste or drop any of four formats; we detect which. Anything you leave out stays the same.</p>
      <ul className="lines">
        {FORMAT_DESCRIPTIONS.map(({ name, title, text, example }) => {
          const exampleText = JSON.stringify(example, null, 2);
          return (
            <li key={name}>
              <strong>{title}</strong>
              <p>{text}</p>
              <pre>
                <code>{exampleText}</code>
              </pre>
              <button className="button quiet" type="button" disabled={!isEmpty} onClick={() => onUse(exampleText)}>
                Use This Example<span className="visually-hidden"> of {title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
