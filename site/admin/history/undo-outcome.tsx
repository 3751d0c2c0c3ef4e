import { type ReactNode, useEffect, useId, useRef } from "react";
import type { ImportResult } from "#content/importer/result.ts";
import { PageChangeList } from "../changes/page-list.tsx";

/** How going back ended. It stays until the next time. */
export function UndoOutcome({ result }: { result: ImportResult }): ReactNode {
  const { success, message, imported } = result;
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each is to be read
  useEffect(() => box.current?.focus(), [result]);

  return (
    <section className={success ? "outcome" : "outcome destructive"} aria-labelledby={titleId} tabIndex={-1} ref={box}>
      <h3 id={titleId}>{success ? "Undone" : "Not undone"}</h3>
      <p>{message}</p>
      <PageChangeList pages={imported} isLinked />
    </section>
  );
}
