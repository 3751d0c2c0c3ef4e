import { type ReactNode, useEffect, useMemo, useReducer } from "react";
import { formatAddress } from "../navigation/address.ts";
import type { SectionProps } from "../navigation/section-props.ts";
import { useQuery } from "../query/use-query.ts";
import { draftEvents } from "../session/draft-store.ts";
import { ATTENTION_SOURCES, type AttentionItem } from "./attention-sources.ts";

interface Attention {
  items: readonly AttentionItem[];
  /** The messages of the sources that could not be read. */
  failures: readonly string[];
}

/** Links to what waits for the user, read again whenever Home is shown. */
export function AttentionList(props: SectionProps): ReactNode {
  const [draftVersion, onDraftChange] = useReducer((version: number) => version + 1, 0);
  const { isShown, storeVersion } = props;
  useEffect(() => {
    draftEvents.addEventListener("change", onDraftChange);
    return () => draftEvents.removeEventListener("change", onDraftChange);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new store version or draft reads the same again
  const read = useMemo(() => (isShown ? () => readAttention(props) : undefined), [isShown, storeVersion, draftVersion]);
  const { value } = useQuery(read);
  if (value === undefined) return <p role="status">Loading...</p>;
  const { items, failures } = value;
  return (
    <>
      {failures.map((failure) => (
        <p key={failure} className="field-error" role="alert">
          {failure}
        </p>
      ))}
      {items.length === 0 && failures.length === 0 && <p className="field-hint">Nothing is waiting for you.</p>}
      {items.length > 0 && (
        <ul className="attention lines">
          {items.map(({ id, title, detail, to }) => (
            <li key={id}>
              <a href={formatAddress(to)}>{title}</a> <span>{detail}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

async function readAttention(props: SectionProps): Promise<Attention> {
  const sources = ATTENTION_SOURCES.filter(({ section }) => props.sections.includes(section));
  const results = await Promise.allSettled(sources.map(({ read }) => read(props)));
  return {
    items: results.flatMap((result) => (result.status === "fulfilled" ? result.value : [])),
    failures: sources.flatMap(({ failure }, index) => (results[index]?.status === "rejected" ? [failure] : [])),
  };
}
