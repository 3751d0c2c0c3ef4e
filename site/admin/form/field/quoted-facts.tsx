import type { ReactNode } from "react";
import { listReferences } from "#content/facts/facts.ts";
import { useEditor } from "../context/editor-context.ts";

/** The facts that a text quotes, with their present values. */
export function QuotedFacts({ text }: { text: string }): ReactNode {
  const { facts } = useEditor();
  const names = [...new Set(listReferences(text))];
  if (names.length === 0) return null;
  return (
    <ul className="quoted-facts">
      {names.map((name) => (
        <li key={name} className={facts.has(name) ? undefined : "unknown"}>
          <code>{`{${name}}`}</code> {facts.has(name) ? `shows as ${facts.get(name)?.text}` : "is not a fact we know"}
        </li>
      ))}
    </ul>
  );
}
