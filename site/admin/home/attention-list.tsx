import { type ReactNode, useEffect, useReducer, useState } from "react";
import { draftEvents } from "../drafts/draft-store.ts";
import { formatAddress } from "../navigation/address.ts";
import type { SectionProps } from "../navigation/section-props.ts";
import { ATTENTION_SOURCES, type AttentionItem } from "./attention-sources.ts";

interface Attention {
  items: readonly AttentionItem[];
  /** The messages of the sources that could not be read. */
  failures: readonly string[];
}

/** Links to what waits for the user, read again whenever Home is shown. */
export function AttentionList(props: SectionProps): ReactNode {
  const attention = useAttention(props);
  if (attention === undefined) return <p role="status">Loading...</p>;
  const { items, failures } = attention;
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

function useAttention(props: SectionProps): Attention | undefined {
  const [attention, setAttention] = useState<Attention>();
  const [draftVersion, onDraftChange] = useReducer((version: number) => version + 1, 0);
  const { isShown, storeVersion } = props;

  useEffect(() => {
    draftEvents.addEventListener("change", onDraftChange);
    return () => draftEvents.removeEventListener("change", onDraftChange);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new store version or draft reads the same again
  useEffect(() => {
    if (!isShown) return;
    let isCurrent = true;
    readAttention(props).then((read) => isCurrent && setAttention(read));
    return () => {
      isCurrent = false;
    };
  }, [isShown, storeVersion, draftVersion]);

  return attention;
}

async function readAttention(props: SectionProps): Promise<Attention> {
  const sources = ATTENTION_SOURCES.filter(({ section }) => props.sections.includes(section));
  const results = await Promise.allSettled(sources.map(({ read }) => read(props)));
  return {
    items: results.flatMap((result) => (result.status === "fulfilled" ? result.value : [])),
    failures: sources.flatMap(({ failure }, index) => (results[index]?.status === "rejected" ? [failure] : [])),
  };
}
